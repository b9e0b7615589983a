import { Combobox, Field, makeStyles, Option } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { detectTimeZone } from '../../shared/format/timeZone.ts'
import { offsetOf, timeZones } from '../../shared/format/zones.ts'
import { zonesMatching } from './zones.ts'

const useStyles = makeStyles({ list: { maxHeight: '320px' } })

interface TimeZoneInputProps {
  /** null: the browser's. */
  value: string | null
  onChange(zone: string | null): void
}

/** No zone is called so. */
const browsers = ''

/** Chooses a zone by any part of its name; what is typed and not chosen changes nothing. */
export const TimeZoneInput = ({ value, onChange }: TimeZoneInputProps) => {
  const { t } = useTranslation('profile')
  const classes = useStyles()
  const [typed, setTyped] = useState<string | null>(null)
  const [zones] = useState(timeZones)
  const [now] = useState(() => new Date().toISOString())
  const own = t('details.browserZone', { zone: detectTimeZone() })
  const textOf = (zone: string) => `${zone.replaceAll('_', ' ')} (GMT${offsetOf(zone, now)})`
  const matching = zonesMatching(zones, typed ?? '')
  return (
    <Field label={t('details.timeZone')} hint={t('details.timeZoneHint')}>
      <Combobox
        expandIcon={{ 'aria-hidden': true, tabIndex: -1 }}
        name="timeZone"
        listbox={{ className: classes.list }}
        value={typed ?? (value === null ? own : textOf(value))}
        selectedOptions={[value ?? browsers]}
        onFocus={({ target }) => target.select()}
        onChange={(event) => setTyped(event.target.value)}
        onOptionSelect={(_, { optionValue }) => {
          // Typing takes the mark from the chosen option, which is no choice of another.
          if (optionValue === undefined) return
          onChange(optionValue || null)
          setTyped(null)
        }}
        onBlur={() => setTyped(null)}
      >
        {!typed && (
          <Option value={browsers} text={own}>
            {own}
          </Option>
        )}
        {matching.map((zone) => (
          <Option key={zone} value={zone} text={textOf(zone)}>
            {textOf(zone)}
          </Option>
        ))}
        {matching.length === 0 && (
          <Option disabled text={t('details.noZone')}>
            {t('details.noZone')}
          </Option>
        )}
      </Combobox>
    </Field>
  )
}
