import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { currentUser } from '../../../machines/session/session.view.ts'
import { useSession } from '../../data/session.ts'
import { detectTimeZone } from '../../shared/format/timeZone.ts'
import { usePageTitle } from '../../ui/pageTitle.ts'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(120px, max-content) 1fr',
    gap: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXXL}`,
    maxWidth: '640px',
    margin: 0,
    padding: tokens.spacingHorizontalXXL,
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  name: { color: tokens.colorNeutralForeground3 },
  value: { margin: 0, overflowWrap: 'anywhere' },
})

const ProfilePage = () => {
  const { t, i18n } = useTranslation('session')
  const classes = useStyles()
  const user = useSession(currentUser)
  usePageTitle(t('profile.title'))
  if (!user) return null
  const facts = {
    name: user.fullName,
    email: user.email,
    organisation: user.organization.name,
    organisationKind: t(`kinds.${user.organization.kind}`),
    language: t(`common:languages.${i18n.language}`),
    timeZone: detectTimeZone(),
  }
  return (
    <dl className={classes.root}>
      {Object.entries(facts).map(([fact, value]) => (
        <div key={fact} style={{ display: 'contents' }}>
          <dt className={classes.name}>{t(`profile.${fact}`)}</dt>
          <dd className={classes.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export default ProfilePage
