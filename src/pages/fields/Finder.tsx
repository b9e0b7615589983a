import { Combobox, makeStyles, Option } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { searchMinimum } from '../../shared/endpoints/paging.ts'
import type { Area } from '../../shared/area/types.ts'
import { useFound } from './useFound.ts'

const useStyles = makeStyles({
  box: { width: '100%', minWidth: 0 },
  list: { maxHeight: '320px' },
})

interface FinderProps {
  area: Area
  name: string
  disabled: boolean | undefined
  /** What is chosen, and what that is called. */
  chosen: { ids: readonly string[]; text: string }
  onChoose(id: string | null): void
  onBlur?(): void
}

/** Finds a record of an area by what it is called. */
export const Finder = ({ area, name, disabled, chosen, onChoose, onBlur }: FinderProps) => {
  const { t } = useTranslation('fields')
  const classes = useStyles()
  const [typed, setTyped] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const { records, state, more } = useFound(area, typed ?? '', open)
  const said = {
    short: t('searchMore', { count: searchMinimum }),
    searching: t('searching'),
    failed: t('searchFailed'),
    found: t('noneFound'),
  }
  return (
    <Combobox
      className={classes.box}
      name={name}
      freeform
      disabled={disabled}
      clearable
      listbox={{ className: classes.list }}
      positioning={{ autoSize: false }}
      value={typed ?? chosen.text}
      selectedOptions={[...chosen.ids]}
      open={open}
      onOpenChange={(_, data) => setOpen(data.open)}
      onChange={(event) => setTyped(event.target.value)}
      onOptionSelect={(_, { optionValue }) => {
        setTyped(null)
        onChoose(optionValue || null)
      }}
      onBlur={() => {
        setTyped(null)
        onBlur?.()
      }}
    >
      {records.map((one) => (
        <Option key={one.id} value={one.id} text={one.title}>
          {one.subtitle ? `${one.title} (${one.subtitle})` : one.title}
        </Option>
      ))}
      {more && (
        <Option disabled text="">
          {t('typeForMore')}
        </Option>
      )}
      {records.length === 0 && (
        <Option disabled text="">
          {said[state]}
        </Option>
      )}
    </Combobox>
  )
}
