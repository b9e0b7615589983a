import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Actor } from '../../../../machines/kernel/types.ts'
import { formLinkEndpoint } from '../../../shared/endpoints/formLink.ts'
import type { Counted } from '../../../shared/endpoints/answers/formFigures.ts'
import type { FormLinkAnswers } from '../../../shared/endpoints/answers/formLink.ts'
import { callerOf, type Host, type Quota } from '../../context.ts'
import { asGuest } from '../../../shared/forms/guest.ts'
import { toldBy } from '../../../shared/forms/known.ts'
import { outward } from '../../../shared/forms/outward.ts'
import type { Answers } from '../../../shared/forms/definition.ts'
import { formTitleIn } from '../../../shared/forms/said.ts'
import { supportedLocale } from '../../../shared/locales.ts'
import type { Announced, Uploads } from '../../files/uploads.ts'
import { headersOf } from '../../files/disposition.ts'
import { isId } from '../../../../machines/fields/reference.ts'
import { badField, notFound } from '../../http/httpError.ts'
import { uuid } from '../../http/schemas.ts'
import { isModest, keptJson } from '../../json.ts'
import { hashOf, isToken } from '../../linkToken.ts'
import { keepMails } from '../../mail/mail.ts'
import { type Query, queryAs } from '../../performer.ts'
import { hour, takeQuota } from '../../quota.ts'
import { arisingWith } from '../../records/arising.ts'
import { networkOf } from '../../sessions/network.ts'
import type { Sessions } from '../../sessions/sessions.ts'
import { system } from '../../store/store.ts'
import { counted, noteCounted } from '../formFigures.ts'
import { definitionWith } from '../storedDefinition.ts'
import { type Answered, takeAnswers } from '../submissions.ts'
import { receipt } from './letters.ts'
import { recordOf } from './records.ts'

/** A link that can be answered, with the live version of its form; a variant that the form does not have is none. */
interface Linked extends Answered {
  link: string
  house: string
  houseName: string
  recipient: string
  about: string | null
  email: string | null
  language: string | null
  quotation: string | null
  claim: string | null
  variant: string | null
  until: string
  title: string
  typed: Record<string, unknown> | null
  draft_revision: number
  saved_at: string | null
  begun_at: string | null
  /** Of the record that it is about, by the names of fields. */
  known: Answers
  record: ReturnType<typeof recordOf>
}

const found = `
  select l.id as link, l.organisation_id as house, o.name as "houseName", l.recipient, l.about, l.email, l.language,
    l.quotation, l.claim, l.expires_at as until,
    case when f.variants @> jsonb_build_array(jsonb_build_object('code', l.variant)) then l.variant end as variant,
    f.name as title, v.id, v.form, v.definition, v.hash, s.typed, s.draft_revision, s.saved_at, s.begun_at
  from form_link_secrets s join form_links l on l.id = s.link join organisations o on o.id = l.organisation_id
  join designed_forms f on f.id = l.form and not f.binned
  join form_versions v on v.form = f.id and v.number = f.live
  where s.token_hash = $1 and l.status = 'OPEN' and l.expires_at > $2`

const kept = `
  update form_link_secrets set typed = $2::jsonb, saved_at = $3, draft_revision = draft_revision + 1,
    begun_at = case when $2::jsonb is not null then coalesce(begun_at, $3) end
  where link = $1 returning draft_revision`

const publishedOf = `
  select id, form, definition, hash from form_versions where id = $1 and form = $2 and status = 'PUBLISHED'`

/** Whose record keeps its version is answered by that alone; whoever began with another is not stopped by a newer one. */
const openedBy = async (query: Query, linked: Linked, version: string): Promise<Answered | undefined> => {
  const isOfRecord = linked.claim !== null && version !== linked.id
  const [row] = isOfRecord ? [] : await query<Answered>(publishedOf, [version, linked.form])
  return row
}

const begunWith = async (query: Query, linked: Linked, version: string): Promise<Answered> => {
  const row = await openedBy(query, linked, version)
  if (!row) throw notFound()
  return row
}

