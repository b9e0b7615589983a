import { type Performer, textOf } from '../task.ts'

/** What applies it is a task of each of them. */
const replaced = `
  insert into outbox (area, case_id, revision, type, params, run_at)
  select $1, v.id, v.revision, 'applyCall', '{"type": "version.replaced"}', $3
  from form_versions v join designed_forms f on f.id = v.form
  where f.id = $2 and v.live_since is not null and v.number <> f.live`

/** Tells the versions of a form that think they are live, and are not any more. */
export const replaceLive: Performer = async (task, { at }) => ({
  write: async (sql) => {
    await sql.query(replaced, [task.area, textOf(task, 'form'), at])
  },
})
