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

/** What is asked of a list. */
export type ListOperation = 'list' | 'counts' | 'views' | 'summary'

type PlainOperation = ListOperation | 'lookup' | 'detail' | 'history' | 'create' | 'edit' | 'delete'
type CaseOperation = ListOperation | 'lookup' | 'detail' | 'cases' | 'timeline' | 'begin' | 'send'

export type AreaOperation = PlainOperation | CaseOperation

/** Those that are not named are called after the area, as in `broker.list`. */
export type Operations<O extends AreaOperation = AreaOperation> = { readonly [N in O]?: Operation }

export type PlainOperations = Operations<PlainOperation>

export type CaseOperations = Operations<CaseOperation>
