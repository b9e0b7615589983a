type Hear = (event: PopStateEvent) => void

let first: Hear | null = null

addEventListener('popstate', (event) => first?.(event))

/**
 * Lets one listener hear of a step through the browser's history before the router does, and keep it from the router by
 * `stopImmediatePropagation`. Listeners of the window are called in the order of their coming, so the app imports this
 * module before it starts a router.
 */
export const hearStepsFirst = (hear: Hear): (() => void) => {
  first = hear
  return () => {
    first = null
  }
}
