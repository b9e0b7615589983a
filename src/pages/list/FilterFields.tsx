import { makeStyles, tokens } from '@fluentui/react-components'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { narrowedBy } from '../../../machines/fields/beside.ts'
import type { Field } from '../../../machines/fields/fields.ts'
import type { ListQuery } from '../../shared/endpoints/listQuery.ts'
import type { Filter } from '../../shared/area/listTypes.ts'
import { optionsOf } from '../../shared/area/names.ts'
import { headerOf } from '../../shared/area/columns.ts'
import { headedText } from '../../shared/format/heading.ts'
import { optionLabelOf } from '../../shared/area/filterText.ts'
import type { Area } from '../../shared/area/types.ts'
import type { FilterValue } from '../../shared/filters/filters.ts'
import type { FilterProps } from './filters/filter.ts'
import { filterInputs } from './filters/inputs.ts'
import { filtered } from './query.ts'

const useStyles = makeStyles({
  group: { margin: 0, padding: 0, border: 'none', minWidth: 0 },
  legend: { padding: 0, fontWeight: tokens.fontWeightSemibold },
})

interface FilterFieldsProps {
  area: Area
  query: ListQuery
  onTurn(query: ListQuery): void
}

/** What is filtered by; within a record of the parent, those alone that go with it. */
const fieldIn = ({ fields, parent, within: chosen }: Area, name: string): Field | undefined => {
  const field = fields[name]
  if (field?.type !== 'reference') return field
  const { type, area, within = {} } = field
  return narrowedBy({ type, area, within }, parent ? { [parent.field]: chosen } : {}, {})
}

/** Each choice narrows the list at once. */
export const FilterFields = ({ area, query, onTurn }: FilterFieldsProps) => {
  const { t, i18n } = useTranslation(['list', area.name, 'fields'])
  const classes = useStyles()
  const control = ({ field, kind }: Filter) => {
    const heading = area.headings?.[field]
    const Input = filterInputs[kind] as ComponentType<FilterProps<FilterValue>>
    return (
      <Input
        field={fieldIn(area, field)}
        label={headerOf(t, area, field)}
        options={optionsOf(area, field)}
        optionLabel={(option) =>
          heading ? headedText(t, i18n.language, heading, field, option) : optionLabelOf(t, area, field, option)
        }
        stored={heading?.typed}
        value={query.filter[field]}
        onChange={(value) => onTurn(filtered(query, field, value))}
      />
    )
  }
  return area.list.filters
    .filter(({ linked }) => !linked)
    .map((filter) => (
      <fieldset key={filter.field} className={classes.group}>
        <legend className={classes.legend}>{headerOf(t, area, filter.field)}</legend>
        {control(filter)}
      </fieldset>
    ))
}
