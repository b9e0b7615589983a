import { Button, Tooltip, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { writeDay } from './days.ts'

const useStyles = makeStyles({
  cell: { padding: '1px' },
  day: { minWidth: '36px', width: '36px', height: '32px', padding: 0, fontWeight: tokens.fontWeightRegular },
  outside: { color: tokens.colorNeutralForeground3 },
  today: { outline: `1px solid ${tokens.colorBrandStroke1}`, outlineOffset: '-2px' },
  refused: { textDecorationLine: 'line-through' },
})

interface DayCellProps {
  day: string
  isChosen: boolean
  /** The one day of the grid that Tab reaches. */
  isCurrent: boolean
  isToday: boolean
  isOutside: boolean
  refusal: string | null
  disabled?: boolean
  onChoose(): void
}

export const DayCell = ({
  day,
  isChosen,
  isCurrent,
  isToday,
  isOutside,
  refusal,
  disabled,
  onChoose,
}: DayCellProps) => {
  const classes = useStyles()
  const { i18n } = useTranslation()
  const button = (
    <Button
      appearance={isChosen ? 'primary' : 'subtle'}
      className={mergeClasses(
        classes.day,
        isOutside && refusal === null && classes.outside,
        isToday && classes.today,
        refusal !== null && classes.refused,
      )}
      disabledFocusable={refusal !== null || disabled}
      tabIndex={isCurrent ? 0 : -1}
      aria-label={writeDay(day, i18n.language, { dateStyle: 'full' })}
      onClick={onChoose}
    >
      {Number(day.slice(8))}
    </Button>
  )
  return (
    <div role="gridcell" aria-selected={isChosen} className={classes.cell}>
      {refusal === null ? (
        button
      ) : (
        <Tooltip content={refusal} relationship="description">
          {button}
        </Tooltip>
      )}
    </div>
  )
}
