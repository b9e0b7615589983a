import { isId } from '../../../../machines/fields/reference.ts'
import type { Actor, Reason } from '../../../../machines/kernel/types.ts'
import type { Declined, Done } from '../../../shared/endpoints/answers/actions.ts'
import type { Invalid } from '../../../shared/endpoints/answers/records.ts'
import { moveAsHost } from '../../cases/moveAsHost.ts'
import { placeOf } from '../../cases/place.ts'
import { readCase } from '../../cases/readCase.ts'
import { callerOf, type Host } from '../../context.ts'
import { notFound } from '../../http/httpError.ts'
import { type Query, queryAs } from '../../performer.ts'
import { arisingWith } from '../../records/arising.ts'
import { system } from '../../store/store.ts'
import type { CaseAnswered } from '../answerOnCase.ts'
import { type Answered, type Answering, takeAnswers } from '../submissions.ts'
import { wrong } from '../wrong.ts'
import { knownOf, quotationOf } from './quoted.ts'

const asked = `
  select null as id, $3::uuid as form, d.id as definition, d.hash
  from post_quote_questions q join form_definitions d on d.id = q.definition
  where q.post_quote = $1 and q.definition = $2
  union all
  select v.id, v.form, v.definition, v.hash from form_versions v
  where v.form = $3 and v.definition = $2 and v.status = 'PUBLISHED'
  limit 1`

/** The questions that were answered, as the insurer has asked them of this quotation, or our own form does; none else. */
const askedOf = async (query: Query, id: string, form: string, questions: string): Promise<Answered | null> =>
  isId(questions) ? ((await query<Answered>(asked, [id, questions, form]))[0] ?? null) : null

const kept = 'insert into post_quote_answers (post_quote, number, organisation_id) values ($1, $2, $3)'
const locked = 'select form from post_quotes where id = $1 for update'

/** Ends a transaction that shall leave nothing. */
class Refused extends Error {
  readonly reasons: Reason[]

  constructor(reasons: Reason[]) {
    super('The answers are not taken')
    this.reasons = reasons
  }
}

const over: Reason = { guard: 'isAwaiting', key: 'postQuoteForm:questions.over', values: {} }

/** Answers to what is asked of a quotation, stored and on their way to its insurer: the transaction may keep the one only with the other. */
export const answerQuotation = async (id: string, answering: Answering, key: string): Promise<CaseAnswered> => {
  const { host, query, by, version } = answering
  const quotation = await quotationOf(query, id)
  const taken = await takeAnswers({ ...answering, about: quotation.quotesCode, known: knownOf(quotation) })
  if ('wrong' in taken) return taken
  await host.store.run(system, kept, [id, taken.number, quotation.organisation])
  const payload = { submission: taken.number, source: version.id === null ? 'INSURER' : 'FORM' }
  const outcome = await moveAsHost(host, placeOf(host, 'postquote'), id, { type: 'answers.given', payload, key }, by)
  if (outcome === 'taken') return taken
  return typeof outcome === 'object' ? outcome : { refused: [over] }
}

interface Given {
  id: string
  questions: string
  answers: unknown
  /** The same for each try of the same. */
  key: string
}

/**
 * What a person answers to the questions of an insurer, or to our own form: stored and on its way, or neither, once a key.
 * @throws HttpError NOT_FOUND
 */
export const takeAnswer = async (host: Host, by: Actor, given: Given): Promise<Done | Declined | Invalid> => {
  const { id, questions, answers } = given
  const key = `answers ${by.userId} ${given.key}`
  const at = host.clock().toISOString()
  const caller = callerOf(by)
  const place = placeOf(host, 'postquote')
  const arising = arisingWith(host, place.area, by)

  const work = async (inner: Host): Promise<Done | Invalid> => {
    const query = queryAs(inner.store, caller)
    // Of two who answer at once one waits here, and then finds it answered.
    const [row] = await query<{ form: string }>(locked, [id])
    const found = await readCase(inner.store, place, caller, id, key)
    if (!row || !found) throw notFound({ table: place.area.table, id })
    if (found.repeat) return { __typename: 'Done', at }
    if (found.record.snapshot.value !== 'awaiting') throw new Refused([over])
    const version = await askedOf(queryAs(inner.store, system), id, row.form, questions)
    if (!version) return { __typename: 'Invalid', fields: [wrong('questions', 'noRecord')] }
    const taken = await answerQuotation(id, { host: inner, query, by, at, version, variant: null, answers }, key)
    if ('refused' in taken) throw new Refused(taken.refused)
    return 'wrong' in taken ? { __typename: 'Invalid', fields: taken.wrong } : { __typename: 'Done', at }
  }

  try {
    const taken = await host.store.transaction(caller, (sql) => arising.inside(sql, work))
    if (taken.__typename === 'Done') arising.tell()
    return taken
  } catch (error) {
    if (error instanceof Refused) return { __typename: 'Declined', reasons: error.reasons }
    throw error
  }
}
