import { MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@fluentui/react-components'
import type { ReactNode, Ref } from 'react'
import { ChangeList, type Change } from './ChangeList.tsx'

interface ConflictProps {
  ref?: Ref<HTMLDivElement>
  intent: 'warning' | 'error'
  title: string
  /** What others have done meanwhile, oldest first. */
  changes: readonly Change[]
  /** What that means for what was begun here. */
  text: string
  /** The ways out, where they are not beside it. */
  actions?: ReactNode
  children?: ReactNode
}

/** Somebody else was faster: who did what, what that means, and what can be done now. */
export const Conflict = ({ ref, intent, title, changes, text, actions, children }: ConflictProps) => (
  <MessageBar ref={ref} intent={intent} layout="multiline" role="alert" tabIndex={-1}>
    <MessageBarBody>
      <MessageBarTitle>{title}</MessageBarTitle>
      <ChangeList changes={changes} />
      <p>{text}</p>
      {children}
    </MessageBarBody>
    {actions && <MessageBarActions>{actions}</MessageBarActions>}
  </MessageBar>
)
