import type { Sql } from '../store/store.ts'
import type { Task } from '../task.ts'

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

/** The last document of its kind that a case has issued. @throws as long as it is not written */
export const issuedDocument = async (
  read: Sql,
  { area, case_id: id }: Pick<Task, 'area' | 'case_id'>,
  document: string,
): Promise<Issued> => {
  const [asked] = await read.query<{ task: number }>(last, [area, id, document])
  const key = asked && documentKey(document, asked.task)
  const [file] = key ? await read.query<{ id: string }>('select id from files where storage_key = $1', [key]) : []
  if (!asked || !file) throw new Error(`${area} ${id} has no ${document} yet`)
  return { task: asked.task, file: file.id }
}
