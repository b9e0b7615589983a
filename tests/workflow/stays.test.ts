import { expect, it } from 'vitest'
import { quantile } from '../../src/server/workflow/stays.ts'

/** Steps begin at 60 seconds times the powers of the fourth root of two: 60, 71.4, 84.9, 100.9, 120, ... */
it.each<[what: string, steps: [number, number][], part: number, seconds: number]>([
  ['of nothing', [], 0.5, 0],
  ['less than a minute', [[0, 4]], 0.5, 30],
  ['the whole of a step', [[1, 3]], 1, 71],
  ['half of a step', [[5, 10]], 0.5, 131],
  [
    'a step that ends there',
    [
      [1, 5],
      [5, 5],
    ],
    0.5,
    71,
  ],
  [
    'the next one',
    [
      [1, 5],
      [5, 5],
    ],
    0.9,
    138,
  ],
  [
    'steps in whatever order',
    [
      [5, 5],
      [1, 5],
    ],
    0.9,
    138,
  ],
  [
    'the longest of ten',
    [
      [0, 9],
      [89, 1],
    ],
    0.9,
    60,
  ],
])('how long it took: %s', (_, steps, part, seconds) => {
  expect(quantile(new Map(steps), part)).toBe(seconds)
})
