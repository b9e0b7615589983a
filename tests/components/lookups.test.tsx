import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { begin } from '../../machines/kernel/advance.ts'
import { publication } from '../../machines/publication/publication.ts'
import { beginner, samples } from '../../machines/publication/publication.trial.ts'
import type { Definition } from '../../src/shared/forms/definition.ts'
import { open, prepareBrowser } from './support/open.tsx'

beforeEach(prepareBrowser)

const [form, version, design] = [1, 2, 3].map((one) => `7f3d1a52-0b1c-4c5e-9a6f-3a1d2c4b5e6${one}`)
const at = '2026-11-02T01:00:00.000Z'
const facts = { revision: 0, created_at: at, updated_at: at, titles: {} }

const asked: Definition = {
  schema: 1,
  pages: [
    {
      id: 'page1',
      title: { en: 'Page' },
      items: [{ kind: 'field', type: 'lookup', name: 'banks', label: { en: 'Banks' }, area: 'bank', many: 2 }],
    },
  ],
}
const { record: life } = begin(publication, samples[0]!, { ...beginner(), at })
const aVersion = {
  ...facts,
  id: version,
  form,
  number: 1,
  title: 'MOTOR v1',
  status: 'PUBLISHED',
  definition: design,
  case: { ...life, revision: 0 },
}
const bank = (digit: number, title: string) => ({ id: `7d1c2f3e-0000-4000-8000-00000000000${digit}`, title })
const banks = [bank(1, 'Bank Mandiri'), bank(2, 'Bank Sinarmas'), bank(3, 'Bank Jabar')] as const

const visit = (place: string) =>
  open(
    `/internal-tools/form-version/${version}/${place}`,
    [...['list', 'detail', 'fill', 'preview'].map((name) => `form_management.${name}`), 'bank.list', 'bank.detail'],
    {
      'form_version.open': () => ({ record: aVersion, timeline: { data: [], issued: [] } }),
      'form_version.detail': () => aVersion,
      'form_version.list': () => ({ data: [aVersion], meta: { limit: 100, next: null, previous: null } }),
      'form_management.detail': () => ({ ...facts, id: form, name: 'Motor', live: 1, variants: [] }),
      'form_management.preview': ({ id }) => ({ ...facts, id, definition: JSON.stringify(asked) }),
      'form_definition.detail': ({ id }) => ({ ...facts, id, definition: JSON.stringify(asked) }),
      'form_version.fill': () => ({ __typename: 'Done', id: version, revision: 0, status: 'PUBLISHED' }),
      'bank.lookup': () => banks.map((one) => ({ ...one, subtitle: null, owner: null, facts: {} })),
    },
  )

it('several records are chosen one after the other, as many as may be, taken away again, and sent with what they are called', async () => {
  const { called } = await visit('fill')
  const box = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Banks' })
  const choose = async (title: string) => {
    fireEvent.click(box)
    fireEvent.click(await screen.findByRole('option', { name: title }))
    await screen.findByRole('button', { name: `Remove: ${title}` })
  }
  await choose('Bank Mandiri')
  await choose('Bank Sinarmas')
  expect(box.disabled).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Remove: Bank Mandiri' }))
  expect(box.disabled).toBe(false)
  await choose('Bank Jabar')
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() =>
    expect(called('form_version.fill')).toMatchObject([{ input: { answers: { banks: [banks[1], banks[2]] } } }]),
  )
})
