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
  const call = async (name: string, variables: object) => {
    const { result, body } = await operator.call(name, variables)
    return result ?? refused(body)
  }
  let number = 0
  const submit = async () => {
    const code = `${beginning}-${number++}`
    const input = { name: code, code, description: null, country: 'ID', variants: [] }
    const form = await call('form_management.create', { input })
    const kept = await call('form_definition.create', { input: { definition } })
    const { id, hash, fieldCount, untranslated } = kept['record'] as Record<string, unknown>
    const first = { limit: 10, total: false, user_timezone: 'UTC', filter: { form: [form['id']] } }
    const { data } = await call('form_version.list', first)
    const [version] = data as { id: string; revision: number }[]
    const event = { type: 'form.edited', definition: id, hash, fieldCount, untranslated }
    for (const [ahead, one] of [event, { type: 'form.submitted' }].entries()) {
      const { result, body } = await operator.send('form_version', version!.id, version!.revision + ahead, one)
      if (result?.__typename !== 'Moved') refused(body)
    }
    return version!.id
  }
  await untilEnd(ends, submit, onSubmitted)
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
