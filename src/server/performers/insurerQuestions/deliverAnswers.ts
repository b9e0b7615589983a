import type { Answers } from '../../../shared/forms/definition.ts'
import { Later, type Performer, textOf } from '../../task.ts'
import { rest } from './breaker.ts'
import { InsurerAway } from './insurer.ts'
import { quotationOf } from './quoted.ts'
import { insurerOf } from './reached.ts'

const given = `
  select s.answers, s.personal from post_quote_answers a join post_quotes p on p.id = a.post_quote
  join form_submissions s on s.form = p.form and s.number = a.number
  where a.post_quote = $1 and a.number = $2`

/** Hands answers over to the insurer that has asked: under one key, so that it has them once, however often it is tried. */
export const deliverAnswers: Performer = async (task, { host, read, at }) => {
  const { case_id: id } = task
  const submission = textOf(task, 'submission')
  const query = <R>(text: string, values: unknown[]) => read.query<R>(text, values)
  const [row] = await query<{ answers: Answers; personal: Answers | null }>(given, [id, submission])
  if (!row) throw new Error(`There is no submission ${submission} of ${id}`)
  const quotation = await quotationOf(query, id)
  const key = `post-quote-${id}-${submission}`
  try {
    const outcome = await insurerOf(host).deliver(quotation, { ...row.answers, ...row.personal }, key)
    return {
      event:
        'receipt' in outcome
          ? { type: 'answers.delivered', receipt: outcome.receipt }
          : { type: 'answers.refused', reason: outcome.refused },
    }
  } catch (error) {
    if (!(error instanceof InsurerAway)) throw error
    throw new Later(error.until ?? new Date(Date.parse(at) + rest), error)
  }
}
