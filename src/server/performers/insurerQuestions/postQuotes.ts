import type { Host } from '../../context.ts'
import type { Guardian, Performer } from '../../performer.ts'
import { wrong } from '../wrong.ts'

const live = 'select from designed_forms where id = $1 and live is not null and not binned'

/** A quotation is begun with a form that can be filled in. */
export const postQuote: Guardian = async ({ query, id, values }) => {
  if (id !== null || !values) return []
  const [form] = await query(live, [values['form']])
  return form ? [] : [wrong('form', 'notLive')]
}

const switched = `
  insert into insurer_sandboxes (organisation_id, mode) values ($1, $2)
  on conflict (organisation_id) do update set mode = excluded.mode`

export const postQuoteActions = {
  switchInsurer: async ({ sql, by, input, within }) => {
    if (await within((host) => Promise.resolve(host.config.questions !== null))) return { against: { isSandbox: {} } }
    await sql.query(switched, [by.organisation.id, input['mode']])
    return {}
  },
} satisfies Record<string, Performer<Host>>
