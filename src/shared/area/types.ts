import type { Fields } from '../../../machines/fields/fields.ts'
import type { ReferredOf, RowOf } from '../../../machines/fields/rows.ts'
import type { Permission } from '../../../machines/kernel/grants.ts'
import type { Lifecycle, StateMeta } from '../../../machines/kernel/types.ts'
import type { Headings } from '../format/heading.ts'
import type { Spread, SpreadFor } from '../format/spread.ts'
import type { AreaAction } from './actions.ts'
import type { FurtherList, ListView, MobileList, Where } from './listTypes.ts'
import type { AreaPage, ListTool } from './pages.ts'
import type { AreaSwitch } from '../portal.ts'
import type { FieldError } from '../validation/fieldErrors.ts'
import type { Place } from '../sidebar.ts'
import type { OrganisationKind } from '../organisationKinds.ts'
import type { Alias, CaseOperations, Columns, PlainOperations } from './operations.ts'
import type { RecordTab } from './tabs.ts'
import type { AreaRoles } from './roles.ts'

type Name<F extends Fields> = Extract<keyof F, string>

/** Of each action, what it asks for; of those that ask for nothing, anything. */
type Inputs = Readonly<Record<string, unknown>>

export interface Section<F extends string = string> {
  id: string
  fields: readonly F[]
  /** No page of the kit shows it or asks for it: it is for parts of the area's own, and for programs. */
  apart?: true
}

/** The lifecycle of the area's records, loaded where it is used so that a list does not carry the machine. */
export interface AreaLifecycle {
  id: string
  /** Top-level states by status, in the order of the tabs. */
  statuses: Record<string, Omit<StateMeta, 'desk'>>
  load(): Promise<Lifecycle>
  /** How what its beginning asks for is grouped; together where it is not said. */
  sections?: readonly Section[]
  /** The documents that the host writes for its records: of each the sections that it shows. */
  documents?: Record<string, readonly string[]>
  /** The letters that carry something of the record: of each the sections. */
  letters?: Record<string, readonly string[]>
  /**
   * The cases from which people begin these, as long as they have this status, or one of these; the field takes their id, and what
   * is chosen `with` it is filled in too. While there is one of status `open`, or of one of these, no other is begun from the same case.
   */
  from?: {
    lifecycle: string
    status: string | readonly [string, ...string[]]
    field: string
    with?: Readonly<Record<string, string>>
    open?: string | readonly [string, ...string[]]
  }
  /** Another may be begun with what one was begun with, but for what is its alone. */
  copied?: true
  /** No state of it waits for a party: its list tells of no desks and nobody takes a case. */
  deskless?: true
  /** Each of its cases is in somebody's hands, as its events say: of those who could go on with it, these alone are asked to, and nobody takes it besides. */
  handed?: true
  /** Its machine has a delay that reminds of what ends later: the row has it in a column of its own. */
  reminds?: true
  /** The field with the account of whoever has begun a case: what is their own is a tab. */
  asked?: string
  /** The field that says to whom a case has gone up whose time limit is over and has not ended it: where its deadline is told, it is late. */
  late?: string
  /** The page of a case to which its beginning leads. */
  next?: string
  /** The field that says for how many hours a case may take: those who should go on with it are reminded at half of them. */
  hours?: string
  /** The area whose records are what its moves book; who sees a case sees them. */
  book?: string
}

/** The column of an organisation that sees a row, and who sees it by that organisation. */
export interface Party {
  column: string
  /** Whoever represents it. */
  represented?: true
  /** The organisations that stand above it. */
  above?: true
  /** Nobody at first: it is put there by what happens to the record, sees what was before, and may be replaced or gone again. */
  later?: true
  /** Of some records nobody, for good. */
  vacant?: true
}

/** The area in whose records those of another are. */
interface Parent {
  area: Area
  /** The reference by which a record knows its parent, from its beginning on. */
  field: string
  /** Of its records, those alone have any that have these values. */
  with?: Readonly<Record<string, string>>
}

