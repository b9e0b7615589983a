import { type Box, middleOf } from './plan.ts'

const ways = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** The nearest box that lies where an arrow key points, what lies straight ahead before what lies aside; null for other keys, and at the edge. */
export const nextBox = (boxes: Readonly<Record<string, Box>>, from: string, key: string): string | null => {
  if (!(key in ways)) return null
  const way = ways[key as keyof typeof ways]
  const here = middleOf(boxes[from]!)
  const ahead = Object.entries(boxes).flatMap(([id, box]) => {
    const { x, y } = middleOf(box)
    const [across, down] = [x - here.x, y - here.y]
    const along = across * way.x + down * way.y
    const aside = Math.abs(across * way.y) + Math.abs(down * way.x)
    return along > 0 ? [{ id, distance: along + 2 * aside }] : []
  })
  return ahead.toSorted((one, other) => one.distance - other.distance)[0]?.id ?? null
}
