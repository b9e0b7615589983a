import { Field, Input, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { DateRange } from '../../../shared/filters/dateRange.ts'
import type { FilterProps } from './filter.ts'

const useStyles = makeStyles({
  days: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: tokens.spacingHorizontalM },
  day: { width: '100%', minWidth: 0 },
})

export const Days = ({ value = { from: null, to: null }, onChange }: FilterProps<DateRange>) => {
  const { t } = useTranslation('list')
  const classes = useStyles()
  const set = (change: Partial<DateRange>) => {
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
