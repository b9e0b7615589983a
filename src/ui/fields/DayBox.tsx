import { Button, Input, type InputProps } from '@fluentui/react-components'
import { CalendarRegular } from '@fluentui/react-icons'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isDay } from '../../../machines/fields/day.ts'
import { formatDate } from '../../shared/format/date.ts'
import { readDate } from '../../shared/format/readDate.ts'
import { useBounds } from '../calendar/useBounds.ts'
import { usePanel } from '../usePanel.ts'

const DayPicker = lazy(() => import('../calendar/DayPicker.tsx'))

interface DayBoxProps extends Omit<InputProps, 'value' | 'min' | 'max' | 'onChange' | 'contentAfter' | 'type'> {
  label: string
  /** 'YYYY-MM-DD'; another text is what was typed and is no day. */
  value: string
  min?: string | null
  max?: string | null
  /** Why a day between the two cannot be chosen; null when it can. */
  refusal?(day: string): string | null
  onChange(value: string): void
}

/** A day that is typed, or chosen from a month; once it is left, it is written as everywhere in forms. */
export const DayBox = ({ label, value, min, max, refusal, onChange, onBlur, ...input }: DayBoxProps) => {
  const { t, i18n } = useTranslation('ui')
  const [typed, setTyped] = useState<{ text: string; value: string } | null>(null)
  const { target, open, toggle, panel } = usePanel()
  const outside = useBounds(min, max)
  const written = isDay(value) ? formatDate(value, i18n.language, 'form') : value
  return (
    <>
      <Input
        {...input}
        autoComplete="off"
        value={typed?.value === value ? typed.text : written}
        onChange={(_, { value: text }) => {
          const read = readDate(text, i18n.language)
          setTyped({ text, value: read })
          onChange(read)
        }}
        onBlur={(event) => {
          setTyped(null)
          onBlur?.(event)
        }}
        contentAfter={
          <Button
            appearance="transparent"
            size="small"
            icon={<CalendarRegular />}
            aria-label={t('calendar.open', { label })}
            aria-expanded={open}
            disabled={input.disabled}
            onClick={toggle}
          />
        }
      />
      {target && (
        <Suspense>
          <DayPicker
            {...panel}
            label={label}
            day={isDay(value) ? value : null}
            refusal={(day) => outside(day) ?? refusal?.(day) ?? null}
            onChoose={(day) => {
              setTyped(null)
              onChange(day)
              panel.onClose()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
