import { makeStyles, tokens } from '@fluentui/react-components'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'

const useStyles = makeStyles({
  room: { display: 'grid', justifyItems: 'center', minWidth: 0 },
  frame: {
    boxSizing: 'border-box',
    overflow: 'auto',
    padding: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalL} 0`,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground2,
    boxShadow: tokens.shadow8,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    '@media print': { maxHeight: 'none !important', boxShadow: 'none' },
  },
  inner: { maxWidth: '1080px', margin: '0 auto' },
})

interface FrameProps {
  width: number
  label: string
  children: ReactNode
}

/** A part of the page that is as wide as a screen of its own, and drawn smaller where there is no room for that. */
export const Frame = ({ width, label, children }: FrameProps) => {
  const classes = useStyles()
  const room = useRef<HTMLDivElement>(null)
  const [zoom, setZoom] = useState(1)
  useLayoutEffect(() => {
    const measure = () => setZoom(Math.min(1, (room.current?.clientWidth || width) / width))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(room.current!)
    return () => observer.disconnect()
  }, [width])
  return (
    <div ref={room} className={classes.room}>
      <div
        role="group"
        aria-label={label}
        // Whoever has a keyboard alone scrolls in it too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
        tabIndex={0}
        className={classes.frame}
        style={{ width: `${width}px`, maxHeight: `${80 / zoom}vh`, zoom }}
      >
        <div className={classes.inner}>{children}</div>
      </div>
    </div>
  )
}
