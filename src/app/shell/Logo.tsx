import { makeStyles, tokens } from '@fluentui/react-components'
import { currentUser } from '../../../machines/session/session.view.ts'
import { useSession } from '../../data/session.ts'
import { Portrait } from '../../ui/Portrait.tsx'

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalM, minWidth: 0 },
  name: {
    overflow: 'hidden',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightSemibold,
  },
})

/** The organisation by its logo and its name. */
export const Logo = () => {
  const classes = useStyles()
  const organisation = useSession(currentUser)?.organization
  if (!organisation) return null
  return (
    <div className={classes.root}>
      <Portrait name={organisation.name} image={organisation.logo} shape="square" />
      <span className={classes.name} title={organisation.name}>
        {organisation.name}
      </span>
    </div>
  )
}