/** What was typed goes on with the version that it was typed into, as far as it may. */
const goneOnWith = async (query: Query, linked: Linked): Promise<Answered> => {
  const version = linked.typed?.['version']
  return (typeof version === 'string' && isId(version) && (await openedBy(query, linked, version))) || linked
}

const answered = `
  update form_links set status = 'ANSWERED', submission = $2, revision = revision + 1, updated_at = $3
  where id = $1 and status = 'OPEN' returning id`

/** Calls of a network, which many people may share, and of a link, by which each pause in typing is kept. */
const quotas = {
  network: { kind: 'formLinks of a network', most: 10_000, seconds: hour },
  link: { kind: 'formLink', most: 2000, seconds: hour },
} satisfies Record<string, Quota>

/** Bytes of what was typed, as JSON. */
const mostTyped = 150_000

const text = (maxLength: number) => ({ type: 'string', maxLength })
const bodyOf = (properties: object, required: string[] = Object.keys(properties)) => ({
  schema: {
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['token', ...required],
      properties: { token: text(64), ...properties },
    },
  },
})

const file = {
  field: { type: 'string', enum: ['files', 'personalFiles'] },
  name: text(255),
  size: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
  type: text(100),
}

interface Body {
  token: string
}
interface Keeping extends Body {
  typed: Record<string, unknown> | null
  seen: number
}
interface Sending extends Body {
  version: string
  answers: Record<string, unknown>
}
interface Stumbled extends Body, Counted {
  version: string
}
interface Announcing extends Body, Announced {
  field: 'files' | 'personalFiles'
}

type Answer<N extends keyof FormLinkAnswers> = Promise<{ data: FormLinkAnswers[N] }>

/**
 * What somebody does who has no account, by a link to a form: whatever is wrong with the link, they are told the same. What proves it
 * is in the body alone, and no cookie has a part in it.
 */
