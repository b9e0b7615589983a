import { lineStyles } from './line.ts'

/** The heads of the lines, one of each colour. */
export const Arrows = ({ name }: { name: string }) => (
  <defs>
    {Object.entries(lineStyles).map(([kind, { stroke }]) => (
      <marker
        key={kind}
        id={`${name}${kind}`}
        viewBox="0 0 9 8"
        refX="9"
        refY="4"
        markerWidth="9"
        markerHeight="8"
        markerUnits="userSpaceOnUse"
        orient="auto"
      >
        <path d="M 0 0 L 9 4 L 0 8 L 2 4 z" style={{ fill: stroke }} />
      </marker>
    ))}
  </defs>
)
