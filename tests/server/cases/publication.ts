import { randomUUID } from 'node:crypto'
import type { Context } from '../../../machines/kernel/types.ts'
import { samples } from '../../../machines/publication/publication.trial.ts'
import { otherDesign, stands } from '../../machines/publication/decisions.ts'
import { empty } from '../../../src/shared/forms/definition.ts'
import { definitionText } from '../../../src/shared/forms/read.ts'
import { insertRow, withContext } from '../support/case.ts'
import { addNeeded } from '../support/needed.ts'
import type { Insert } from './types.ts'

/** What the letters and the trial refer to, as their events tell it. */
const designs = (context: Context): [id: string, hash: string, fields: number, untranslated: number][] => {
  const [sample] = samples
  const tried = (end: string) => `${(sample!['definition'] as string).slice(0, -1)}${end}`
  const [a, b] = ['a'.repeat(64), 'b'.repeat(64)]
  return [
    [stands.definition, a, 12, 0],
    [otherDesign, b, 7, 2],
    [tried('1'), a, context['fieldCount'] as number, context['untranslated'] as number],
    [tried('2'), b, 7, 0],
  ]
}

/** Of the broker, of a form of its own with what it asks: a form has one version at a time that is not published. */
export const insert: Insert = async (host, { broker }, by, record) => {
  const context = record.snapshot.context
  const own = { organisation_id: broker }
  for (const [id, hash, field_count, untranslated] of designs(context))
    await addNeeded(host.store, 'form_definitions', id, {
      ...own,
      definition: definitionText(empty),
      hash,
      field_count: String(field_count),
      untranslated: String(untranslated),
    })
  const form = randomUUID()
  await addNeeded(host.store, 'designed_forms', form, own)
  return insertRow(host, 'form_version', by, withContext(record, { parties: { broker }, form }), own)
}
