import { same } from '../../../machines/fields/same.ts'

export interface JsonChange {
  /** As in `pages[2].title`. */
  path: string
  /** Undefined where there was nothing. */
  before: unknown
  after: unknown
}

type Container = Record<string, unknown> | unknown[]

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null

/** Where a member of a value lies. */
export const pathWithin = (path: string, name: string, isList: boolean): string => {
  if (isList) return `${path}[${name}]`
  return path ? `${path}.${name}` : name
}

const at = (value: Container, name: string): unknown =>
  Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined

/** The innermost values that differ, in the order of what was and then of what is new. */
export const jsonChanges = (before: unknown, after: unknown, path = ''): JsonChange[] => {
  if (same(before, after)) return []
  if (!isContainer(before) || !isContainer(after) || Array.isArray(before) !== Array.isArray(after))
    return [{ path, before, after }]
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].flatMap((name) =>
    jsonChanges(at(before, name), at(after, name), pathWithin(path, name, Array.isArray(after))),
  )
}