export const formLinkRoutes = (app: FastifyInstance, host: Host, _: Sessions, uploads: Uploads): void => {
  const { store, clock } = host

  const follow = async ({ ip, body: { token } }: FastifyRequest<{ Body: Body }>): Promise<Linked> => {
    await takeQuota(store, quotas.network, networkOf(ip), clock())
    const [linked] = await store.run<Linked>(system, found, [hashOf(token), clock().toISOString()], 'link to a form')
    if (!linked || !isToken(token)) throw notFound()
    await takeQuota(store, quotas.link, linked.link, clock())
    const record = recordOf(linked)
    const asked = record && (await record.asked(host, record.id))
    if (record && !asked) throw notFound()
    return { ...linked, ...asked?.version, known: asked?.known ?? {}, record }
  }

  const actorOf = ({ link, recipient, house, houseName, record }: Linked): Actor => ({
    userId: link,
    name: recipient,
    roles: [],
    // Files are announced by who can enter the form that they belong to.
    permissions: ['form_management.detail', ...(record ? [record.permission] : [])],
    organisation: { id: house, kind: 'broker', name: houseName },
  })
  const linkingOf = (linked: Linked) => ({ caller: callerOf(actorOf(linked)), link: linked.link })

  const draftOf = ({ typed, draft_revision: revision, saved_at }: Linked) =>
    typed && { revision, typed, base: null, saved_at: saved_at! }

  app.post(
    formLinkEndpoint('formLink.open').path,
    bodyOf({}),
    async (request: FastifyRequest<{ Body: Body }>): Answer<'formLink.open'> => {
      const linked = await follow(request)
      const query = queryAs(store, system)
      const { id: version, definition } = await goneOnWith(query, linked)
      const { title, variant, recipient, about, until } = linked
      const told = { title, version: version!, variant, recipient, about, until }
      const asked = outward(asGuest(await definitionWith(query, definition)))
      return { data: { ...told, definition: asked, known: toldBy(asked, linked.known), draft: draftOf(linked) } }
    },
  )

  app.post(
    formLinkEndpoint('formLink.keep').path,
    bodyOf({ typed: { type: ['object', 'null'] }, seen: { type: 'integer', minimum: 0 } }),
    async (request: FastifyRequest<{ Body: Keeping }>): Answer<'formLink.keep'> => {
      const linked = await follow(request)
      const { typed, seen } = request.body
      const said = keptJson(typed, mostTyped)
      if (said === null) throw badField('typed')
      const at = clock().toISOString()
      const [now] = await store.run<{ draft_revision: number }>(system, kept, [linked.link, typed && said, at])
      const before = draftOf(linked)
      const replaced = before && before.revision !== seen ? before : null
      return { data: { revision: now!.draft_revision, saved_at: at, replaced } }
    },
  )

  app.post(
    formLinkEndpoint('formLink.stumble').path,
    bodyOf({ version: uuid, ...counted }, ['version']),
    async (request: FastifyRequest<{ Body: Stumbled }>): Answer<'formLink.stumble'> => {
      const linked = await follow(request)
      const query = queryAs(store, system)
      const version = await begunWith(query, linked, request.body.version)
      const asked = await definitionWith(query, version.definition)
      return { data: { noted: await noteCounted(query, request.body.version, asked, request.body) } }
    },
  )

  app.post(
    formLinkEndpoint('formLink.presign').path,
    bodyOf(file),
    async (request: FastifyRequest<{ Body: Announcing }>): Answer<'formLink.presign'> => {
      const { field, name, size, type } = request.body
      const place = { area: 'form_submission', field }
      return { data: await uploads.presignLinked(linkingOf(await follow(request)), place, { name, size, type }) }
    },
  )

  app.post(
    formLinkEndpoint('formLink.confirm').path,
    bodyOf({ file: uuid }),
    async (request: FastifyRequest<{ Body: Body & { file: string } }>): Answer<'formLink.confirm'> => ({
      data: await uploads.confirmLinked(request, linkingOf(await follow(request)), request.body.file),
    }),
  )

  app.post(
    formLinkEndpoint('formLink.read').path,
    bodyOf({ file: uuid }),
    async (request: FastifyRequest<{ Body: Body & { file: string } }>, reply) => {
      const read = await uploads.readLinked(linkingOf(await follow(request)), request.body.file)
      return reply.headers(headersOf(read.file)).send(read.content)
    },
  )

  app.post(
    formLinkEndpoint('formLink.send').path,
    bodyOf({ version: uuid, answers: { type: 'object' } }),
    async (request: FastifyRequest<{ Body: Sending }>): Answer<'formLink.send'> => {
      const linked = await follow(request)
      const { version: began, answers } = request.body
      if (!isModest(answers)) throw badField('answers')
      const by = actorOf(linked)
      const at = clock().toISOString()
      const arising = arisingWith(
        host,
        host.areas.find(({ id }) => id === 'form_link')!,
        by,
      )
      const taken = await store.transaction(callerOf(by), (sql) =>
        arising.inside(sql, async (inner) => {
          const query = queryAs(inner.store, callerOf(by))
          // Of two who send at once one waits here, and then finds it answered.
          const [open] = await query("select from form_links where id = $1 and status = 'OPEN' for update", [
            linked.link,
          ])
          if (!open) throw notFound()
          const version = await begunWith(query, linked, began)
          const { variant, about, record, known, begun_at: begunAt } = linked
          const given = { version, variant, about, answers, known, isGuest: true, begunAt }
          const answering = { host: inner, query, by, at, ...given }
          const one = record ? await record.answer(record.id, answering) : await takeAnswers(answering)
          // What the record does not take is over for whoever is asked.
          if ('refused' in one) throw notFound()
          if ('wrong' in one) return one
          await query(answered, [linked.link, one.number, at])
          const { email, recipient, houseName: house, language, title: name } = linked
          if (!email) return one
          const asSystem = queryAs(inner.store, system)
          const locale = supportedLocale(language)
          const title = formTitleIn(name, await definitionWith(asSystem, version.definition), locale)
          const mail = receipt(locale, { ...one, email, recipient, house, title, about })
          await keepMails({ query: asSystem }, host.config, null, [mail], at)
          return one
        }),
      )
      if ('wrong' in taken) return { data: { __typename: 'Invalid', fields: taken.wrong } }
      arising.tell()
      return { data: { __typename: 'Done', at, number: taken.number } }
    },
  )
}
