import { Field, Input, makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTyped } from '../useTyped.ts'
import { NumberSetting, Pair, SelectSetting } from './settings.tsx'

const useStyles = makeStyles({ full: { width: '100%', minWidth: 0 } })

type Day = string | number | undefined

interface DaySettingProps {
  label: string
  value: Day
  disabled?: boolean
  onTake(value: Day, run?: string): string | null
}

const ways = ['none', 'day', 'today'] as const

const wayOf = (value: Day): (typeof ways)[number] => {
  if (value === undefined) return 'none'
  return typeof value === 'number' ? 'today' : 'day'
}

const FixedDay = ({ label, value, disabled, onTake }: DaySettingProps & { value: string }) => {
  const classes = useStyles()
  const [wrong, setWrong] = useState<string | null>(null)
  const typed = useTyped(value, (text, run) => setWrong(text === '' ? null : onTake(text, run)))
  return (
    <Field label={label} validationMessage={wrong}>
      <Input className={classes.full} type="date" disabled={disabled} {...typed} />
    </Field>
  )
}

/** A limit of days: none, a day of the calendar, or so many days from the one on which the form is filled in. */
export const DaySetting = ({ label, value, disabled, onTake }: DaySettingProps) => {
  const { t } = useTranslation('designer')
  const beginnings = { none: undefined, day: '2026-01-01', today: 0 } as const
  return (
    <Pair>
      <SelectSetting
        label={label}
        value={wayOf(value)}
        disabled={disabled}
        options={ways.map((way) => ({ value: way, label: t(`settings.days.${way}`) }))}
        of={{ day: value }}
        onTake={(way, run, before) => onTake(wayOf(before.day) === way ? before.day : beginnings[way], run)}
      />
      {typeof value === 'string' && (
        <FixedDay label={t('settings.day')} value={value} disabled={disabled} onTake={onTake} />
      )}
      {typeof value === 'number' && (
        <NumberSetting
          label={t('settings.daysFromToday')}
          value={value}
          disabled={disabled}
          onTake={(days, run) => onTake(days ?? 0, run)}
        />
      )}
    </Pair>
  )
}
