import type { WorkflowTrial } from '../../shared/endpoints/answers/workflowTrials.ts'
import { mostTrials } from '../../shared/endpoints/answers/workflowTrials.ts'
import { notFound } from '../http/httpError.ts'
import { asPerson } from '../sessions/asPerson.ts'
import type { Session } from '../sessions/types.ts'
import type { Store } from '../store/store.ts'

export type TriedPath = Pick<WorkflowTrial, 'machine' | 'version' | 'title' | 'path' | 'steps' | 'failedAt' | 'notes'>

const listed = `
  select id, machine, version, title, path, steps, failed_at as "failedAt", notes,
    (select known_person(user_id, organisation_id)) as by, tried_at as at
  from workflow_trials where organisation_id = app_organisation() and machine = $1
  order by tried_at desc, id limit ${mostTrials}`

/** What people of the reader's organisation have tried of a machine, the latest first. */
export const readTrials = async (store: Store, session: Session, machine: string): Promise<WorkflowTrial[]> => {
  const rows = await asPerson(store, session, (sql) =>
    sql.query<Omit<WorkflowTrial, 'at'> & { at: Date | string }>(listed, [machine]),
  )
  return rows.map(({ at, by, ...trial }) => ({
    ...trial,
    by: by && { name: by.name },
    at: new Date(at).toISOString(),
  }))
}

const added = `
  insert into workflow_trials (id, user_id, organisation_id, machine, version, title, path, steps, failed_at, notes, tried_at)
  values ($1, app_person(), app_organisation(), $2, $3, $4, $5::jsonb, $6, $7, $8::jsonb, $9)
  on conflict (id) do nothing`

const own = `select id from workflow_trials where id = $1 and user_id = app_person() and organisation_id = app_organisation()`

/** Keeps one once, however often it is sent. @throws HttpError NOT_FOUND where the id is another's */
export const keepTrial = (
  store: Store,
  session: Session,
  id: string,
  { machine, version, title, path, steps, failedAt, notes }: TriedPath,
  now: Date,
): Promise<void> =>
  asPerson(store, session, async (sql) => {
    const values = [machine, version, title, JSON.stringify(path), steps, failedAt, JSON.stringify(notes)]
    await sql.query(added, [id, ...values, now.toISOString()])
    if ((await sql.query(own, [id])).length === 0) throw notFound({ table: 'workflow_trials', id })
  })
