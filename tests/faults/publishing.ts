import { setTimeout } from 'node:timers/promises'
import { definitionText } from '../../src/shared/forms/read.ts'
import type { Client } from '../support/client.ts'
import { refused, untilEnd } from './untilEnd.ts'

const said = (text: string) => ({ en: text, id: text, vi: text })
const definition = definitionText({
  schema: 1,
  pages: [
    {
      id: 'one',
      title: said('One'),
      items: [{ kind: 'field', type: 'text', name: 'plate', label: said('Plate'), max: 20 }],
    },
  ],
})

/**
 * Makes one form after the other and submits its first version; the version, where that was acknowledged.
 * @throws where one is not, before it ends
 */
export const publishing = async (
  operator: Client,
  beginning: string,
  ends: AbortSignal,
  onSubmitted: (version: string) => void,
): Promise<void> => {
  for (let number = 0; !ends.aborted; number++) {
    const code = `${beginning}-${number}`
    const input = { name: code, code, description: null, country: 'ID', variants: [] }
    const asked = { input: { definition } }
    const submitted = await untilEnd(ends, async () => {
      const { result: form } = await operator.call('form_management.create', { input })
      const { result: kept } = await operator.call('form_definition.create', asked)
      const { id, hash, fieldCount, untranslated } = kept['record'] as Record<string, unknown>
      const [version] = await operator.list('form_version', { filter: { form: [form['id']] } })
      const event = { type: 'form.edited', definition: id, hash, fieldCount, untranslated }
      await operator.send('form_version', version!.id, version!.revision, event)
      const { result, body } = await operator.send('form_version', version!.id, version!.revision + 1, {
        type: 'form.submitted',
      })
      return result['__typename'] === 'Moved' ? version!.id : refused(body)
    })
    if (submitted) onSubmitted(submitted)
  }
}

/** Which of the versions that were submitted are not published once the server has had its time, with what they are. */
export const unpublished = async (operator: Client, submitted: readonly string[]): Promise<string[]> => {
  const statusOf = async (id: string) => (await operator.call('form_version.detail', { id })).result['status'] as string
  for (const until = Date.now() + 60_000; ; await setTimeout(200)) {
    const all = await Promise.all(submitted.map(async (id) => ({ id, status: await statusOf(id) })))
    if (all.every(({ status }) => status !== 'PROCESSING') || Date.now() > until)
      return all.flatMap(({ id, status }) => (status === 'PUBLISHED' ? [] : [`${id} ${status}`]))
  }
}
