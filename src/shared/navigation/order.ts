/** Groups in the order that a person gave them, each with its entries in theirs. */
export type Order = readonly { id: string; entries: readonly string[] }[]

interface Group {
  id: string
  entries: readonly unknown[]
}

/** The same groups and entries in a person's order: what it names no longer is dropped, what it does not name yet comes last. */
export const arranged = <G extends Group>(
  groups: readonly G[],
  order: Order | null,
  idOf: (entry: G['entries'][number]) => string,
): G[] => {
  if (!order) return [...groups]
  const entriesOf = new Map(order.map(({ id, entries }) => [id, entries]))
  const ids = order.map(({ id }) => id)
  return inOrder(groups, ids, ({ id }) => id).map((group) => ({
    ...group,
    entries: inOrder(group.entries, entriesOf.get(group.id) ?? [], idOf),
  }))
}

const inOrder = <T>(items: readonly T[], ids: readonly string[], idOf: (item: T) => string): T[] => {
  const placeOf = (item: T) => {
    const place = ids.indexOf(idOf(item))
    return place < 0 ? ids.length : place
  }
  return items.toSorted((one, other) => placeOf(one) - placeOf(other))
}
