import { Button, makeStyles, tokens } from '@fluentui/react-components'
import {
  ChevronDoubleLeftRegular,
  ChevronDoubleRightRegular,
  ChevronLeftRegular,
  ChevronRightRegular,
} from '@fluentui/react-icons'
import { useEffect, useId, useRef, useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { DayCell } from './DayCell.tsx'
import { addMonths } from '../../../machines/kit/days.ts'
import { dayOf } from '../../shared/format/date.ts'
import { firstOfMonth, isSameMonth, weeksOf, writeDay } from './days.ts'
import { dayAfterKey } from './moves.ts'

const useStyles = makeStyles({
  root: {
    width: 'fit-content',
    padding: tokens.spacingHorizontalS,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  head: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    fontWeight: tokens.fontWeightSemibold,
  },
  week: { display: 'grid', gridTemplateColumns: 'repeat(7, 38px)', justifyItems: 'center' },
  weekday: {
    fontWeight: tokens.fontWeightRegular,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
  },
})

interface CalendarProps {
  /** 'YYYY-MM-DD' */
  value: string | null
  labelledBy: string
  /** Why a day cannot be chosen, in the reader's language; null when it can. */
  refusal(day: string): string | null
  disabled?: boolean
  onChange(day: string): void
}

/** A month to choose a day from; refused days stay reachable, so that the reason can be read. */
export const Calendar = ({ value, labelledBy, refusal, disabled, onChange }: CalendarProps) => {
  const { t, i18n } = useTranslation('ui')
  const classes = useStyles()
  const heading = useId()
  const [today] = useState(() => dayOf(new Date().toISOString()))
  const [current, setCurrent] = useState(() => value ?? today)
  const grid = useRef<HTMLDivElement>(null)
  const isMoving = useRef(false)

  useEffect(() => {
    if (isMoving.current) grid.current?.querySelector<HTMLButtonElement>('button[tabindex="0"]')?.focus()
    isMoving.current = false
  }, [current])

  const weeks = weeksOf(current)
  const step = (label: string, months: number, icon: ReactElement) => (
    <Button
      appearance="subtle"
      icon={icon}
      aria-label={label}
      onClick={() => setCurrent(firstOfMonth(addMonths(current, months)))}
    />
  )
  return (
    <div className={classes.root} role="group" aria-labelledby={labelledBy}>
      <div className={classes.head}>
        <span>
          {step(t('calendar.previousYear'), -12, <ChevronDoubleLeftRegular />)}
          {step(t('calendar.previous'), -1, <ChevronLeftRegular />)}
        </span>
        <span id={heading} aria-live="polite">
          {writeDay(current, i18n.language, { month: 'long', year: 'numeric' })}
        </span>
        <span>
          {step(t('calendar.next'), 1, <ChevronRightRegular />)}
          {step(t('calendar.nextYear'), 12, <ChevronDoubleRightRegular />)}
        </span>
      </div>
      <div
        ref={grid}
        role="grid"
        aria-labelledby={heading}
        tabIndex={-1}
        onKeyDown={(event) => {
          const next = dayAfterKey(event, current)
          if (!next) return
          event.preventDefault()
          isMoving.current = true
          setCurrent(next)
        }}
      >
        <div role="row" className={classes.week}>
          {weeks[0]!.map((day) => (
            <span
              key={day}
              role="columnheader"
              aria-label={writeDay(day, i18n.language, { weekday: 'long' })}
              className={classes.weekday}
            >
              {writeDay(day, i18n.language, { weekday: 'short' })}
            </span>
          ))}
        </div>
        {weeks.map((week) => (
          <div key={week[0]} role="row" className={classes.week}>
            {week.map((day) => (
              <DayCell
                key={day}
                day={day}
                isChosen={day === value}
                isCurrent={day === current}
                isToday={day === today}
                isOutside={!isSameMonth(day, current)}
                refusal={refusal(day)}
                disabled={disabled}
                onChoose={() => {
                  setCurrent(day)
                  onChange(day)
                }}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
