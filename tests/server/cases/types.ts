import type { Actor, CaseRecord } from '../../../machines/kernel/types.ts'
import type { Host } from '../../../src/server/context.ts'
import type { Parties } from '../support/case.ts'

/** Puts a case of a lifecycle into its table, as it stands in the record, with whatever it needs beside it; answers its id. */
export type Insert = (host: Host, parties: Parties, by: Actor, record: CaseRecord) => Promise<string>
