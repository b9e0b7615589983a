import { createPublicKey, verify } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { array, mixed, number, object, type ObjectShape, string, ValidationError } from 'yup'
import { moments, strayed } from '../../../machines/kernel/advance.ts'
import { reasonsOf } from '../../../machines/kernel/explain.ts'
import type { Lifecycle } from '../../../machines/kernel/types.ts'
import { type Evidence, evidenceFormat, evidenceText, mostEvidence } from '../../shared/evidence.ts'
import { levelsOf } from '../json.ts'
import { linksOf, machineDigest, signedPart } from './chain.ts'
import { fingerprintOf } from './evidenceKey.ts'

/** What is wrong with an evidence file, in one sentence. */
export class Unproven extends Error {}

/** The bytes of a file. @throws Unproven before a byte is read of what is no file, or too large */
export const bytesOf = (path: string): Buffer => {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found?.isFile()) throw new Unproven(`There is no file ${path}.`)
  if (found.size > mostEvidence) throw new Unproven(`The file is larger than ${mostEvidence} bytes.`)
  return readFileSync(path)
}

/** What would reach beyond the file where it is read as an object. */
const hostile = ['__proto__', 'constructor', 'prototype']
/** Levels of an evidence file. */
const mostLevels = 64

/** @throws Unproven */
const parse = (bytes: Buffer): unknown => {
  if (bytes.length > mostEvidence) throw new Unproven(`The file is larger than ${mostEvidence} bytes.`)
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes))
  } catch {
    throw new Unproven('The file is no JSON.')
  }
  let levels = 0
  for (const level of levelsOf(value)) {
    levels += 1
    if (levels > mostLevels) throw new Unproven(`The file has more than ${mostLevels} levels.`)
    for (const one of level) {
      const key = typeof one === 'object' && one !== null && Object.keys(one).find((name) => hostile.includes(name))
      if (key) throw new Unproven(`The file has a key ${key}, which no case has.`)
    }
  }
  return value
}

