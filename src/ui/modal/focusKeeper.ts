import type { ComponentType } from 'react'

let keeper: ComponentType | null = null
const hearers = new Set<() => void>()

export const focusKeeper = (): ComponentType | null => keeper

/** From the first modal on. The modal brings the component with it, so that it stands before the modal can go. */
export const keepFocusBy = (component: ComponentType): void => {
  keeper = component
  hearers.forEach((hear) => hear())
}

export const onFocusKeeper = (hear: () => void): (() => void) => {
  hearers.add(hear)
  return () => hearers.delete(hear)
}
