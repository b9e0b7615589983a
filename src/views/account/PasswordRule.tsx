import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { CheckmarkCircleFilled, CircleRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { intents } from '../../ui/intents.ts'
import { passwordProblems, type PasswordProblem } from '../../../machines/fields/passwords.ts'

const parts: readonly PasswordProblem[] = ['length', 'number', 'capital', 'lowercase', 'symbol']

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
  },
  part: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  icon: { flexShrink: 0, fontSize: '16px' },
  met: { color: intents.success.ink },
})

/** The rule of a new password, part by part as it is met while typing. */
export const PasswordRule = ({ password }: { password: string }) => {
  const { t } = useTranslation('credentials')
  const classes = useStyles()
  const lacking = passwordProblems(password)
  return (
    <ul className={classes.root} aria-label={t('rule.title')}>
      {parts.map((part) => {
        const met = !lacking.includes(part)
        const Icon = met ? CheckmarkCircleFilled : CircleRegular
        return (
          <li key={part} className={classes.part}>
            <Icon
              className={mergeClasses(classes.icon, met && classes.met)}
              role="img"
              aria-label={t(met ? 'rule.met' : 'rule.open')}
            />
            {t(`rule.${part}`)}
          </li>
        )
      })}
    </ul>
  )
}
