import { Input, makeStyles, tokens } from '@fluentui/react-components'
import type { FocusEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { daysOf } from '../../../machines/fields/period.ts'
import { formatDate } from '../../shared/format/date.ts'
import { type InputProps, textOf } from './input.ts'
import { Together } from './Together.tsx'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: tokens.spacingHorizontalS },
  day: { width: '100%', minWidth: 0 },
})

/** Both days beside each other, written out below. */
export const PeriodInput = (props: InputProps) => {
  const { name, label, hint, value, disabled, onChange, onBlur } = props
  const { t, i18n } = useTranslation('ui')
  const classes = useStyles()
  const days = daysOf(textOf(value))
  const set = ({ begin, end }: typeof days) => onChange(begin || end ? `${begin}/${end}` : null)
  const written = [days.begin, days.end].map((day) => (day ? formatDate(day, i18n.language, 'form') : '…'))
  const left = ({ relatedTarget }: FocusEvent<HTMLInputElement>) =>
    relatedTarget?.getAttribute('data-period') === name || onBlur?.()
  const day = (part: keyof typeof days, id?: string) => (
    <Input
      id={id}
      className={classes.day}
      name={part === 'begin' ? name : undefined}
      data-period={name}
      aria-label={t(`fields.period.${part}`, { label })}
      disabled={disabled}
      type="date"
      value={days[part]}
      onChange={(_, data) => set({ ...days, [part]: data.value })}
      onBlur={left}
    />
  )
  return (
    <Together {...props} hint={days.begin || days.end ? written.join(' – ') : hint} className={classes.root}>
      {(control) => (
        <>
          {day('begin', control.id)}
          {day('end')}
        </>
      )}
    </Together>
  )
}
