import { Input, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { isDay, isInstant } from '../../../machines/fields/day.ts'
import { instantAt, wallClock } from '../../shared/format/zones.ts'
import { DayBox } from './DayBox.tsx'
import type { InputProps } from './input.ts'
import { Together } from './Together.tsx'
import { useParts } from './useParts.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 88px', gap: tokens.spacingHorizontalS },
  part: { width: '100%', minWidth: 0 },
})

const partsOf = (value: string) => {
  const [day = '', time = ''] = isInstant(value) ? wallClock(value).split('T') : [value]
  return { day, time }
}

/** '9:05', '09.05' and '0905' as 'HH:mm'; null when it is no time of a day. */
const readTime = (typed: string): string | null => {
  const [, hours = '', minutes = ''] = /^(\d{1,2})[:.]?(\d{2})$/.exec(typed.trim()) ?? []
  const time = `${hours.padStart(2, '0')}:${minutes}`
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time) ? time : null
}

const instantOf = ({ day, time }: ReturnType<typeof partsOf>): string | null => {
  const read = readTime(time)
  return isDay(day) && read ? instantAt(`${day}T${read}`) : `${day} ${time}`.trim() || null
}

/** Typed as the reader's clock shows it. */
const InstantInput = (props: InputProps) => {
  const { name, label, value, disabled, onChange, onBlur } = props
  const { t } = useTranslation('ui')
  const classes = useStyles()
  const [{ day, time }, set] = useParts(value, partsOf, instantOf, onChange)
  return (
    <Together {...props} className={classes.root}>
      {(control) => (
        <>
          <DayBox
            {...control}
            className={classes.part}
            name={name}
            label={label}
            disabled={disabled}
            value={day}
            onChange={(next) => set({ day: next })}
            onBlur={onBlur}
          />
          <Input
            className={classes.part}
            aria-label={t('fields.time', { label })}
            disabled={disabled}
            inputMode="numeric"
            placeholder="HH:mm"
            value={time}
            onChange={(_, data) => set({ time: data.value })}
            onBlur={onBlur}
          />
        </>
      )}
    </Together>
  )
}

export default InstantInput
