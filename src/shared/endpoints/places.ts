import { isOnRecord } from '../area/actions.ts'
import type { Area } from '../area/types.ts'
import type { Endpoint } from './types.ts'

/** What a brace of a path stands for: a variable of the call, or a filter of the list. */
export type Place = { variable: 'parent' | 'id'; filter?: never } | { filter: string; variable?: never }

const ofLists: readonly string[] = ['list', 'counts', 'views', 'summary', 'statuses', 'totals', 'export']
const ofRecords: readonly string[] = ['detail', 'history', 'timeline', 'send', 'edit', 'delete']

/** Whether an operation is about the rows of a list. */
export const isOfList = (operation = ''): boolean => ofLists.includes(operation)

/** Whether an operation is about one record. */
export const isAboutRecord = ({ actions = {} }: Area, operation = ''): boolean => {
  const action = actions[operation]
  return action ? isOnRecord(action) : ofRecords.includes(operation)
}

export const placeOf = (area: Area, { operation, braces }: Endpoint, brace: string): Place => {
  if (area.parent && brace === 'parent') return { variable: 'parent' }
  return isOfList(operation) ? { filter: braces?.[brace] ?? brace } : { variable: 'id' }
}

/** The braces of a path, in their order. */
export const bracesIn = ({ path }: Pick<Endpoint, 'path'>): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, brace]) => brace!)
