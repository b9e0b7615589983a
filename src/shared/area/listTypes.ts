import type { FilterKind } from '../../../machines/fields/type.ts'
import type { Permission } from '../../../machines/kernel/grants.ts'
import type { FilterValue } from '../filters/filters.ts'
import type { Place } from '../sidebar.ts'
import type { ListOperation, Operations } from './operations.ts'

type Value = string | number

/** Fields, or the status, each by the value that a row has there, by several of which it has one, or by its having any. */
export type Where<F extends string = string> = Partial<
  Record<F | 'status', Value | boolean | null | { not: null } | readonly [Value, ...Value[]]>
>

export interface Filter<F extends string = string> {
  field: F
  kind: FilterKind
  /** Nobody chooses it: a link leads to the list that is narrowed by it. */
  linked?: true
}

/** A way to look at a list that people come back to: counted, and in words `views.<name>`. */
export interface QuickView<F extends string = string> {
  tab?: string
  filter?: Partial<Record<F | 'created_at' | 'status', FilterValue>>
  sort?: string
}

export interface ListView<F extends string = string> {
  /** What it is divided into beside all of it, in words `tabs.<name>`; by default each status of the lifecycle. */
  tabs?: Record<string, Where<F>>
  /** Of these, those that stand together within one that has the rows of all of them. */
  groups?: Readonly<Record<string, readonly string[]>>
  views?: Record<string, QuickView<F>>
  /** Money that is added up, by currency, over what the list is narrowed to. */
  summary?: readonly F[]
  /** Texts by which the list is divided into parts, each of which is counted and added up by itself. */
  totals?: readonly F[]
  columns: readonly F[]
  /** Of `columns`, those shown before the reader chooses. */
  shown: readonly F[]
  sorts: readonly (F | 'created_at' | 'updated_at' | 'deadline_at')[]
  /** First sort of a fresh list; '-' in front means descending. */
  order: string
  /** The status is that of a lifecycle. */
  filters: readonly Filter<
    | F
    | 'created_at'
    | 'status'
    | 'desk'
    | 'holder'
    | 'deadline_at'
    | 'outcome'
    | 'outcome_at'
    | 'refused_by'
    | 'refused_event'
    | 'refused_at'
    | 'moved_by'
    | 'moved_at'
    | 'owner'
  >[]
  /** Fields whose text the search looks in, substring, case-insensitive. */
  search: readonly F[]
}

/** A list in the mobile layout, where a row is a card. */
export interface MobileList<F extends string = string> {
  /** The page of a product for which it stands as long as there is none. */
  standsFor?: { product: string; page: 'policy' | 'claim' }
  /** Of `columns`, those on the card, below the title, the subtitle, the status and what the list is ordered by. */
  facts: readonly F[]
}

/** A further list of an area's records: those that fulfil a condition. What is done with one record is done through its area. */
export interface FurtherList<F extends string = string> {
  /** Namespace of its endpoints. */
  id: string
  /** Singular, names its GraphQL types; its title is `lists.<name>` of the area's words. */
  name: string
  route: string
  menu: readonly Place[]
  permission: Permission
  /** As an area's own list may be. */
  recalled?: true
  /** All of them where it is not said. */
  where?: Where<F>
  list: ListView<F>
  operations?: Operations<ListOperation, F>
}
