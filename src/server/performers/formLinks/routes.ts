import type { FastifyInstance, FastifyRequest } from 'fastify'
import { formLinkEndpoint } from '../../../shared/endpoints/formLink.ts'
import type { Counted } from '../../../shared/endpoints/answers/formFigures.ts'
import type { FormLinkAnswers } from '../../../shared/endpoints/answers/formLink.ts'
import type { Host } from '../../context.ts'
import { asGuest } from '../../../shared/forms/guest.ts'
import { toldBy } from '../../../shared/forms/known.ts'
import { outward } from '../../../shared/forms/outward.ts'
import type { Announced, Uploads } from '../../files/uploads.ts'
import { headersOf } from '../../files/disposition.ts'
import { badField } from '../../http/httpError.ts'
import { uuid } from '../../http/schemas.ts'
import { isModest, keptJson } from '../../json.ts'
import { queryAs } from '../../performer.ts'
import type { Sessions } from '../../sessions/sessions.ts'
import { system } from '../../store/store.ts'
import { counted, noteCounted } from '../formFigures.ts'
import { definitionWith } from '../storedDefinition.ts'
import { begunWith, follow, goneOnWith, type Linked, linkingOf } from './following.ts'
import { sendBy } from './sending.ts'

const kept = `
  update form_link_secrets set typed = $2::jsonb, saved_at = $3, draft_revision = draft_revision + 1,
    begun_at = case when $2::jsonb is not null then coalesce(begun_at, $3) end
  where link = $1 returning draft_revision`

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

  const draftOf = ({ typed, draft_revision: revision, saved_at }: Linked) =>
    typed && { revision, typed, base: null, saved_at: saved_at! }

  app.post(
    formLinkEndpoint('formLink.open').path,
    bodyOf({}),
    async (request: FastifyRequest<{ Body: Body }>): Answer<'formLink.open'> => {
      const linked = await follow(host, request)
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
      const linked = await follow(host, request)
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
      const linked = await follow(host, request)
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
      return { data: await uploads.presignLinked(linkingOf(await follow(host, request)), place, { name, size, type }) }
    },
  )

  app.post(
    formLinkEndpoint('formLink.confirm').path,
    bodyOf({ file: uuid }),
    async (request: FastifyRequest<{ Body: Body & { file: string } }>): Answer<'formLink.confirm'> => ({
      data: await uploads.confirmLinked(request, linkingOf(await follow(host, request)), request.body.file),
    }),
  )

  app.post(
    formLinkEndpoint('formLink.read').path,
    bodyOf({ file: uuid }),
    async (request: FastifyRequest<{ Body: Body & { file: string } }>, reply) => {
      const read = await uploads.readLinked(linkingOf(await follow(host, request)), request.body.file)
      return reply.headers(headersOf(read.file)).send(read.content)
    },
  )

  app.post(
    formLinkEndpoint('formLink.send').path,
    bodyOf({ version: uuid, answers: { type: 'object' } }),
    async (request: FastifyRequest<{ Body: Sending }>): Answer<'formLink.send'> => {
      const linked = await follow(host, request)
      const { version, answers } = request.body
      if (!isModest(answers)) throw badField('answers')
      return { data: await sendBy(host, linked, version, answers) }
    },
  )
}
