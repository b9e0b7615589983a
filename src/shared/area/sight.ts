import { perObject } from '../../../machines/kernel/perObject.ts'
import { masked, type Guard } from '../../../machines/fields/guard.ts'
import type { Field, Fields } from '../../../machines/fields/fields.ts'
import { grants } from '../../../machines/kernel/grants.ts'
import { tabsOf } from './lists.ts'
import type { QuickView, Where } from './listTypes.ts'
import type { Area } from './types.ts'

type Guarded = Readonly<Record<string, { guarded?: Guard }>>

const none: readonly string[] = []

/** The names of those that are not told to everybody. */
export const guardedIn = perObject((fields: Guarded): readonly string[] =>
  Object.keys(fields).filter((name) => fields[name]!.guarded),
)

/** Of those the ones that are not told to who holds these permissions. */
export const unseenIn = (fields: Guarded, permissions: readonly string[]): readonly string[] => {
  const guarded = guardedIn(fields)
  return guarded.length === 0 ? none : guarded.filter((name) => !grants(permissions, fields[name]!.guarded!.permission))
}

/** Values as they are told to who does not see some of them: those are masked, or null. */
export const toldOf = <V extends object>(fields: Guarded, unseen: readonly string[], values: V): V => {
  const told = unseen.filter((name) => Object.hasOwn(values, name))
  if (told.length === 0) return values
  const masks = told.map((name) => [name, masked(fields[name]!.guarded!, (values as Record<string, unknown>)[name])])
  return { ...values, ...(Object.fromEntries(masks) as object) }
}

/** Whether anything at all is told of a field that somebody does not see. */
const isMasked = ({ guarded }: Field): boolean => Boolean(guarded && 'last' in guarded && guarded.last)

const lookedAt = ({ tab, filter = {}, sort = '' }: QuickView, tabs: Record<string, Where>): string[] => [
  ...Object.keys(filter),
  sort.replace(/^-/, ''),
  ...Object.keys((tab !== undefined && tabs[tab]) || {}),
]

/** What is left of something by name. */
const those = <T>(of: Readonly<Record<string, T>> | undefined, isLeft: (one: T) => boolean) =>
  of && Object.fromEntries(Object.entries(of).filter(([, one]) => isLeft(one)))

const without = (area: Area, unseen: readonly string[]): Area => {
  const { fields, list, number, subtitle, stake } = area
  const isSeen = (name: string) => !unseen.includes(name)
  const isShown = (name: string) => isSeen(name) || isMasked(fields[name]!)
  const tabs = tabsOf(area)
  const readOnly = Object.fromEntries(unseen.map((name) => [name, { ...fields[name]!, readOnly: true }])) as Fields
  const sections = area.sections.map((section) => ({ ...section, fields: section.fields.filter(isShown) }))
  const narrowed: Area['list'] = {
    ...list,
    columns: list.columns.filter(isShown),
    shown: list.shown.filter(isShown),
    sorts: list.sorts.filter(isSeen),
    filters: list.filters.filter(({ field }) => isSeen(field)),
    search: list.search.filter(isSeen),
    summary: list.summary?.filter(isSeen),
    totals: list.totals?.every(isSeen) ? list.totals : undefined,
    tabs: those(list.tabs, (where) => Object.keys(where).every(isSeen)),
    views: those(list.views, (view) => lookedAt(view, tabs).every(isSeen)),
  }
  return {
    ...area,
    fields: { ...fields, ...readOnly },
    number: [number].find((name) => name && isSeen(name)),
    subtitle: [subtitle].find((name) => name && isShown(name)),
    stake: [stake].find((name) => name && isSeen(name)),
    sections: sections.filter((section) => section.fields.length > 0),
    cells: area.cells?.filter(isSeen),
    // What it looks at may be hidden: the server alone judges by it.
    refine: undefined,
    list: narrowed,
  }
}

const seenAreas = new WeakMap<Area, Map<string, Area>>()

/**
 * An area as it is to who holds these permissions: what they do not see they neither write nor look for, sort or narrow a list
 * by, and what is not even masked has no place. The same again for the same sight.
 */
export const areaFor = (area: Area, permissions: readonly string[]): Area => {
  const unseen = unseenIn(area.fields, permissions)
  if (unseen.length === 0) return area
  const byUnseen = seenAreas.get(area) ?? new Map<string, Area>()
  seenAreas.set(area, byUnseen)
  const key = unseen.join(' ')
  const seen = byUnseen.get(key) ?? without(area, unseen)
  byUnseen.set(key, seen)
  return seen
}
