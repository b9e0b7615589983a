import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { CheckmarkFilled, LocationFilled } from '@fluentui/react-icons'
import type { Intent } from '../../../machines/fields/intent.ts'
import { intents } from '../intents.ts'

export interface StateFacts {
  text: string
  intent: Intent
  isActive: boolean
  isVisited: boolean
  isFinal: boolean
  hasChildren: boolean
}

const standing = ({ ground, mark }: (typeof intents)[Intent]) => ({
  border: `2px solid ${mark}`,
  backgroundColor: ground,
})

const useStyles = makeStyles({
  root: {
    position: 'relative',
    boxSizing: 'border-box',
    width: '100%',
    height: '100%',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    padding: `0 ${tokens.spacingHorizontalXS}`,
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '13px',
    overflowWrap: 'anywhere',
    textAlign: 'center',
  },
  parent: {
    alignItems: 'flex-start',
    paddingTop: tokens.spacingVerticalS,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  final: { outline: `1px solid ${tokens.colorNeutralStroke1}`, outlineOffset: '2px' },
  visited: { color: tokens.colorNeutralForeground1, border: `1px solid ${tokens.colorBrandStroke1}` },
  active: {
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    boxShadow: tokens.shadow4,
  },
  success: standing(intents.success),
  danger: standing(intents.danger),
  warning: standing(intents.warning),
  accent: standing(intents.accent),
  informative: standing(intents.accent),
  subtle: standing(intents.subtle),
  /** In the corner, so that a long word has the width of the box. */
  icon: { position: 'absolute', top: '2px', left: '2px', fontSize: tokens.fontSizeBase100 },
})

/** A state as a box that fills the room it is given. */
export const StateBox = ({ text, intent, isActive, isVisited, isFinal, hasChildren }: StateFacts) => {
  const classes = useStyles()
  return (
    <div
      className={mergeClasses(
        classes.root,
        hasChildren && classes.parent,
        isFinal && classes.final,
        isVisited && classes.visited,
        isActive && classes.active,
        isActive && classes[intent],
      )}
    >
      {isActive ? (
        <LocationFilled className={classes.icon} />
      ) : (
        isVisited && <CheckmarkFilled className={classes.icon} />
      )}
      {text}
    </div>
  )
}
