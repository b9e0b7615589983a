import { Field } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { detectTimeZone } from '../../shared/format/timeZone.ts'
import { offsetOf, timeZones } from '../../shared/format/zones.ts'
import { FindBox } from '../../ui/fields/FindBox.tsx'
import { zonesMatching } from './zones.ts'

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
  const [typed, setTyped] = useState<string | null>(null)
  const [zones] = useState(timeZones)
  const [now] = useState(() => new Date().toISOString())
  const own = t('details.browserZone', { zone: detectTimeZone() })
  const textOf = (zone: string) => `${zone.replaceAll('_', ' ')} (GMT${offsetOf(zone, now)})`
  const matching = zonesMatching(zones, typed ?? '')
  const choices = [
    ...(typed ? [] : [{ value: browsers, text: own }]),
    ...matching.map((zone) => ({ value: zone, text: textOf(zone) })),
  ]
  return (
    <Field label={t('details.timeZone')} hint={t('details.timeZoneHint')}>
      <FindBox
        name="timeZone"
        typed={typed}
        shown={value === null ? own : textOf(value)}
        chosen={[value ?? browsers]}
        choices={choices}
        said={matching.length === 0 ? t('details.noZone') : undefined}
        onType={setTyped}
        onChoose={onChange}
      />
    </Field>
  )
}
