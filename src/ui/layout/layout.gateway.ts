import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { createActor, type SnapshotFrom } from 'xstate'
import { layoutMachine } from './layout.machine.ts'
import type { FooterButton, PageLayout, RightIcon } from './layout.types.ts'

/** Shared by the open page and the mobile frame around it. */
export const layout = createActor(layoutMachine, { id: 'layout' }).start()

export const useLayoutState = <T>(select: (snapshot: SnapshotFrom<typeof layoutMachine>) => T): T =>
  useSelector(layout, select)

interface Heard {
  onIcon?(icon: RightIcon): void
  onFooter?(button: FooterButton): void
}

/** Says what the open page wants of the mobile frame, until the page is left, and hears what is pressed there. */
export const useLayout = (wanted: PageLayout, heard: Heard = {}): void => {
  const latest = useRef(heard)
  useEffect(() => {
    latest.current = heard
  })
  const said = JSON.stringify(wanted)
  useEffect(() => layout.send({ type: 'page.arranged', layout: JSON.parse(said) as PageLayout }), [said])
  useEffect(() => {
    const heardOf = [
      layout.on('icon.chosen', ({ icon }) => latest.current.onIcon?.(icon)),
      layout.on('footer.chosen', ({ button }) => latest.current.onFooter?.(button)),
    ]
    return () => {
      heardOf.forEach((subscription) => subscription.unsubscribe())
      layout.send({ type: 'page.left' })
    }
  }, [])
}
