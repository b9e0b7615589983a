import { filesIn } from '../../../machines/fields/kept.ts'
import type { WorkflowTrial } from '../../shared/endpoints/answers/workflowTrials.ts'
import { mostTrials } from '../../shared/endpoints/answers/workflowTrials.ts'
import { workflowTrial } from '../../shared/navigation/workflowTrial.ts'
import { badFields, notFound } from '../http/httpError.ts'
import { NoFile, settleFiles, withFiles } from '../records/files.ts'
import { asPerson } from '../sessions/asPerson.ts'
import type { Session } from '../sessions/types.ts'
import type { Store } from '../store/store.ts'

export type TriedPath = Omit<WorkflowTrial, 'id' | 'pictures' | 'by' | 'at'> & {
  /** By the ids of files that who has tried has brought for a trial. */
  pictures: { step: number; file: string }[]
}

const listed = `
  select id, machine, version, title, path, steps, failed_at as "failedAt", notes, pictures,
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
  insert into workflow_trials (id, user_id, organisation_id, machine, version, title, path, steps, failed_at, notes, pictures, tried_at)
  values ($1, app_person(), app_organisation(), $2, $3, $4, $5::jsonb, $6, $7, $8::jsonb, $9::jsonb, $10)
  on conflict (id) do nothing returning id`

const own = `select id from workflow_trials where id = $1 and user_id = app_person() and organisation_id = app_organisation()`

/** Keeps one once, however often it is sent. @throws HttpError NOT_FOUND where the id is another's, BAD_INPUT where a picture is */
export const keepTrial = async (
  store: Store,
  session: Session,
  id: string,
  { machine, version, title, path, steps, failedAt, notes, pictures }: TriedPath,
  now: Date,
): Promise<void> => {
  const { actor, caller } = session
  try {
    await asPerson(store, session, async ({ query }) => {
      const brought = { pictures: pictures.map(({ file }) => ({ id: file })) }
      const { values, wrong } = await withFiles(query, actor, workflowTrial, id, brought)
      if (wrong.length > 0) throw badFields(wrong)
      const seen = filesIn(values['pictures']).map((file, at) => ({ step: pictures[at]!.step, file }))
      const told = [machine, version, title, JSON.stringify(path), steps, failedAt]
      const given = [id, ...told, JSON.stringify(notes), JSON.stringify(seen), now.toISOString()]
      const [kept] = await query<{ id: string }>(added, given)
      const place = { id, kept_for: [caller.organisation] }
      if (kept) await settleFiles(query, workflowTrial, { by: actor, at: now.toISOString() }, place, values)
      else if ((await query(own, [id])).length === 0) throw notFound({ table: 'workflow_trials', id })
    })
  } catch (error) {
    throw error instanceof NoFile ? badFields(error.fields) : error
  }
}
