import { Field, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isDay } from '../../../../machines/fields/day.ts'
import type { DateRange } from '../../../shared/filters/dateRange.ts'
import { useBounds } from '../../../ui/calendar/useBounds.ts'
import { DayBox } from '../../../ui/fields/DayBox.tsx'
import type { FilterProps } from './filter.ts'

const useStyles = makeStyles({
  days: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(128px, 100%), 1fr))',
    gap: tokens.spacingHorizontalM,
  },
  day: { width: '100%', minWidth: 0 },
})

export const Days = ({ value = { from: null, to: null }, onChange }: FilterProps<DateRange>) => {
  const { t } = useTranslation('list')
  const set = (change: Partial<DateRange>) => {
    const next = { ...value, ...change }
    onChange(next.from || next.to ? next : null)
  }
  return (
    <div className={useStyles().days}>
      <End label={t('filters.from')} day={value.from} max={value.to} onChange={(from) => set({ from })} />
      <End label={t('filters.to')} day={value.to} min={value.from} onChange={(to) => set({ to })} />
    </div>
  )
}

interface EndProps {
  label: string
  day: string | null
  min?: string | null
  max?: string | null
  onChange(day: string | null): void
}

/** Applied once it is a day; what is none stays in the box, and is told when it is left. */
const End = ({ label, day, min, max, onChange }: EndProps) => {
  const { t } = useTranslation('validation')
  const outside = useBounds(min, max)
  const [wrong, setWrong] = useState('')
  const [isLeft, setLeft] = useState(false)
  const refusal = (text: string) => (text && !isDay(text) ? t('day', { field: label }) : outside(text))
  return (
    <Field label={label} validationMessage={isLeft && wrong ? refusal(wrong) : undefined}>
      <DayBox
        className={useStyles().day}
        label={label}
        min={min}
        max={max}
        value={wrong || (day ?? '')}
        onChange={(text) => {
          const isRight = refusal(text) === null
          setWrong(isRight ? '' : text)
          setLeft(false)
          if (isRight) onChange(text || null)
        }}
        onBlur={() => setLeft(true)}
      />
    </Field>
  )
}
