import { headOf, type LineKind, lineStyles } from './line.ts'

/** The heads of the lines, one of each colour. */
export const Arrows = ({ name }: { name: string }) => (
  <defs>
    {(Object.keys(lineStyles) as LineKind[]).map((kind) => (
      <marker
        key={kind}
        id={`${name}${kind}`}
        viewBox="0 0 9 8"
        refX="2"
        refY="4"
        markerWidth={headOf(kind).length}
        markerHeight={(8 / 9) * headOf(kind).length}
        markerUnits="userSpaceOnUse"
        orient="auto"
      >
        <path d="M 0 0 L 9 4 L 0 8 L 2 4 z" style={{ fill: lineStyles[kind].stroke }} />
      </marker>
    ))}
  </defs>
)
