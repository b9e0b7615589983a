import { Combobox, Link, makeStyles, Option, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { areas } from '../../areas/registry.ts'
import { usePerson } from '../../data/person.ts'
import type { FieldOf } from '../../../machines/fields/fields.ts'
import { searchMinimum } from '../../shared/endpoints/paging.ts'
import { accessTo } from '../../shared/navigation/access.ts'
import { type InputProps, textOf } from '../../ui/fields/input.ts'
import { keptTitle } from './referred.ts'
import { useFound } from './useFound.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalXS, justifyItems: 'start' },
  box: { width: '100%', minWidth: 0 },
  list: { maxHeight: '320px' },
})

/** Finds a record by what it is called; a new one is made beside the form, which stays as it is. */
export const ReferenceInput = ({
  field,
  name,
  value,
  disabled,
  onChange,
  onBlur,
}: InputProps<FieldOf<'reference'>>) => {
  const { t } = useTranslation('fields')
  const classes = useStyles()
  const person = usePerson()
  const area = areas.find(({ id }) => id === field.area)!
  const [typed, setTyped] = useState<string | null>(null)
  const { records, state } = useFound(area, typed ?? '')
  const id = textOf(value)
  const called = id && (keptTitle(id) ?? t('unseen'))
  const creation = `${area.route}/create`
  const said = {
    short: t('searchMore', { count: searchMinimum }),
    searching: t('searching'),
    failed: t('searchFailed'),
  }
  return (
    <div className={classes.root}>
      <Combobox
        className={classes.box}
        name={name}
        freeform
        disabled={disabled}
        clearable
        listbox={{ className: classes.list }}
        value={typed ?? called}
        selectedOptions={id ? [id] : []}
        onChange={(event) => setTyped(event.target.value)}
        onOptionSelect={(_, { optionValue }) => {
          setTyped(null)
          onChange(optionValue || null)
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
        {records.length === 0 && (
          <Option disabled text="">
            {state === 'found' ? t('noneFound') : said[state]}
          </Option>
        )}
      </Combobox>
      {person && accessTo(creation, areas, person) === 'granted' && (
        <Link href={creation} target="_blank" rel="noopener">
          {t('createNew')}
        </Link>
      )}
    </div>
  )
}
