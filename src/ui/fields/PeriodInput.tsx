import { makeStyles, tokens } from '@fluentui/react-components'
import type { FocusEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { isDay } from '../../../machines/fields/day.ts'
import { daysOf } from '../../../machines/fields/period.ts'
import { DayBox } from './DayBox.tsx'
import type { InputProps } from './input.ts'
import { Together } from './Together.tsx'
import { useParts } from './useParts.ts'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(144px, 100%), 1fr))',
    gap: tokens.spacingHorizontalS,
  },
  day: { width: '100%', minWidth: 0 },
})

type Days = ReturnType<typeof daysOf>

const periodOf = ({ begin, end }: Days): string | null => (begin || end ? `${begin}/${end}` : null)

/** Both days beside each other. */
export const PeriodInput = (props: InputProps) => {
  const { name, label, value, days: bounds, disabled, onChange, onBlur } = props
  const { t } = useTranslation('ui')
  const classes = useStyles()
  const [days, set] = useParts(value, daysOf, periodOf, onChange)
  const left = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) =>
    currentTarget.closest('[role="group"]')?.contains(relatedTarget) || onBlur?.()
  const day = (part: keyof Days, id?: string) => (
    <DayBox
      id={id}
      className={classes.day}
      name={part === 'begin' ? name : undefined}
      label={t(`fields.period.${part}`, { label })}
      aria-label={t(`fields.period.${part}`, { label })}
      disabled={disabled}
      min={part === 'end' && isDay(days.begin) ? days.begin : bounds?.min}
      max={bounds?.max}
      value={days[part]}
      onChange={(next) => set({ [part]: next })}
      onBlur={left}
    />
  )
  return (
    <Together {...props} className={classes.root}>
      {(control) => (
        <>
          {day('begin', control.id)}
          {day('end')}
        </>
      )}
    </Together>
  )
}
