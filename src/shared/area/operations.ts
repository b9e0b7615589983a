import type { FilterValue } from '../filters/filters.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * A name that the specification gives to an operation, and where it is called: by REST at this path, or by GraphQL. In the
 * path `{parent}` is the parent of a child; any other brace is a filter in that of a list, and else the record.
 */
export type Door<F extends string = string> = { name: string } & (
  | {
      method: Method
      path: `/${string}`
      /** The filters of braces that do not bear their names. */
      braces?: Readonly<Record<string, F>>
    }
  | { method?: never; path?: never; braces?: never }
)

/** What a row has beside its fields. */
type Fact = 'id' | 'revision' | 'created_at' | 'updated_at' | 'currency' | 'status'

/** Columns under the names by which they are told, and nothing beside them. */
export type Columns<F extends string = string> = Readonly<Record<string, F | Fact>>

/** Records of another area, by what they are called in one of its fields. */
export type Called = Readonly<Record<string, readonly string[]>>

/** By a call's `action`, the operation of the same list that it asks for in place of the rows. */
export type ListActions = Readonly<Record<string, 'export'>>

/** How the same rows are answered otherwise. */
interface Shapes<F extends string> {
  list: {
    columns?: Columns<F>
    /** Those rows alone, as the list's own filters find them; what they refer to is said by what it is called. */
    filter?: { readonly [N in F | 'created_at' | 'status']?: FilterValue | Called }
    actions?: ListActions
  }
  detail: { columns?: Columns<F> }
}

/** Another name for an operation, and another shape where it has one. */
export type Alias<N extends string, F extends string = string> = Door<F> &
  (N extends keyof Shapes<F> ? Shapes<F>[N] : unknown)

export type Operation<N extends string = string, F extends string = string> = Door<F> & {
  aliases?: readonly Alias<N, F>[]
  /** Of a list. */
  actions?: ListActions
}

/** What is asked of a list. */
export type ListOperation = 'list' | 'counts' | 'views' | 'summary' | 'statuses' | 'totals' | 'export'

type PlainOperation = ListOperation | 'lookup' | 'open' | 'detail' | 'history' | 'create' | 'edit' | 'delete'
type CaseOperation = ListOperation | 'lookup' | 'open' | 'detail' | 'cases' | 'timeline' | 'begin' | 'send'

export type AreaOperation = PlainOperation | CaseOperation

/** Those that are not named are called after the area, as in `broker.list`. */
export type Operations<O extends AreaOperation = AreaOperation, F extends string = string> = {
  readonly [N in O]?: Operation<N, F>
} & {
  /** Another name by which a file of its records is announced. */
  readonly presign?: Pick<Door, 'name'>
  /** A name by which it is asked at what address a file of its records is read. */
  readonly preview?: Pick<Door, 'name'>
}

export type PlainOperations<F extends string = string> = Operations<PlainOperation, F>

export type CaseOperations<F extends string = string> = Operations<CaseOperation, F>
