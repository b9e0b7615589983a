export type Edge = 'above' | 'below'

/** Where something of a list comes to stand when it is dropped at an edge of another. */
export const destination = (from: number, over: number, edge: Edge): number => {
  const gap = edge === 'above' ? over : over + 1
  return from < gap ? gap - 1 : gap
}
