import type { Reference } from '../../../../machines/fields/reference.ts'
import type { FilterValue } from '../../filters/filters.ts'
import type { BeginAnswer, CaseRow, Opened, SendAnswer, Timeline } from './cases.ts'
import type { ExportFormat, ExportQuestion } from './exports.ts'
import type {
  History,
  ListAnswer,
  Lookup,
  Row,
  SaveAnswer,
  StatusTotal,
  Summary,
  TabCount,
  Totals,
  ViewCount,
} from './records.ts'

type Values = Record<string, unknown>

/** Which rows a person asks for. */
interface Wanted {
  /** By field, after the kind of the area's filter. */
  filter?: Record<string, FilterValue> | null
  search?: string | null
}

interface Paged {
  after?: string | null
  before?: string | null
  /** Whether the rows are counted too. */
  total?: boolean
}

interface Page extends Wanted, Paged {
  tab?: string | null
  sort?: string | null
  limit?: number | null
  /** Whether the meta tells the ids of the rows. */
  ids?: boolean
}

interface At {
  id: string
  revision: number
}

/** What can be asked of an area: what is sent, and what is answered. */
export interface AreaCalls {
  list: { data: Page; answer: ListAnswer }
  counts: { data: Wanted; answer: TabCount[] }
  views: { data: object; answer: ViewCount[] }
  summary: { data: Wanted & { tab?: string | null }; answer: Summary }
  statuses: { data: Wanted & { tab?: string | null }; answer: readonly StatusTotal[] }
  totals: { data: Wanted & { tab?: string | null }; answer: Totals }
  /** The whole list as a file, which the answer names. */
  export: { data: ExportQuestion & { format: ExportFormat }; answer: { id: string } }
  /**
   * Of the records that a search finds, the first; or those of some ids; or all, null when they are too many. With `beginning`
   * those alone from which a case of that area may be begun, with `filter` those that the list's filters let through.
   */
  lookup: {
    data: { search?: string; beginning?: string; filter?: Reference['filter'] } | { ids: readonly string[] }
    answer: Lookup[] | null
  }
  /** All that its page is drawn from. */
  open: { data: { id: string }; answer: Opened }
  detail: { data: { id: string }; answer: Row }
  cases: { data: { ids: readonly string[] }; answer: CaseRow[] }
  timeline: { data: { id: string }; answer: Timeline }
  /** Newest first. */
  history: { data: Paged & { id: string }; answer: History }
  send: { data: At & { key: string; event: { type: string } & Values }; answer: SendAnswer }
  begin: { data: { input: Values; key: string }; answer: BeginAnswer }
  create: { data: { input: Values }; answer: SaveAnswer }
  edit: { data: At & { input: Values }; answer: SaveAnswer }
  delete: { data: At; answer: SaveAnswer }
}
