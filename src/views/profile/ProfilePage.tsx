import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { currentUser } from '../../../machines/session/session.view.ts'
import { useSession } from '../../data/session.ts'
import { usePageTitle } from '../../ui/pageTitle.ts'
import { Appearance } from './Appearance.tsx'
import { Details } from './Details.tsx'
import { Organisation } from './Organisation.tsx'
import { OwnSessions } from './OwnSessions.tsx'
import { Password } from './Password.tsx'

const useStyles = makeStyles({
  page: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
    alignItems: 'start',
    gap: tokens.spacingVerticalL,
    maxWidth: '1080px',
    margin: '0 auto',
    '@media (max-width: 1023px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  column: { display: 'grid', gap: tokens.spacingVerticalL },
})

/** A person's own details, organisation, appearance, password and sessions. */
const ProfilePage = () => {
  const { t } = useTranslation('profile')
  const classes = useStyles()
  const user = useSession(currentUser)
  usePageTitle(t('title'))
  if (!user) return null
  const isOneself = !user.seenBy && !user.actsFor
  return (
    <div className={classes.page}>
      <div className={classes.column}>
        <Details />
        {isOneself && <OwnSessions />}
      </div>
      <div className={classes.column}>
        <Organisation user={user} />
        <Appearance />
        {isOneself && <Password />}
      </div>
    </div>
  )
}

export default ProfilePage
