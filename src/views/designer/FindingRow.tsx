import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { CheckmarkCircleRegular, ErrorCircleRegular, WarningRegular } from '@fluentui/react-icons'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { intents } from '../../ui/intents.ts'

const useStyles = makeStyles({
  list: { display: 'grid', margin: 0, padding: 0, listStyleType: 'none' },
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    minHeight: '40px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    ':last-child': { borderBottom: 'none' },
  },
  said: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  mark: { display: 'flex', flexShrink: 0, fontSize: '20px' },
  grave: { color: intents.danger.ink },
  light: { color: intents.warning.ink },
  fine: { color: intents.success.ink },
  quiet: { margin: 0, color: tokens.colorNeutralForeground2 },
  show: { flexShrink: 0 },
})

export const FindingList = ({ children }: { children: ReactNode }) => <ul className={useStyles().list}>{children}</ul>

export type Weight = 'grave' | 'warning' | 'breaking' | 'compatible'

const marks = {
  grave: { icon: ErrorCircleRegular, look: 'grave' },
  breaking: { icon: ErrorCircleRegular, look: 'grave' },
  warning: { icon: WarningRegular, look: 'light' },
  compatible: { icon: CheckmarkCircleRegular, look: 'fine' },
} as const

interface FindingRowProps {
  weight: Weight
  /** What leads there; nothing where it is gone, or of the whole form. */
  onShow?(): void
  children: string
}

export const FindingRow = ({ weight, onShow, children }: FindingRowProps) => {
  const { t } = useTranslation('designer')
  const classes = useStyles()
  const { icon: Icon, look } = marks[weight]
  return (
    <li className={classes.row}>
      <span className={mergeClasses(classes.mark, classes[look])}>
        <Icon aria-label={t(`findings.weights.${weight}`)} />
      </span>
      <span className={classes.said}>{children}</span>
      {onShow && (
        <Button
          className={classes.show}
          size="small"
          appearance="subtle"
          aria-label={t('findings.showOf', { said: children })}
          onClick={onShow}
        >
          {t('findings.show')}
        </Button>
      )}
    </li>
  )
}

/** That there is nothing to find. */
export const Fine = ({ children }: { children: ReactNode }) => {
  const classes = useStyles()
  return (
    <p className={mergeClasses(classes.row, classes.quiet)}>
      <span className={mergeClasses(classes.mark, classes.fine)}>
        <CheckmarkCircleRegular aria-hidden />
      </span>
      {children}
    </p>
  )
}
