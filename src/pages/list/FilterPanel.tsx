import { Button, Popover, PopoverSurface, makeStyles, tokens } from '@fluentui/react-components'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import type { Filter } from '../../shared/area/listTypes.ts'
import type { Area } from '../../shared/area/types.ts'
import { optionsOf } from '../../shared/area/names.ts'
import type { FilterValue } from '../../shared/filters/filters.ts'
import type { FilterProps } from './filters/filter.ts'
import { filterInputs } from './filters/inputs.ts'
import { headerOf, optionLabelOf } from './useColumns.tsx'
import { filtered, type ListQuery, narrowed } from './query.ts'

const useStyles = makeStyles({
  surface: {
    display: 'grid',
    gap: tokens.spacingVerticalL,
    width: '320px',
    maxWidth: 'calc(100vw - 32px)',
    maxHeight: 'min(70vh, 640px)',
    overflowY: 'auto',
    boxSizing: 'border-box',
  },
  group: { margin: 0, padding: 0, border: 'none', minWidth: 0 },
  legend: { padding: 0, fontWeight: tokens.fontWeightSemibold },
})

interface FilterPanelProps {
  area: Area
  query: ListQuery
  /** The button that it opens beside. */
  target: HTMLElement | null
  /** Stays mounted when it closes: taken away while open, it would leave the page hidden from screen readers. */
  open: boolean
  onTurn(query: ListQuery): void
  onClose(): void
}

/** Each choice narrows the list at once. */
const FilterPanel = ({ area, query, target, open, onTurn, onClose }: FilterPanelProps) => {
  const { t } = useTranslation(['list', area.name])
  const classes = useStyles()
  const set = (field: string) => (value: FilterValue | null) => onTurn(filtered(query, field, value))
  const control = ({ field, kind }: Filter) => {
    const Input = filterInputs[kind] as ComponentType<FilterProps<FilterValue>>
    return (
      <Input
        field={area.fields[field]}
        label={headerOf(t, area, field)}
        options={optionsOf(area, field)}
        optionLabel={(option) => optionLabelOf(t, area, field, option)}
        value={query.filter[field]}
        onChange={set(field)}
      />
    )
  }
  return (
    <Popover
      open={open}
      trapFocus
      positioning={{ target, position: 'below', align: 'start' }}
      onOpenChange={(_, data) => !data.open && onClose()}
    >
      <PopoverSurface className={classes.surface} aria-label={t('list:filters.title')}>
        {area.list.filters.map((filter) => (
          <fieldset key={filter.field} className={classes.group}>
            <legend className={classes.legend}>{headerOf(t, area, filter.field)}</legend>
            {control(filter)}
          </fieldset>
        ))}
        <Button
          disabledFocusable={Object.keys(query.filter).length === 0}
          onClick={() => onTurn(narrowed(query, { filter: {} }))}
        >
          {t('list:filters.clear')}
        </Button>
      </PopoverSurface>
    </Popover>
  )
}

export default FilterPanel
