import { tokens } from '@fluentui/react-components'
import type { Point } from './layout.ts'

/** A move that was made, one that can be made from here, any other. */
export type LineKind = 'taken' | 'open' | 'faint'

/** Inline, since the diagram library's style sheet sets the stroke of every line. */
export const lineStyles = {
  faint: { stroke: tokens.colorNeutralStroke2, strokeWidth: 1 },
  open: { stroke: tokens.colorNeutralForeground3, strokeWidth: 1, strokeDasharray: '5 3' },
  taken: { stroke: tokens.colorBrandStroke1, strokeWidth: 2.5 },
} as const

/** An SVG path through the points with the corners rounded. */
export const through = ([first, ...rest]: Point[]): string => {
  const last = rest.at(-1)!
  const curves = rest.slice(0, -1).map((corner, index) => {
    const next = rest[index + 1]!
    const end = index === rest.length - 2 ? next : { x: (corner.x + next.x) / 2, y: (corner.y + next.y) / 2 }
    return `Q ${corner.x} ${corner.y} ${end.x} ${end.y}`
  })
  return `M ${first!.x} ${first!.y} ${curves.length > 0 ? curves.join(' ') : `L ${last.x} ${last.y}`}`
}
