import { useId, useRef } from 'react'

/**
 * What something was when the person came to a choice about it: by keyboard each choice that is passed over is made, and as long as they
 * stay nothing of what was before is lost, and all of it is undone as one step.
 */
export const useStay = <T>(now: T) => {
  const id = useId()
  const stays = useRef(0)
  const before = useRef<{ was: T } | null>(null)
  return {
    before: (): T => (before.current ? before.current.was : now),
    run: (): string => `${id}-${stays.current}`,
    stay: {
      onFocus: () => {
        stays.current += 1
        before.current = { was: now }
      },
      onBlur: () => {
        before.current = null
      },
    },
  }
}
