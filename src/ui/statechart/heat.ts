import type { TFunction } from 'i18next'
import type { OutlineTransition } from '../../../machines/kernel/outline.ts'
import { formatNumber } from '../../shared/format/number.ts'
import { heats, type LineKind } from './line.ts'

/** How often transitions were taken, by their identities; null: seldom, and nobody is told how often. */
export type Heat = ReadonlyMap<string, number | null>

/** How often something was done: a way taken, or somebody refused who would take it. */
export interface Heated {
  of: 'taken' | 'refused'
  counts: Heat
  /** The list of what is counted on some transitions; null: there is none to lead to. */
  to?(ids: readonly string[]): string | null
}

/** What lies on several transitions together, as far as it is told; null: seldom. */
export const heatOn = (heat: Heat, transitions: readonly Pick<OutlineTransition, 'id'>[]): number | null => {
  const counts = transitions.map(({ id }) => heat.get(id) ?? (heat.has(id) ? null : 0))
  const told = counts.reduce<number>((sum, count) => sum + (count ?? 0), 0)
  return told === 0 && counts.includes(null) ? null : told
}

/** The least of each degree: each so many times that of the one below. */
export const degreesOf = (most: number): number[] => [
  ...new Set(heats.map((_, index) => Math.ceil(most ** (index / heats.length) - 1e-9))),
]

export const kindOfHeat = (count: number | null, most: number): LineKind => {
  if (count === 0) return 'cold'
  return heats[
    Math.max(
      0,
      degreesOf(most).findLastIndex((least) => least <= (count ?? 1)),
    )
  ]!
}

/** Below what is told. */
const few = '< 5'

export const heatText = (count: number | null): string => (count === null ? few : formatNumber(count))

export const heatWords = (of: Heated['of'], count: number | null, t: TFunction<'ui'>): string => {
  if (count === 0) return t(`diagram.${of}.never`)
  return count === null ? t(`diagram.${of}.seldom`) : t(`diagram.${of}.times`, { count })
}
