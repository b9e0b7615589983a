import { createHash } from 'node:crypto'
import { configOf } from '../../../machines/kernel/config.ts'
import type { Entry, Lifecycle } from '../../../machines/kernel/types.ts'
import { type Evidence, evidenceFormat } from '../../shared/evidence.ts'

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The SHA-256 of a machine as data, by which another build knows whether it has the same. */
export const machineDigest = ({ machine }: Lifecycle): string => sha256(JSON.stringify(configOf(machine)))

/** The links of a case's entries, each with the one before it, the first with what case it is. */
export const linksOf = ({ area, id }: Pick<Evidence, 'area' | 'id'>, timeline: readonly Entry[]): string[] => {
  let link = sha256(`${evidenceFormat} ${area} ${id}`)
  return timeline.map((entry) => {
    link = sha256(`${link} ${JSON.stringify(entry)}`)
    return link
  })
}

/** What is signed of an evidence file: all but the signature, as it stands there. */
export const signedPart = ({ signature: _signature, ...signed }: Evidence): Buffer =>
  Buffer.from(JSON.stringify(signed))
