import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { EyeRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { currentUser } from '../../../machines/session/session.view.ts'
import { session, useSession } from '../../data/session.ts'
import { formatTime } from '../../shared/format/date.ts'

const useStyles = makeStyles({
  root: {
    position: 'sticky',
    bottom: 0,
    zIndex: 10,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    borderTop: `1px solid ${tokens.colorStatusWarningBorder1}`,
    backgroundColor: tokens.colorStatusWarningBackground1,
    color: tokens.colorNeutralForeground1,
  },
  text: { flexGrow: 1, flexBasis: '240px', margin: 0, overflowWrap: 'anywhere' },
  icon: { marginInlineEnd: tokens.spacingHorizontalS, verticalAlign: 'text-bottom', fontSize: tokens.fontSizeBase500 },
})

/** Says as whom the product is seen, where that is somebody else, and leads back. */
export const SeenAs = () => {
  const { t } = useTranslation()
  const classes = useStyles()
  const user = useSession(currentUser)
  if (!user?.seenBy) return null
  return (
    <section className={classes.root} data-screen aria-label={t('seenAs.label')}>
      <p className={classes.text}>
        <EyeRegular className={classes.icon} aria-hidden />
        {t('seenAs.text', {
          name: user.fullName,
          organisation: user.organization.name,
          by: user.seenBy.name,
          until: formatTime(user.seenBy.until),
        })}
      </p>
      <Button onClick={() => session.send({ type: 'session.switched', to: { as: null } })}>{t('seenAs.stop')}</Button>
    </section>
  )
}
