import type { Task, Work } from '../task.ts'

/** Under which the document lies that a task of the outbox issues. */
export const documentKey = (document: string, task: number): string => `${document}-${task}`

interface Issued {
  /** The task that issued it. */
  task: number
  file: string
}

const last = `
  select id as task from outbox
  where area = $1 and case_id = $2 and type = 'issueDocument' and params ->> 'document' = $3 order by id desc limit 1`

/** What was asked for and is not there is issued now; until then who needs it waits. */
const issueNow = `
  update outbox set done_at = null, attempts = 0, run_at = $2
  where id = $1 and done_at is not null and not exists (select from files where storage_key = $3)`

/**
 * The last document of its kind that a case has issued.
 * @throws as long as it is not written; one that its task has not left, as of most cases of a large demo, is issued then
 */
export const issuedDocument = async (
  { read, at }: Pick<Work, 'read' | 'at'>,
  { area, case_id: id }: Pick<Task, 'area' | 'case_id'>,
  document: string,
): Promise<Issued> => {
  const [asked] = await read.query<{ task: number }>(last, [area, id, document])
  const key = asked && documentKey(document, asked.task)
  const [file] = key ? await read.query<{ id: string }>('select id from files where storage_key = $1', [key]) : []
  if (asked && file) return { task: asked.task, file: file.id }
  if (asked) await read.query(issueNow, [asked.task, at, key])
  throw new Error(`${area} ${id} has no ${document} yet`)
}
