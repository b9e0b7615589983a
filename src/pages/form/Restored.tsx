import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components'

interface RestoredProps {
  text: string
  label: string
  onDiscard(): void
}

/** Tells that something begins with what was typed before. */
export const Restored = ({ text, label, onDiscard }: RestoredProps) => (
  <MessageBar intent="info" layout="multiline" data-screen>
    <MessageBarBody>{text}</MessageBarBody>
    <MessageBarActions containerAction={<Button onClick={onDiscard}>{label}</Button>} />
  </MessageBar>
)
