import { expect, vi } from 'vitest'
import { openFileStore } from '../../../src/server/files/openFileStore.ts'
import { system } from '../../../src/server/store/store.ts'
import type { Definition, FormField, FormItem } from '../../../src/shared/forms/definition.ts'
import { definitionText } from '../../../src/shared/forms/read.ts'
import type { Client } from '../../support/client.ts'
import { performAll } from './effects.ts'
import type { TestHost } from './host.ts'

/** A text that is said alike in every language. */
const said = (text: string) => ({ en: text, id: text, vi: text })

export const field = (name: string, own: Partial<FormField> & Pick<FormField, 'type'>): FormField =>
  ({ kind: 'field', name, label: said(name), ...own }) as FormField

/** A form of one page. */
export const asking = (...items: FormItem[]): Definition => ({
  schema: 1,
  pages: [{ id: 'one', title: said('One'), items }],
})

/** The token of the link that a text tells. */
export const tokenIn = (text: string): string => {
  const [, token] = /https?:\/\/[^#\s]+?(?:\/(?:en|id|vi))?\/quote-form#([\w-]{43})/.exec(text) ?? []
  if (!token) throw new Error(`No link to a form in: ${text}`)
  return token
}

export interface Version {
  id: string
  revision: number
  number: number
  status: string
  findings: { check: string; at: string }[]
}

export interface Form {
  id: string
  revision: number
  status: string
  live: number | null
  latest: number
}

/** What a person who may do so does with forms, by their codes. */
export const formDesk = (server: TestHost, desk: Client) => {
  const rows = <R>(text: string, values: unknown[] = []): Promise<R[]> => server.host.store.run<R>(system, text, values)

  const formOf = async (code: string) => (await rows<Form>('select * from designed_forms where code = $1', [code]))[0]!

  const versionOf = async (code: string, number: number) =>
    (
      await rows<Version>(
        'select v.* from form_versions v join designed_forms f on f.id = v.form where f.code = $1 and v.number = $2',
        [code, number],
      )
    )[0]!

  const make = async (code: string, variants: readonly object[] = []) => {
    const input = { name: code, code, description: null, country: 'ID', variants }
    return (await desk.call('form_management.create', { input })).result
  }

  const store = async (definition: Definition, by = desk) => {
    const { result } = await by.call('form_definition.create', { input: { definition: definitionText(definition) } })
    const { id, hash, fieldCount, untranslated } = result['record'] as Record<string, unknown>
    return { definition: id, hash, fieldCount, untranslated }
  }

  const send = async (
    code: string,
    number: number,
    event: { type: string; [field: string]: unknown },
    by: Client = desk,
  ) => {
    const { id, revision } = await versionOf(code, number)
    return (await by.send('form_version', id, revision, event)).result
  }

  const design = async (code: string, number: number, definition: Definition) =>
    send(code, number, { type: 'form.edited', ...(await store(definition)) })

  const perform = async () => performAll(await openFileStore(server.config), server.host)

  const submit = async (code: string, number: number, type = 'form.submitted') => {
    const answer = await send(code, number, { type })
    await perform()
    // The host may have taken it before, and still be at it.
    await vi.waitFor(async () => expect((await versionOf(code, number)).status).not.toBe('PROCESSING'), 15_000)
    return answer
  }

  return { formOf, versionOf, make, store, send, design, submit, perform }
}
