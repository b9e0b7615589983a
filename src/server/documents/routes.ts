import type { FastifyInstance } from 'fastify'
import type { Said, Verified } from '../../shared/endpoints/answers/documents.ts'
import { documentEndpoint } from '../../shared/endpoints/documents.ts'
import type { Host, Quota } from '../context.ts'
import { notFound } from '../http/httpError.ts'
import { localeOf } from '../http/locale.ts'
import { hour, takeQuota } from '../quota.ts'
import { networkOf } from '../sessions/network.ts'
import { system } from '../store/store.ts'
import { say } from '../words.ts'
import { isSeal } from './seal.ts'

/** A network asks for so many documents; what it could guess at has 22 signs. */
const looks: Quota = { kind: 'document', most: 300, seconds: hour }

interface Sealed {
  area: string
  case_id: string
  said: Said
}

const found = 'select area, case_id, said from document_seals where seal = $1'

/** `GET /api/documents/{seal}`: what stands on a document that we issued, and nothing else but how its case stands today. */
export const documentRoutes = (app: FastifyInstance, { store, areas, clock }: Host): void => {
  const path = documentEndpoint('document.verify').path.replace('{seal}', ':seal')
  app.get<{ Params: { seal: string } }>(path, async (request): Promise<{ data: Verified }> => {
    await takeQuota(store, looks, networkOf(request.ip), clock())
    const { seal } = request.params
    const [sealed] = isSeal(seal) ? await store.run<Sealed>(system, found, [seal]) : []
    const area = areas.find(({ id }) => id === sealed?.area)
    if (!sealed || !area) throw notFound()
    const [row] = await store.run<{ status: string }>(system, `select status from ${area.table} where id = $1`, [
      sealed.case_id,
    ])
    const { label, intent } = area.lifecycle!.statuses[row!.status]!
    const text = say(localeOf(request.headers['accept-language']), label)
    return { data: { said: sealed.said, standing: { text, intent } } }
  })
}
