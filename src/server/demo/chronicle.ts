import { faker } from '@faker-js/faker/locale/id_ID'
import { advance, begin } from '../../../machines/kernel/advance.ts'
import { choices } from '../../../machines/kernel/choices.ts'
import { statusOf } from '../../../machines/kernel/status.ts'
import type {
  CaseEvent,
  CaseRecord,
  Context,
  Deadline,
  Effect,
  Entry,
  Json,
  Lifecycle,
  Other,
  Reason,
  Stamp,
} from '../../../machines/kernel/types.ts'
import { standingReasons } from '../cases/refusals.ts'
import type { FileStore } from '../files/fileStore.ts'
import type { Sql } from '../store/store.ts'
import type { Row } from './insertRows.ts'
import type { People } from './people.ts'

/** A case with everything that ever happened to it. */
export interface Life {
  lifecycle: Lifecycle
  id: string
  /** Columns that its record does not know. */
  fields: Record<string, unknown>
  record: CaseRecord
  entries: Entry[]
  /** With the entry that asked for them, and the time limits that it left. */
  effects: { effect: Effect; entry: Entry; limits: Deadline[] }[]
  /** What somebody tried and the rules did not let through. */
  refused: { revision: number; event: string; at: string; reasons: readonly Reason[] }[]
}

/** Which role somebody has in an organisation, by its id. */
export interface MemberRole {
  user_id: string
  organisation_id: string
  role_id: string
}

/** What the cases of an area are made from. */
export interface Past {
  lifecycle: Lifecycle
  people: People
  memberRoles: readonly MemberRole[]
  now: number
  /** Sum insured, in minor units, from which several people decide; null: one may. */
  fourEyesFrom: number | null
  /** Sum, in rupiah, above which another person lets money go than asks for it; null: none. */
  payoutFourEyesFrom: number | null
  /** How many cases the demo is asked for. */
  rows: number
  /** The rows of an area without a lifecycle, by its id. */
  of(area: string): readonly Row[]
  /** The first cases of the areas before this one, by area: none of them is written yet, and each may still be moved. */
  before: ReadonlyMap<string, readonly Life[]>
}

/** Cases of an area, by its id, or rows of a table. */
export type Arisen = { area: string; lives: readonly Life[] } | { table: string; rows: Row[] }

/** The cases of an area's demo. */
export interface Book {
  count: number
  /** So many of them from one on. */
  lives(from: number, most: number): Life[]
  /** What arises of rows which the database keeps of the others: made when all of these are written, and written in this order. */
  after?(sql: Sql): Promise<Arisen[]>
  /** Has the rows say what has become of them in the cases that arose of them. */
  tell?(sql: Sql): Promise<void>
  /** Writes the files that they refer to and answers their rows. */
  files?(files: FileStore, at: Date): Promise<Row[]>
}

export const begun = (
  lifecycle: Lifecycle,
  input: Context,
  stamp: Stamp,
  fields: Record<string, unknown> = {},
): Life => {
  const { record, entry, effects } = begin(lifecycle, input, stamp)
  const asked = effects.map((effect) => ({ effect, entry, limits: record.snapshot.deadlines }))
  return { lifecycle, id: faker.string.uuid(), fields, record, entries: [entry], effects: asked, refused: [] }
}

/** A case as an event of another is told of it. */
export const toldOf = ({ lifecycle, id, record }: Life, facts: Record<string, Json> = {}): Other => ({
  lifecycle: lifecycle.id,
  id,
  revision: record.revision,
  status: statusOf(record.snapshot.value),
  facts,
})

/** One step in so many is preceded by one that the rules refuse. */
const steady = 12

/** What somebody tries too early who then does what is to be done, but no answer to what nobody has asked; which cases these are their ids say. */
const tryFirst = ({ id, lifecycle, record, refused }: Life, { by, at }: CaseEvent): void => {
  if ((Number.parseInt(id.slice(0, 6), 16) + record.revision) % steady !== 0) return
  const hindered = choices(lifecycle, record, { by, at })
    .filter(({ meta }) => !meta.about)
    .map(({ type, reasons }) => ({ event: type, reasons: standingReasons(lifecycle, reasons) }))
    .find(({ reasons }) => reasons.length > 0)
  if (hindered) refused.push({ ...hindered, revision: record.revision, at })
}

/** Moves a case that is in the making; throws where its lifecycle refuses. */
export const send = (life: Life, event: CaseEvent): void => {
  tryFirst(life, event)
  const step = advance(life.lifecycle, life.record, event)
  if (!step.ok) throw new Error(`${event.type} is refused: ${JSON.stringify(step.refusal)}`)
  life.record = step.record
  life.entries.push(step.entry)
  const { deadlines } = step.record.snapshot
  life.effects.push(...step.effects.map((effect) => ({ effect, entry: step.entry, limits: deadlines })))
}
