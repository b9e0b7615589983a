import type { Host } from '../../context.ts'
import type { Guardian, Performer } from '../../performer.ts'
import { isLive } from '../liveForm.ts'
import { wrong } from '../wrong.ts'

const answered = 'select from post_quote_answers where post_quote = $1 and number = $2'

/** A quotation is begun with a form that can be filled in, and answered by what was answered to its questions. */
export const postQuote: Guardian = async ({ query, id, values }) => {
  if (!values) return []
  const { form, submission } = values
  if (id === null) return (await isLive(query, form)) ? [] : [wrong('form', 'notLive')]
  const isSo = submission === null || (await query(answered, [id, submission])).length > 0
  return isSo ? [] : [wrong('submission', 'noRecord')]
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
