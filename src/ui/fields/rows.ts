/** The rows with one of them a place further up or down; as they are where there is no such place. */
export const moved = <T>(rows: readonly T[], from: number, by: 1 | -1): readonly T[] => {
  const to = from + by
  if (to < 0 || to >= rows.length) return rows
  const others = rows.toSpliced(from, 1)
  return others.toSpliced(to, 0, rows[from]!)
}
