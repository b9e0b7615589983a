import { insertRow, withContext } from '../support/case.ts'
import { addNeeded } from '../support/needed.ts'
import type { Insert } from './types.ts'

/** Of the broker, each of a table of its own: a house calls no two versions alike. */
export const insert: Insert = async (host, { broker }, by, record) => {
  const { ruleTable } = record.snapshot.context as { ruleTable: string }
  await addNeeded(host.store, 'rule_tables', ruleTable, {})
  const title = `${crypto.randomUUID()} v1`
  return insertRow(host, 'rule_version', by, withContext(record, { parties: { broker }, title }), {
    organisation_id: broker,
  })
}
