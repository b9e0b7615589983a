import type { AreaCalls } from '../endpoints/answers/area.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * A name that the specification gives to an operation, and where it is called: by REST at this path, in which `{number}` is
 * the record, or by GraphQL.
 */
export type Door = { name: string } & ({ method: Method; path: `/${string}` } | { method?: never; path?: never })

export type Operation = Door & {
  /** Other names for the same. */
  aliases?: readonly Door[]
}

/** Those that are not named are called after the area, as in `broker.list`. */
export type Operations = { readonly [O in keyof AreaCalls]?: Operation }

/** What is asked of a list. */
export type ListOperation = 'list' | 'counts' | 'views' | 'summary'

export type PlainOperations = Pick<
  Operations,
  ListOperation | 'lookup' | 'detail' | 'history' | 'create' | 'edit' | 'delete'
>

export type CaseOperations = Pick<
  Operations,
  ListOperation | 'lookup' | 'detail' | 'cases' | 'timeline' | 'begin' | 'send'
>
