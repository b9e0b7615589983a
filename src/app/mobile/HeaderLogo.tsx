import { makeStyles } from '@fluentui/react-components'
import { Link } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { currentUser } from '../../../machines/session/session.view.ts'
import { useSession } from '../../data/session.ts'
import { homePath } from '../../shared/mobile/bar.ts'
import { Portrait } from '../../ui/Portrait.tsx'
import { target } from './measures.ts'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    minWidth: target,
    height: target,
    textDecorationLine: 'none',
  },
  image: { maxHeight: '32px', maxWidth: '88px', objectFit: 'contain' },
})

/** The organisation's logo or initials, which lead home. */
export const HeaderLogo = () => {
  const { t } = useTranslation('mobile')
  const classes = useStyles()
  const organisation = useSession(currentUser)?.organization
  if (!organisation) return null
  return (
    <Link className={classes.root} to={homePath} aria-label={t('header.home', { name: organisation.name })}>
      {organisation.logo ? (
        <img className={classes.image} src={organisation.logo} alt="" />
      ) : (
        <Portrait name={organisation.name} shape="square" />
      )}
    </Link>
  )
}
