import { csvLine, csvMark, csvText } from '../../../shared/format/csvText.ts'
import type { Figure } from '../../../ui/figures/figure.ts'

/** Figures as a file, a line for each number, the numbers as they are: times in days. */
export const csvOf = (figures: readonly Figure[], heads: readonly string[]): string => {
  const lines = figures.flatMap(({ title, series, points }) =>
    points.flatMap(({ label, values }) =>
      values.map(({ value, said }, index) => [title, label, series[index]!.label, value?.toString() ?? said ?? '']),
    ),
  )
  return csvMark + [heads, ...lines].map((cells) => csvLine(cells.map(csvText))).join('')
}
