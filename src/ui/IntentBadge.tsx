import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { ComponentProps } from 'react'
import type { Intent } from '../../machines/fields/intent.ts'
import { intents } from './intents.ts'
import { looks } from './looks.ts'

const look = ({ ground, ink, line }: (typeof intents)[Intent]) => ({
  color: ink,
  backgroundColor: ground,
  border: `1px solid ${line}`,
})

const useStyles = makeStyles({
  root: looks.badge,
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
