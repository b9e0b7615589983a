import { Button } from '@fluentui/react-components'
import type { MouseEvent, ReactNode } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

interface OnwardButtonProps {
  to: string
  onLeave?(): void
  children: ReactNode
}

/** The one way on from a page on which all is done. */
export const OnwardButton = ({ to, onLeave, children }: OnwardButtonProps) => {
  const follow = useLinkClickHandler(to)
  const leave = (event: MouseEvent<HTMLAnchorElement>) => {
    onLeave?.()
    follow(event)
  }
  return (
    <Button as="a" href={useHref(to)} appearance="primary" size="large" onClick={leave}>
      {children}
    </Button>
  )
}
