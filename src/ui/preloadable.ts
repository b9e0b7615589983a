import { createElement, lazy, useState, type ComponentType } from 'react'

export type Load<P> = () => Promise<{ default: ComponentType<P> }>

/**
 * A component whose code is fetched when it is first drawn, like React's `lazy`, but one that has been fetched before is drawn
 * at once: React shows what suspends no sooner than 300 ms after the fallback, however soon it is there.
 */
export const preloadable = <P extends object>(load: Load<P>): { Component: ComponentType<P>; load: Load<P> } => {
  let known: ComponentType<P> | null = null
  const loadOnce: Load<P> = async () => {
    const module = await load()
    known = module.default
    return module
  }
  const Lazy = lazy(loadOnce) as unknown as ComponentType<P>
  const Component = (props: P) => {
    const [component] = useState(() => ({ type: known ?? Lazy }))
    return createElement(component.type, props)
  }
  return { Component, load: loadOnce }
}
