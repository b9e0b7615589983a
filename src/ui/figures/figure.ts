/** One of the things that is counted: drawn, and told as a table, from the same. */
export interface Figure {
  id: string
  title: string
  /** Bars upon each other with the first series as a line before them, lines, or bars that are ranked. */
  drawn: 'bars' | 'stacks' | 'lines' | 'ranks'
  /** What a point is, as the head of the table's first column. */
  of: string
  /** With how its values are told, where that is otherwise. */
  series: { id: string; label: string; colour: string; told?(value: number): string }[]
  points: Point[]
  /** What its points together say, where they cannot be added up. */
  overall?: string
  /** Its bars carry no numbers, since these are told otherwise. */
  isBare?: true
  /** A value as it is told, and as an axis has room for it. */
  told(value: number): string
  ticked(value: number): string
}

export interface Point {
  label: string
  /** The day that it begins on, of what passes with time. */
  day: string | null
  /** As an axis has room for it. */
  tick: string
  /** By the order of the series; null where there is nothing to tell. */
  values: Value[]
}

export interface Value {
  value: number | null
  /** The list of what was counted, where the reader may open it. */
  to: string | null
  /** What is told in its place. */
  said?: string
}

export const isEmpty = ({ points }: Figure): boolean =>
  points.every(({ values }) => values.every(({ value, said }) => !value && said === undefined))

/** Whether there is something to draw: what is told otherwise than by its value is told by a table alone. */
export const isDrawable = ({ drawn, points }: Figure): boolean =>
  points.some(({ values }) => (drawn === 'ranks' ? values.slice(0, 1) : values).some(({ value }) => value))

export const textOf = ({ value, said }: Value, told: Figure['told']): string =>
  said ?? (value === null ? '–' : told(value))
