import { Button } from '@fluentui/react-components'
import type { ReactElement } from 'react'

interface ToolProps {
  label: string
  /** As it is told to a person. */
  shortcut?: string
  icon: ReactElement
  className?: string
  pressed?: boolean
  disabled?: boolean
  onClick(): void
}

/** A button of the viewer: its tooltip says which key does the same. Fluent's own would lie below a dialog of the browser. */
export const Tool = ({ label, shortcut, icon, className, pressed, disabled = false, onClick }: ToolProps) => (
  <Button
    className={className}
    appearance="subtle"
    icon={icon}
    aria-label={label}
    title={shortcut ? `${label} (${shortcut})` : label}
    aria-pressed={pressed}
    disabledFocusable={disabled}
    onClick={onClick}
  />
)
