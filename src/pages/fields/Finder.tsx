import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { searchMinimum } from '../../shared/endpoints/paging.ts'
import { besideTitle } from '../../shared/format/besideTitle.ts'
import { FindBox } from '../../ui/fields/FindBox.tsx'
import type { Sought } from './shortLists.ts'
import { type Meant, useFound } from './useFound.ts'

interface FinderProps extends Sought, Meant {
  name: string
  disabled: boolean | undefined
  /** What is chosen, and what that is called. */
  chosen: { ids: readonly string[]; text: string }
  onChoose(id: string | null): void
  onBlur?(): void
}

/** Finds a record of an area by what it is called. */
export const Finder = ({ area, beginning, filter, only, owner, chosen, ...box }: FinderProps) => {
  const { t } = useTranslation(['fields', 'validation'])
  const [typed, setTyped] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const { records, state, more } = useFound({ area, beginning, filter }, typed ?? '', open, { only, owner })
  const said = {
    short: typed?.trim() ? t('validation:searchMin') : t('searchMore', { count: searchMinimum }),
    searching: t('searching'),
    failed: t('searchFailed'),
    found: t('noneFound'),
  }
  return (
    <FindBox
      {...box}
      clearable={chosen.text !== ''}
      typed={typed}
      shown={chosen.text}
      chosen={chosen.ids}
      choices={records.map((one) => ({
        value: one.id,
        text: one.title,
        shown: besideTitle(one) ? `${one.title} (${besideTitle(one)})` : one.title,
      }))}
      said={more ? t('typeForMore') : records.length === 0 ? said[state] : undefined}
      open={open}
      onType={setTyped}
      onOpen={setOpen}
    />
  )
}
