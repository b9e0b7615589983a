import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ComponentProps } from 'react'
import type { Intent } from '../../machines/fields/intent.ts'
import { intents } from './intents.ts'

const look = ({ ground, ink, line }: (typeof intents)[Intent]) => ({
  color: ink,
  backgroundColor: ground,
  border: `1px solid ${line}`,
})

const useStyles = makeStyles({
  root: {
    display: 'inline-block',
    boxSizing: 'border-box',
    maxWidth: '100%',
    padding: '2px 7px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    verticalAlign: 'middle',
    borderRadius: tokens.borderRadiusMedium,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightSemibold,
    whiteSpace: 'nowrap',
  },
  accent: look(intents.accent),
  success: look(intents.success),
  warning: look(intents.warning),
  danger: look(intents.danger),
  informative: look(intents.informative),
  subtle: look(intents.subtle),
})

/** A word or two about how something stands. */
export const IntentBadge = ({ intent, ...props }: ComponentProps<'span'> & { intent: Intent }) => {
  const classes = useStyles()
  return <span {...props} className={mergeClasses(classes.root, classes[intent])} />
}
