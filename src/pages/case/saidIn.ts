/** The ids of what `Reasons` says below an id, without the ways that it leads. */
export const saidIn = (id: string, reasons: readonly object[]): string | undefined =>
  reasons.map((_, index) => `${id}-${index}`).join(' ') || undefined
