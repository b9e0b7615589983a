import type { ImportRowState } from '../../shared/endpoints/answers/imports.ts'
import type { FieldError } from '../../shared/validation/fieldErrors.ts'
import { type Store, system } from '../store/store.ts'
import { type ImportJob, keeping } from './rows.ts'
import type { SheetRow } from './sheets/sheet.ts'

export interface StagedRow extends SheetRow {
  state: ImportRowState
  errors: FieldError[]
  record_id: string | null
  title: string | null
}

export type Verdict = Pick<StagedRow, 'number' | 'state' | 'errors' | 'record_id' | 'title'> & { marks: string[] }

type Changes = Parameters<typeof keeping>[1]

/** False when the job is somebody else's by now, or nobody's. */
export const stage = async (
  store: Store,
  job: ImportJob,
  rows: readonly SheetRow[],
  changes: Changes,
  runAt: Date,
): Promise<boolean> => {
  const { text, values, next } = keeping(job, changes, runAt)
  const added = `${text}, added as (
    insert into import_rows (import_id, number, cells)
    select kept.id, one.number, one.cells from kept, jsonb_to_recordset(${next}::jsonb) as one (number int, cells jsonb)
    returning number
  ) select id from kept`
  return (await store.run(system, added, [...values, JSON.stringify(rows)])).length > 0
}

/** Writes the verdicts of a parameter on rows of the job that `kept` has. */
const verdictsOf = (parameter: string): string => `judged as (
    update import_rows r set state = one.state, errors = one.errors, record_id = one.record_id, title = one.title,
      marks = array(select jsonb_array_elements_text(one.marks))
    from kept, jsonb_to_recordset(${parameter}::jsonb) as one (number int, state text, errors jsonb, record_id uuid, title text, marks jsonb)
    where r.import_id = kept.id and r.number = one.number
    returning r.number
  )`

/** Keeps what is known of rows; as `stage`. */
export const judged = async (
  store: Store,
  job: ImportJob,
  verdicts: readonly Verdict[],
  changes: Changes,
  runAt: Date,
): Promise<boolean> => {
  const { text, values, next } = keeping(job, changes, runAt)
  const updated = `${text}, ${verdictsOf(next)} select id from kept`
  return (await store.run(system, updated, [...values, JSON.stringify(verdicts)])).length > 0
}

/** What became of rows that were under way as their person cancelled: what is made stays made, and is said and counted. */
export const judgedAfterAll = async (store: Store, job: ImportJob, verdicts: readonly Verdict[]): Promise<void> => {
  const { id, claim, done, made, already, refused } = job
  await store.run(
    system,
    `with kept as (
      update imports set done = $3, made = $4, already = $5, refused = $6 where id = $1 and claim = $2 and state = 'cancelled' returning id
    ), ${verdictsOf('$7')} select id from kept`,
    [id, claim, done, made, already, refused, JSON.stringify(verdicts)],
  )
}

const rowColumns = 'number, cells, state, errors, record_id, title'

/** The rows behind one, those alone with something wrong where these are asked for. */
export const rowsBehind = (
  store: Store,
  { id }: Pick<ImportJob, 'id'>,
  after: number,
  most: number,
  isBad = false,
): Promise<StagedRow[]> =>
  store.run(
    system,
    `select ${rowColumns} from import_rows where import_id = $1 and number > $2
      ${isBad ? `and state in ('bad', 'refused')` : ''} order by number limit ${most}`,
    [id, after],
  )

/** The next rows of which records are to be made, with those that somebody who was killed had taken up. */
export const takeUp = (store: Store, { id }: ImportJob, most: number): Promise<(StagedRow & { was: string })[]> =>
  store.run(
    system,
    `with next as (
      select number, state as was from import_rows where import_id = $1 and state in ('good', 'making') order by number limit ${most}
    ), taken as (
      update import_rows r set state = 'making' from next where r.import_id = $1 and r.number = next.number
      returning ${rowColumns.replace('number', 'r.number').replace('state', 'r.state')}, next.was
    ) select * from taken order by number`,
    [id],
  )

/** Milliseconds that a statement over a whole file may take. */
const long = 60_000

/** Of rows that claim the same for themselves, the first one keeps it. Answers how many of each state there are then. */
export const settle = (store: Store, { id }: ImportJob): Promise<Partial<Record<ImportRowState, number>>> =>
  store.transaction(
    system,
    async (sql) => {
      await sql.query(
        `with marked as (
          select number, mark, min(number) over (partition by mark) as first
          from import_rows, unnest(marks) mark where import_id = $1 and state = 'good'
        ), repeated as (
          select number, jsonb_agg(jsonb_build_object(
            'path', split_part(mark, ' ', 1), 'key', 'validation:repeatedRow', 'values', jsonb_build_object('row', first)
          )) as errors from marked where number > first group by number
        )
        update import_rows r set state = 'bad', errors = repeated.errors from repeated
        where r.import_id = $1 and r.number = repeated.number`,
        [id],
      )
      const rows = await sql.query<{ state: ImportRowState; count: number }>(
        'select state, count(*)::int as count from import_rows where import_id = $1 group by state',
        [id],
      )
      return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
    },
    { statement: long },
  )
