import type { Entry, StoredSnapshot } from '../../machines/kernel/types.ts'

/** What the first line of an evidence file says that it is. */
export const evidenceFormat = 'covergate-evidence/1'

/** Bytes of an evidence file, at most. */
export const mostEvidence = 20 * 1024 * 1024

/** A case as it was kept, in a file that proves itself. */
export interface Evidence {
  format: typeof evidenceFormat
  app: { name: string; version: string }
  made: { at: string; by: string; organisation: string }
  area: string
  id: string
  /** `digest` is the SHA-256 of the machine as data. */
  machine: { id: string; version: number; digest: string }
  /** Days of its time limits, by the names of their delays. */
  limits: Record<string, number>
  revision: number
  snapshot: StoredSnapshot
  /** Its confirmed files; `sha256` is null where none was kept. */
  documents: { id: string; name: string; type: string; size: number; sha256: string | null }[]
  /** Each entry with the SHA-256 of itself and of the link before it. */
  timeline: { entry: Entry; link: string }[]
  /** By which all that stands above is signed. */
  key: { algorithm: 'Ed25519'; public: string; fingerprint: string }
  signature: string
}

/** The file, byte by byte: another way to write the same is another file. */
export const evidenceText = (evidence: object): string => `${JSON.stringify(evidence, null, 2)}\n`
