let wanted = false
const hearers = new Set<() => void>()

export const isFocusKeeperWanted = (): boolean => wanted

/** From the first modal on. */
export const wantFocusKeeper = (): void => {
  wanted = true
  hearers.forEach((hear) => hear())
}

export const onFocusKeeperWanted = (hear: () => void): (() => void) => {
  hearers.add(hear)
  return () => hearers.delete(hear)
}
