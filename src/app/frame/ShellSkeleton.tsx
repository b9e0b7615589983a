import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { outlines } from '../../areas/outlines.ts'
import { menuOf } from '../../shared/navigation/menu.ts'
import { mobileMedia } from '../../shared/mobile/width.ts'
import { useItemStyles } from '../navigation/items.styles.ts'
import { drawerWidth, headerHeight, narrow, topBarHeight, topLine } from './measures.ts'

const useStyles = makeStyles({
  drawer: {
    position: 'fixed',
    insetBlock: 0,
    left: 0,
    width: `${drawerWidth}px`,
    boxSizing: 'border-box',
    padding: `calc(${topBarHeight}px + ${tokens.spacingVerticalS}) ${tokens.spacingHorizontalM} 0`,
    borderRight: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
    boxShadow: topLine,
    [narrow]: { display: 'none' },
  },
  bar: {
    height: `${topBarHeight}px`,
    boxSizing: 'border-box',
    boxShadow: topLine,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    [`@media ${mobileMedia}`]: { height: `${headerHeight}px` },
  },
  /** As high as a row of the menu, and its text where that begins. */
  row: { height: '44px', boxSizing: 'border-box', padding: `14px ${tokens.spacingHorizontalM}` },
  text: {
    width: '60%',
    height: '16px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralStencil1,
  },
})

const rows = menuOf(outlines, null).flatMap(({ id, entries }) => [
  { id, isChild: false },
  ...entries.map((entry) => ({ id: `${id}.${entry.id}`, isChild: true })),
])

/** The frame's outline with that of the default sidebar, while the session is being resumed. */
export const ShellSkeleton = () => {
  const classes = useStyles()
  const items = useItemStyles()
  return (
    <div aria-busy>
      <div className={classes.drawer}>
        {rows.map(({ id, isChild }) => (
          <div key={id} className={mergeClasses(classes.row, isChild && items.child)}>
            <div className={classes.text} />
          </div>
        ))}
      </div>
      <div className={classes.bar} />
    </div>
  )
}
