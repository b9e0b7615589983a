import { sign } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import type { Entry } from '../../../machines/kernel/types.ts'
import { givingEvidence } from '../../shared/endpoints/workflowTravel.ts'
import { type Evidence, evidenceFormat } from '../../shared/evidence.ts'
import { guardsOf } from '../records/caseRecord.ts'
import { unseenBy } from '../records/sight.ts'
import { readerOf, readOthers } from '../cases/others.ts'
import type { Host } from '../context.ts'
import { HttpError } from '../http/httpError.ts'
import { permit } from '../rights/permit.ts'
import { root } from '../root.ts'
import type { Session } from '../sessions/types.ts'
import { linksOf, machineDigest, signedPart } from './chain.ts'
import { evidenceKey, publicPart } from './evidenceKey.ts'
import { type OfCase, travel } from './moments.ts'

const app = (): Evidence['app'] => {
  const { name, version } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as Evidence['app']
  return { name, version }
}

const documents = `
  select id, name, type, size, digest as sha256 from files
  where area = $1 and case_id = $2 and confirmed_at is not null order by created_at, id`

/** Whether the reader may know of every other record that the entries tell of. */
const seesOthers = async (host: Host, { actor }: Session, timeline: readonly Entry[]): Promise<boolean> => {
  const told = timeline.flatMap(({ event }) => Object.values(event.others ?? {}))
  if (told.length === 0) return true
  const found = await readOthers(
    host,
    readerOf(actor),
    told.map(({ lifecycle, id }) => ({ lifecycle, id, facts: [] })),
  )
  return told.every(({ lifecycle, id }) => found.some(({ other }) => other.lifecycle === lifecycle && other.id === id))
}

/**
 * A case as it is kept, signed: for who holds the permission, reads all of the case and sees the records that its entries tell of.
 * @throws as `travel`; HttpError BAD_INPUT where the entries do not make what the case is
 */
export const makeEvidence = async (host: Host, session: Session, of: OfCase): Promise<Evidence> => {
  permit(host, session, givingEvidence)
  const { place, record, timeline, moments, stopped } = await travel(host, session, of)
  const { lifecycle } = place
  const hides = unseenBy(guardsOf(lifecycle), session.caller).length > 0
  if (hides || !(await seesOthers(host, session, timeline))) throw new HttpError('FORBIDDEN', 'evidence.partial')
  if (stopped || !isDeepStrictEqual(moments.at(-1)?.record.snapshot, record.snapshot))
    throw new HttpError('BAD_INPUT', 'evidence.unfollowed', {
      values: { revision: stopped?.revision ?? record.revision },
    })
  const { id, version } = lifecycle
  const links = linksOf(of, timeline)
  const key = evidenceKey(host.secret)
  const { actor } = session
  const unsigned: Evidence = {
    format: evidenceFormat,
    app: app(),
    made: { at: host.clock().toISOString(), by: actor.name, organisation: actor.organisation.name },
    area: of.area,
    id: of.id,
    machine: { id, version, digest: machineDigest(lifecycle) },
    limits: (record.snapshot.context['limits'] ?? {}) as Evidence['limits'],
    revision: record.revision,
    snapshot: record.snapshot,
    documents: await host.store.run<Evidence['documents'][number]>(session.caller, documents, [of.area, of.id]),
    timeline: timeline.map((entry, index) => ({ entry, link: links[index]! })),
    key: publicPart(key),
    signature: '',
  }
  return { ...unsigned, signature: sign(null, signedPart(unsigned), key).toString('base64') }
}