interface AreaBase<F extends Fields, C extends Inputs> {
  id: string
  /** Singular; names the GraphQL type and the locale namespace. */
  name: string
  table: string
  /** Path of the list; details are below it. */
  route: string
  /** Where its list stands in the sidebar; without `entry` the group is itself the entry. */
  menu: readonly Place[]
  /** Slugs of the product categories of which an organisation has one that opens its pages; by default those of its places in the menu. */
  products?: readonly string[]
  /** The switch of the installation by which it is there: where that is off, its pages, calls and permissions are closed to everybody. */
  switchedBy?: AreaSwitch
  /** Who may not open a page of it is told so in the page's place, not in passing on the way to another. */
  refusedInPlace?: true
  /** Which column holds the organisation that may see a row, by the kind of the caller's organisation; platform sees all. */
  scope: Partial<Record<OrganisationKind, string | Party>>
  /** Its records are nobody's, `scope` is empty: the platform alone writes them, every organisation reads them. */
  common?: true
  /** The reference to the organisation for which a record stands: who represents some sees the records of these alone, and makes none. */
  represented?: Name<F>
  /** What only the store knows may stand against any change of a record (`guardians` of the server), or that it is `common`: its page tells what. */
  watched?: true
  /** Who throws a record away can take it back for some days, in which nobody changes it: whether it is in the bin, and since when. It is in the tab of what is there, not among all. */
  bin?: { flag: Name<F>; since: Name<F>; days: number }
  /** Its records arise from what those do to others who hold this: nobody makes one by itself. */
  arises?: Permission
  /** Whoever comes back to its list by the menu finds it as they have left it. */
  recalled?: true
  /** It is about who may do what: no API key has a permission that it asks for. */
  ofAccess?: true
  fields: F
  /** The field that names a record to a person, and the one shown beside it. */
  title: Name<F>
  subtitle?: Name<F>
  /** The reference to the record from which people come to its records: the way up from them leads there. */
  below?: Name<F>
  /** What is at stake when something is done to it, such as a sum: told with its name where that is asked. */
  stake?: Name<F>
  sections: readonly Section<Name<F>>[]
  /** A section that is filled in from the JSON of another record too: of one that has the same in the reference `of`, written in this version. What that one knows as `called` names it where it is copied. */
  pasted?: { section: string; of: Name<F>; called: string; version: string }
  /** Its form is filled in section by section, and shown as a whole before it is sent. */
  wizard?: true
  /** Into what the pages of its records are divided, in words `recordTabs.<name>`; the first is at their plain address. */
  tabs?: Readonly<Record<string, RecordTab>>
  list: ListView<Name<F>>
  /** Who may make its records may bring a file of many. */
  imported?: true
  /** Its list and records are pages of the mobile layout too. */
  mobile?: MobileList<Name<F>>
  /** Further lists of the same records. */
  lists?: readonly FurtherList<Name<F>>[]
  /** Of a book: by whose organisations its sums are told. */
  divided?: OrganisationKind
  /** Who may use it in the demo; where it is not said, the platform and who leads an organisation that sees it. */
  roles?: AreaRoles
  /** How many records each organisation of the demo has of it, made by the types of its fields; 24 where it is not said. */
  demo?: number
  /** By the names of their parts in the browser. */
  pages?: Record<string, AreaPage>
  /** The areas to whose lists people go on from its own, by their ids. */
  beside?: readonly string[]
  /** What its rows come to by status is kept with each writing of one, and told from there; `by` is a field that divides them besides. */
  kept?: { by?: Name<F> }
  /** Above its own list. */
  tools?: Record<string, ListTool>
  actions?: { [K in keyof C]: AreaAction<F, C[K]> }
  /** Before a record is changed, it is told what would come of it. */
  foreseen?: true
  /** Columns of the list that are headed and told, within a record of the parent, by what a reference of that record's is to. */
  headed?: {
    columns: readonly Name<F>[]
    by: string
    load(): Promise<
      (row: Readonly<Record<string, unknown>>, locale: string, parent: Readonly<Record<string, unknown>>) => Headings
    >
  }
  /**
   * Where its list is narrowed to one record of `by`, a file of it may have, in place of the chosen columns, its title, those
   * `beside` it and a column for each part of what these fields hold, as the record says to which that one refers as `through`.
   */
  spread?: {
    by: Name<F>
    through: string
    beside: readonly (Name<F> | 'created_at')[]
    of: readonly Name<F>[]
    load(): Promise<(row: Readonly<Record<string, unknown>>, reader: SpreadFor) => readonly Spread[]>
  }
  /** Columns of the list that the area draws in its own way. */
  cells?: readonly Name<F>[]
  /** The field by which its records are called too, where an id is asked for. */
  number?: Name<F>
  /** Who is told what its records are called, beside those who see them: a permission of the areas that refer to it. */
  named?: Permission
}

/** Without `upload`, records take no files. */
interface Seeing {
  list: Permission
  detail: Permission
  upload?: Permission
}

/** Its records are made, edited and deleted as wholes, as far as it has the permission for that; without any it is read-only. */
export interface PlainArea<F extends Fields = Fields, C extends Inputs = Inputs> extends AreaBase<F, C> {
  permissions: Seeing & { create?: Permission; edit?: Permission; delete?: Permission; begin?: never; correct?: never }
  lifecycle?: undefined
  operations?: PlainOperations<Name<F>>
  /** Its records have a list within each record of that area, at `<its route>/:parent/…`, and are seen by who sees that record. */
  parent?: Parent
  /** What is wrong with a row whose fields are right each by itself, given what its references know of others. */
  refine?(row: RowOf<F>, referred: ReferredOf<F>): readonly FieldError[]
}

/** Its records are moved by the events of their lifecycle alone: what nobody sent cannot be replayed. */
export interface CaseArea<F extends Fields = Fields, C extends Inputs = Inputs> extends AreaBase<F, C> {
  /** With `begin`, people begin its records too, and with `correct`, they correct what they were begun with. */
  permissions: Seeing & { begin?: Permission; correct?: Permission; create?: never; edit?: never; delete?: never }
  lifecycle: AreaLifecycle
  operations?: CaseOperations<Name<F>>
  parent?: undefined
  refine?: undefined
}

type ListAlias = Alias<'list'>

/** What an area has as one of its lists. */
export interface Listed {
  /** The area whose records are listed, where that is another. */
  of?: Area
  listName?: string
  where?: Where
  /** Of a child, the record of the parent within which it is. */
  within?: string
  /** Of columns that are headed there. */
  headings?: Headings
  /** What it answers of each row, where that is not all. */
  told?: Columns
  /** Those rows alone, beside what is asked for. */
  given?: ListAlias['filter']
}

export type Area<F extends Fields = Fields, C extends Inputs = Inputs> = (PlainArea<F, C> | CaseArea<F, C>) & Listed