const text = () => string().defined()
const hex = () => text().matches(/^[\da-f]{64}$/)
const plain = () =>
  mixed<object>()
    .test(
      'object',
      '${path} must be an object',
      (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
    )
    .defined()
const exact = (fields: ObjectShape) => object(fields).exact().required()
const instant = () => text().matches(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)

const shape = exact({
  format: text().oneOf([evidenceFormat]),
  app: exact({ name: text(), version: text() }),
  made: exact({ at: instant(), by: text(), organisation: text() }),
  area: text(),
  id: text(),
  machine: exact({ id: text(), version: number().integer().defined(), digest: hex() }),
  limits: plain(),
  revision: number().integer().min(0).defined(),
  snapshot: plain(),
  documents: array(
    exact({ id: text(), name: text(), type: text(), size: number().defined(), sha256: hex().nullable() }),
  ).defined(),
  timeline: array(
    exact({
      entry: exact({
        revision: number().integer().min(0).defined(),
        entry: text(),
        event: plain(),
        taken: text().nullable(),
        from: text().nullable(),
        to: text(),
        at: instant(),
      }),
      link: hex(),
    }),
  )
    .min(1)
    .defined(),
  key: exact({ algorithm: text().oneOf(['Ed25519']), public: text(), fingerprint: hex() }),
  signature: text(),
})

/** @throws Unproven */
const read = (value: unknown): Evidence => {
  try {
    shape.validateSync(value, { strict: true })
    return value as Evidence
  } catch (error) {
    if (error instanceof ValidationError)
      throw new Unproven(`The file has not the shape of evidence: ${error.message}.`)
    throw error
  }
}

/** @throws Unproven naming the entry that was changed */
const proveChain = (evidence: Evidence): void => {
  const links = linksOf(
    evidence,
    evidence.timeline.map(({ entry }) => entry),
  )
  const index = evidence.timeline.findIndex(({ link }, at) => link !== links[at])
  if (index >= 0)
    throw new Unproven(
      `The entry of revision ${evidence.timeline[index]!.entry.revision}, or its link, was changed: the chain breaks at it.`,
    )
}

const isSignedBy = (bytes: Buffer, signed: Buffer, signature: Buffer): boolean => {
  try {
    const key = createPublicKey({ key: bytes, format: 'der', type: 'spki' })
    return key.asymmetricKeyType === 'ed25519' && verify(null, signed, key, signature)
  } catch {
    // A key that is none proves nothing.
    return false
  }
}

/** @throws Unproven */
const proveSignature = (evidence: Evidence, trusted: string | undefined): void => {
  const bytes = Buffer.from(evidence.key.public, 'base64')
  if (fingerprintOf(bytes) !== evidence.key.fingerprint)
    throw new Unproven('The key is not the one of the fingerprint.')
  const signature = Buffer.from(evidence.signature, 'base64')
  // Of the last sign of base64 not every bit counts.
  const isWhole = signature.toString('base64') === evidence.signature
  const isRight = isWhole && isSignedBy(bytes, signedPart(evidence), signature)
  if (!isRight)
    throw new Unproven(
      'The signature does not fit: something beside the entries, or the signature itself, was changed.',
    )
  if (trusted !== undefined && trusted.toLowerCase() !== evidence.key.fingerprint)
    throw new Unproven(`The file is signed by the key ${evidence.key.fingerprint}, which is not the one to be trusted.`)
}

/** @throws Unproven */
const proveWriting = (bytes: Buffer, evidence: Evidence): void => {
  const written = Buffer.from(evidenceText(evidence))
  if (written.equals(bytes)) return
  const at = bytes.findIndex((byte, index) => byte !== written[index])
  const line = bytes
    .subarray(0, at < 0 ? bytes.length : at)
    .toString('latin1')
    .split('\n').length
  throw new Unproven(`The file says what was signed, but not as it was written: line ${line} was changed.`)
}

/** @throws Unproven */
const proveMachine = ({ area, machine }: Evidence, lifecycle: Lifecycle | null): Lifecycle => {
  if (lifecycle?.id !== machine.id) throw new Unproven(`This build knows no machine ${machine.id} of ${area}.`)
  if (lifecycle.version !== machine.version)
    throw new Unproven(
      `The file is of version ${machine.version} of ${machine.id}; this build has ${lifecycle.version}.`,
    )
  if (machineDigest(lifecycle) !== machine.digest)
    throw new Unproven(`The machine ${machine.id} of this build is not the one of the file.`)
  return lifecycle
}

/** @throws Unproven */
const proveReplay = ({ timeline, revision, snapshot }: Evidence, lifecycle: Lifecycle): void => {
  const { moments: made, stopped } = moments(
    lifecycle,
    timeline.map(({ entry }) => entry),
  )
  if (stopped) {
    const guards = stopped.refusal ? reasonsOf(lifecycle, stopped.refusal).map(({ guard }) => guard) : ['its shape']
    throw new Unproven(`Revision ${stopped.revision}, ${stopped.type}, does not follow: ${guards.join(', ')}.`)
  }
  const odd = made.find(({ entry, record }) => record.revision !== entry.revision) ?? strayed(lifecycle, made)
  if (odd) throw new Unproven(`Revision ${odd.entry.revision} does not lead where its entry says.`)
  const { record } = made.at(-1)!
  if (record.revision !== revision || !isDeepStrictEqual(JSON.parse(JSON.stringify(record.snapshot)), snapshot))
    throw new Unproven('The entries do not make the snapshot of the file.')
}

interface Proving {
  /** The fingerprint of the key that is trusted. */
  trusted?: string | undefined
  /** The machine of an area in this build; null: there is none. */
  lifecycleOf(area: string): Promise<Lifecycle | null>
}

/** Proves an evidence file by itself and by the machines of this build: its shape, chain, signature, writing, machine and replay. @throws Unproven the first thing that is wrong */
export const proveEvidence = async (bytes: Buffer, { trusted, lifecycleOf }: Proving): Promise<Evidence> => {
  const evidence = read(parse(bytes))
  proveChain(evidence)
  proveSignature(evidence, trusted)
  proveWriting(bytes, evidence)
  proveReplay(evidence, proveMachine(evidence, await lifecycleOf(evidence.area)))
  return evidence
}
