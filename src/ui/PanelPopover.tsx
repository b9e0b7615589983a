import { makeStyles, mergeClasses, Popover, PopoverSurface } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import type { usePanel } from './usePanel.ts'

const useStyles = makeStyles({
  surface: {
    maxWidth: 'calc(100vw - 32px)',
    maxHeight: 'min(70vh, 640px)',
    overflowY: 'auto',
    boxSizing: 'border-box',
  },
})

/** Where a panel stands: beside its button, mounted also when it closes: taken away while open, it would leave the page hidden from screen readers. */
export type PanelPlace = ReturnType<typeof usePanel>['panel']

interface PanelPopoverProps extends PanelPlace {
  label: string
  align: 'start' | 'end'
  className: string
  children: ReactNode
}

/** A panel that a button opens, below it. */
export const PanelPopover = ({ label, align, className, target, open, onClose, children }: PanelPopoverProps) => {
  const classes = useStyles()
  return (
    <Popover
      open={open}
      trapFocus
      positioning={{ target, position: 'below', align }}
      onOpenChange={(_, data) => !data.open && onClose()}
    >
      <PopoverSurface className={mergeClasses(classes.surface, className)} aria-label={label}>
        {children}
      </PopoverSurface>
    </Popover>
  )
}
