import {
  Button,
  Checkbox,
  Field,
  Input,
  Popover,
  PopoverSurface,
  Radio,
  RadioGroup,
  makeStyles,
  tokens,
} from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { Area, Filter } from '../../shared/area/types.ts'
import type { DateRangeFilter, FilterValue } from '../../shared/endpoints/paging.ts'
import { headerOf } from './useColumns.tsx'
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
  options: { display: 'grid' },
  days: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: tokens.spacingHorizontalM },
  day: { width: '100%', minWidth: 0 },
})

interface FilterProps<V> {
  value: V | undefined
  onChange(value: V | null): void
}

const Options = ({
  options,
  label,
  value = [],
  onChange,
}: FilterProps<string[]> & { options: readonly string[]; label(option: string): string }) => {
  const classes = useStyles()
  const toggle = (option: string, checked: boolean) => {
    const chosen = options.filter((other) => (other === option ? checked : value.includes(other)))
    onChange(chosen.length > 0 ? chosen : null)
  }
  return (
    <div className={classes.options}>
      {options.map((option) => (
        <Checkbox
          key={option}
          label={label(option)}
          checked={value.includes(option)}
          onChange={(_, data) => toggle(option, data.checked === true)}
        />
      ))}
    </div>
  )
}

const Flag = ({ value, onChange, label }: FilterProps<boolean> & { label: string }) => {
  const { t } = useTranslation(['list', 'fields'])
  return (
    <RadioGroup
      layout="horizontal"
      aria-label={label}
      value={String(value ?? 'any')}
      onChange={(_, data) => onChange(data.value === 'any' ? null : data.value === 'true')}
    >
      <Radio value="any" label={t('list:filters.any')} />
      <Radio value="true" label={t('fields:yes')} />
      <Radio value="false" label={t('fields:no')} />
    </RadioGroup>
  )
}

const Days = ({ value = { from: null, to: null }, onChange }: FilterProps<DateRangeFilter>) => {
  const { t } = useTranslation('list')
  const classes = useStyles()
  const set = (change: Partial<DateRangeFilter>) => {
    const next = { ...value, ...change }
    onChange(next.from || next.to ? next : null)
  }
  return (
    <div className={classes.days}>
      <Field label={t('filters.from')}>
        <Input
          className={classes.day}
          type="date"
          max={value.to ?? undefined}
          value={value.from ?? ''}
          onChange={(_, data) => set({ from: data.value || null })}
        />
      </Field>
      <Field label={t('filters.to')}>
        <Input
          className={classes.day}
          type="date"
          min={value.from ?? undefined}
          value={value.to ?? ''}
          onChange={(_, data) => set({ to: data.value || null })}
        />
      </Field>
    </div>
  )
}

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
    const value = query.filter[field]
    const declared = area.fields[field]
    switch (kind) {
      case 'options':
        return (
          <Options
            options={declared?.type === 'option' ? declared.options : []}
            label={(option) => t(`${area.name}:options.${field}.${option}`)}
            value={value as string[] | undefined}
            onChange={set(field)}
          />
        )
      case 'flag':
        return <Flag label={headerOf(t, area, field)} value={value as boolean | undefined} onChange={set(field)} />
      case 'dateRange':
        return <Days value={value as DateRangeFilter | undefined} onChange={set(field)} />
    }
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
