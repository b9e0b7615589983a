import { useState } from 'react'

interface Held {
  rows: readonly { id: string }[] | null
  keys: ReadonlyMap<string, number>
}

const next = ({ keys }: Held, rows: Held['rows']): Held => {
  const places = [...keys.values()]
  const isOther = !rows?.some(({ id }) => keys.has(id))
  const free = Math.max(-1, ...places) + 1
  const keyAt = (id: string, index: number) => (isOther ? places[index] : keys.get(id)) ?? free + index
  return { rows, keys: new Map(rows?.map(({ id }, index) => [id, keyAt(id, index)])) }
}

/**
 * Keys of rows by their ids. Where all rows are others than before, as on another page, they are drawn into the places of
 * those, which costs half of making them anew; else each keeps its own, with the focus that may be in it.
 */
export const useRowKeys = (rows: Held['rows']): ReadonlyMap<string, number> => {
  const [held, hold] = useState<Held>(() => next({ rows: null, keys: new Map() }, rows))
  if (held.rows === rows) return held.keys
  const now = next(held, rows)
  hold(now)
  return now.keys
}
