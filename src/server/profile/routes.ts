import type { FastifyInstance } from 'fastify'
import { caseMails, type User } from '../../../machines/session/session.types.ts'
import { locales } from '../../shared/locales.ts'
import { pictureLimits } from '../../../machines/fields/fileKinds.ts'
import { patterns } from '../../../machines/fields/patterns.ts'
import { isVisible } from '../../shared/validation/visible.ts'
import type { Host } from '../context.ts'
import type { FileStore } from '../files/fileStore.ts'
import { badField, badInput, notFound } from '../http/httpError.ts'
import { takeBytes } from '../http/rawBody.ts'
import { timeZone } from '../records/timeZone.ts'
import { audit } from '../sessions/audit.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { Session } from '../sessions/types.ts'
import { picturesOf } from './picture.ts'
import { type Details, saveDetails } from './rows.ts'

const detailsBody = {
  type: 'object',
  additionalProperties: false,
  minProperties: 1,
  properties: {
    fullName: { type: 'string', maxLength: 100, allOf: [{ pattern: patterns.fullName.source }, { pattern: '\\S' }] },
    phone: { type: ['string', 'null'], pattern: patterns.phone.source },
    locale: { enum: locales },
    timeZone: { type: ['string', 'null'], maxLength: 64 },
    caseMails: { enum: caseMails },
    toured: { const: true },
  },
}

const profileOf = ({ fullName, email, phone, locale, timeZone: zone, caseMails: mails, profileImage }: User) => ({
  fullName,
  email,
  phone,
  locale,
  timeZone: zone,
  caseMails: mails,
  profileImage,
})

/** As it is kept: no spaces around a name, nothing instead of an empty text, and a zone that exists. */
const tidy = (details: Details): Details => ({
  ...details,
  ...(typeof details.fullName === 'string' ? { fullName: details.fullName.trim() } : {}),
  ...(details.phone === '' ? { phone: null } : {}),
  ...(typeof details.timeZone === 'string' ? { timeZone: timeZone(details.timeZone, 'timeZone') } : {}),
})

/** A person's own details and picture. */
export const profileRoutes = async (
  app: FastifyInstance,
  host: Host,
  sessions: Sessions,
  files: FileStore,
): Promise<void> => {
  const pictures = picturesOf(host, files)
  /** The person's next calls, with this session, see what has changed. */
  const changed = (session: Session) => sessions.forget(session.id)

  app.get('/v2/profile', async (request) => ({ data: profileOf((await sessions.authenticate(request)).user) }))

  app.patch<{ Body: Details }>('/v2/profile', { schema: { body: detailsBody } }, async (request) => {
    const session = await sessions.authenticate(request)
    if (!isVisible(request.body.fullName ?? '')) throw badField('fullName', 'visible', 'unseen')
    await saveDetails(host.store, session, tidy(request.body), host.clock().toISOString())
    changed(session)
    await audit(host, request, { event: 'profileEdit', result: 'accepted', userId: session.user.id })
    return { data: profileOf((await sessions.authenticate(request)).user) }
  })

  app.delete('/v2/profile/picture', async (request, reply) => {
    const session = await sessions.authenticate(request)
    await pictures.remove(session)
    changed(session)
    await audit(host, request, { event: 'pictureEdit', result: 'accepted', userId: session.user.id })
    return reply.code(204).send()
  })

  app.get<{ Params: { key: string } }>('/api/pictures/:key', async (request, reply) => {
    const picture = await pictures.find(request.params.key)
    if (!picture) throw notFound()
    return reply
      .headers({
        'content-type': picture.type,
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'private, max-age=31536000, immutable',
      })
      .send(picture.content)
  })

  await app.register(async (raw) => {
    takeBytes(raw, pictureLimits.bytes, '*')
    raw.put<{ Body: Buffer | undefined }>(
      '/v2/profile/picture',
      { bodyLimit: pictureLimits.bytes },
      async (request) => {
        const session = await sessions.authenticate(request)
        if (!request.body) throw badInput('pictureType')
        const type = request.headers['content-type'] ?? ''
        const profileImage = await pictures.put(request, session, type, request.body)
        changed(session)
        await audit(host, request, { event: 'pictureEdit', result: 'accepted', userId: session.user.id })
        return { data: { profileImage } }
      },
    )
  })
}
