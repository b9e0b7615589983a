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
})

/** The organisation's logo, which leads home. */
export const HeaderLogo = () => {
  const { t } = useTranslation('mobile')
  const classes = useStyles()
  const organisation = useSession(currentUser)?.organization
  if (!organisation) return null
  return (
    <Link className={classes.root} to={homePath} aria-label={t('header.home', { name: organisation.name })}>
      <Portrait name={organisation.name} image={organisation.logo} shape="square" />
    </Link>
  )
}
