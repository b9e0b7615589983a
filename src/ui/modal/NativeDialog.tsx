import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useLayoutEffect, useRef, type ReactNode } from 'react'

const useStyles = makeStyles({
  root: {
    boxSizing: 'border-box',
    padding: 0,
    border: 'none',
    color: 'inherit',
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow64,
    '::backdrop': { backgroundColor: tokens.colorBackgroundOverlay },
  },
})

interface NativeDialogProps {
  className?: string
  label: string
  /** What a click beside it and Escape do: both close it, or Escape alone. */
  closedBy?: 'any' | 'closerequest'
  onClose(): void
  children: ReactNode
}

/** The browser's own modal, for what is light or stands within another of its kind; the focus goes back when it is taken away. */
export const NativeDialog = ({ className, label, closedBy = 'any', onClose, children }: NativeDialogProps) => {
  const classes = useStyles()
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const shown = dialog.current!
    shown.showModal()
    return () => shown.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={mergeClasses(classes.root, className)}
      aria-label={label}
      closedby={closedBy}
      onClose={(event) => event.target === event.currentTarget && onClose()}
    >
      {children}
    </dialog>
  )
}
