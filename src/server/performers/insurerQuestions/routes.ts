import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Actor } from '../../../../machines/kernel/types.ts'
import { definitionText } from '../../../shared/forms/read.ts'
import type { Definition } from '../../../shared/forms/definition.ts'
import type { PostQuoteAnswers } from '../../../shared/endpoints/answers/postQuote.ts'
import { postQuoteEndpoint } from '../../../shared/endpoints/postQuote.ts'
import type { Host } from '../../context.ts'
import { formFacts } from '../../formFacts.ts'
import { badField, notFound } from '../../http/httpError.ts'
import { uuid } from '../../http/schemas.ts'
import { isModest } from '../../json.ts'
import { keyPattern } from '../../cases/readEvent.ts'
import { queryAs } from '../../performer.ts'
import { hour, takeQuota } from '../../quota.ts'
import { readRecord } from '../../records/detail.ts'
import { createRecord } from '../../records/save.ts'
import { permit } from '../../rights/permit.ts'
import type { Sessions } from '../../sessions/sessions.ts'
import { system } from '../../store/store.ts'
import { outward } from '../../../shared/forms/outward.ts'
import { definitionWith } from '../storedDefinition.ts'
import { takeAnswer } from './answering.ts'
import { standingOf } from './breaker.ts'
import { modeOf } from './sandbox.ts'
import { InsurerAway } from './insurer.ts'
import { knownOf, quotationOf } from './quoted.ts'
import { insurerOf } from './reached.ts'

/** Of a person, since each may be a call to the insurer. */
const quota = { kind: 'insurer questions', most: 600, seconds: hour }

const own = `
  select v.definition from designed_forms f join form_versions v on v.form = f.id and v.number = f.live
  where f.id = $1 and not f.binned`

/** Apart from what our own forms ask, though that be the same. */
const found = `
  select id from form_definitions d where hash = $1 and organisation_id = $2
    and exists (select from post_quote_questions q where q.definition = d.id)
  order by created_at limit 1`
const kept = 'insert into post_quote_questions (post_quote, definition) values ($1, $2) on conflict do nothing'

interface Answering {
  Body: { id: string; questions: string; answers: object; key: string }
}
interface Asked {
  Body: { id: string; own: boolean }
}

/** What is asked of a quotation: by its insurer as it asks now, or by our own form. */
export const postQuoteRoutes = (app: FastifyInstance, host: Host, sessions: Sessions): void => {
  const { store, clock } = host
  const area = host.areas.find(({ id }) => id === 'postquote')
  const definitions = host.areas.find(({ id }) => id === 'form_definition')
  if (!area || !definitions) return

  /** Stored as it was asked, once a house. */
  const stored = async (by: Actor, house: string, questions: Definition): Promise<string> => {
    const [before] = await store.run<{ id: string }>(system, found, [formFacts(questions).hash, house])
    if (before) return before.id
    const organisation = { ...by.organisation, id: house, kind: 'broker' }
    const maker = { ...by, organisation, permissions: ['form_management.edit', 'form_management.preview'] }
    const made = await createRecord(host, maker, definitions, { definition: definitionText(questions) })
    if (made.__typename !== 'Saved') throw new Error('The questions of the insurer could not be stored')
    return made.id
  }
  const enter = async (request: FastifyRequest) => {
    const session = await sessions.authenticate(request)
    permit(host, session, area.permissions.detail)
    permit(host, session, 'postquote.answer')
    await takeQuota(store, quota, session.actor.userId, clock())
    return session
  }

  app.get(
    postQuoteEndpoint('postquote.insurer').path,
    async (
      request,
    ): Promise<{
      data: PostQuoteAnswers['postquote.insurer']
    }> => {
      const session = await sessions.authenticate(request)
      permit(host, session, 'postquote.sandbox')
      const { id } = session.actor.organisation
      const mode = host.config.questions ? null : await modeOf(store, id)
      return { data: { mode, ...(await standingOf(host, id)) } }
    },
  )

  app.post<Answering>(
    postQuoteEndpoint('postquote.answer').path,
    {
      schema: {
        body: {
          type: 'object',
          additionalProperties: false,
          required: ['id', 'questions', 'answers', 'key'],
          properties: {
            id: uuid,
            questions: uuid,
            answers: { type: 'object' },
            key: { type: 'string', maxLength: 64 },
          },
        },
      },
    },
    async (request: FastifyRequest<Answering>): Promise<{ data: PostQuoteAnswers['postquote.answer'] }> => {
      const { actor } = await enter(request)
      const { id, key, answers } = request.body
      if (!keyPattern.test(key)) throw badField('key')
      if (!isModest(answers)) throw badField('answers')
      return { data: await takeAnswer(host, actor, { ...request.body, id: id.toLowerCase() }) }
    },
  )

  app.post<Asked>(
    postQuoteEndpoint('postquote.questions').path,
    {
      schema: {
        body: {
          type: 'object',
          additionalProperties: false,
          required: ['id', 'own'],
          properties: { id: uuid, own: { type: 'boolean' } },
        },
      },
    },
    async (request: FastifyRequest<Asked>): Promise<{ data: PostQuoteAnswers['postquote.questions'] }> => {
      const { actor, caller } = await enter(request)
      const { id, own: isOwn } = request.body
      const { status, form } = (await readRecord(host, caller, area, id)) as unknown as { status: string; form: string }
      if (status !== 'AWAITING') throw notFound()
      const query = queryAs(store, caller)
      const quotation = await quotationOf(query, id)
      const known = knownOf(quotation)
      if (isOwn) {
        const [row] = await query<{ definition: string }>(own, [form])
        const design = row && (await definitionWith(query, row.definition))
        return { data: design ? { questions: row.definition, design: outward(design), known, error: null } : nothing }
      }
      try {
        const design = await insurerOf(host).fetchQuestions(quotation)
        const questions = await stored(actor, quotation.organisation, design)
        await store.run(system, kept, [id, questions])
        return { data: { questions, design, known, error: null } }
      } catch (error) {
        if (!(error instanceof InsurerAway)) throw error
        host.log.warn({ err: error, area: area.id, case: id }, 'the insurer is away')
        return { data: nothing }
      }
    },
  )
}

const nothing: PostQuoteAnswers['postquote.questions'] = {
  questions: null,
  design: null,
  known: {},
  error: 'ERR-QUO-001',
}
