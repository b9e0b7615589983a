import { makeStyles, tokens } from '@fluentui/react-components'
import { mobileMedia } from '../../shared/mobile/width.ts'
import { headerHeight } from '../mobile/measures.ts'
import { drawerWidth, narrow, topBarHeight } from './measures.ts'

const useStyles = makeStyles({
  drawer: {
    position: 'fixed',
    insetBlock: 0,
    left: 0,
    width: `${drawerWidth}px`,
    boxSizing: 'border-box',
    borderRight: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
    [narrow]: { display: 'none' },
  },
  bar: {
    height: `${topBarHeight}px`,
    boxSizing: 'border-box',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    [`@media ${mobileMedia}`]: { height: `${headerHeight}px` },
  },
})

/** The frame's outline while the session is being resumed. */
export const ShellSkeleton = () => {
  const classes = useStyles()
  return (
    <div aria-busy>
      <div className={classes.drawer} />
      <div className={classes.bar} />
    </div>
  )
}
