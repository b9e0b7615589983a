/** Asks once what is drawn now has been painted, where somebody would wait for that longer otherwise; not when it is no longer wanted. */
export const afterPaint = async <T>(signal: AbortSignal, ask: () => Promise<T>): Promise<T> => {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  signal.throwIfAborted()
  return ask()
}
