import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { advance, begin } from '../../machines/kernel/advance.ts'
import { statusOf } from '../../machines/kernel/status.ts'
import { postQuote } from '../../machines/postQuote/postQuote.ts'
import { alphabet, beginner, samples } from '../../machines/postQuote/postQuote.trial.ts'
import { dayOf } from '../../src/shared/format/date.ts'
import type { Definition } from '../../src/shared/forms/definition.ts'
import { asTimelineEntry } from '../data/support/caseServer.ts'
import { open, prepareBrowser } from './support/open.tsx'

beforeEach(prepareBrowser)

const [quotation, design, submission, other] = [1, 2, 3, 4].map((one) => `7f3d1a52-0b1c-4c5e-9a6f-3a1d2c4b5e7${one}`)
const at = '2026-11-02T01:00:00.000Z'
const facts = { revision: 0, created_at: at, updated_at: at, titles: {} }
const form = samples[0]!['form'] as string

const asked = {
  schema: 1,
  pages: [
    {
      id: 'page1',
      title: { en: 'Page' },
      items: [{ kind: 'field', type: 'text', name: 'losses', label: { en: 'Losses' }, max: 20 }],
    },
  ],
} satisfies Definition

const given = (id: string, number: string, losses: string) => ({
  ...facts,
  id,
  form,
  number,
  submittedBy: 'Ann',
  status: 'SUBMITTED',
  definition: design,
  shown: ['page:page1', 'losses'],
  answers: { losses },
  files: [],
})

it('what was answered about a quotation is read on it, found by its number', async () => {
  const started = begin(postQuote, samples[0], { ...beginner(), at })
  const answer = alphabet(started.record, at).find(({ type }) => type === 'answers.given')!
  const answered = advance(postQuote, started.record, answer)
  if (!answered.ok) throw new Error('It was not answered')
  const { record: standing, entry } = answered
  const row = {
    ...facts,
    id: quotation,
    ...postQuote.facts(standing.snapshot.context),
    status: statusOf(standing.snapshot.value),
    revision: standing.revision,
    case: standing,
    others: [],
  }
  const number = answer['submission'] as string
  const { called } = await open(
    `/internal-tools/axa-postquote-form/${quotation}?tab=answers`,
    ['postquote.list', 'postquote.detail', 'form_management.submission', 'form_management.detail'],
    {
      'postquote.open': () => ({
        record: row,
        timeline: { data: [started.entry, entry].map(asTimelineEntry), issued: [] },
      }),
      'form_management.submission': () => ({
        data: [given(other!, `${number}1`, 'many'), given(submission!, number, 'two')],
        meta: { limit: 25, next: null, previous: null },
      }),
      'form_submission.detail': ({ id }) =>
        id === submission ? given(submission!, number, 'two') : given(other!, 'X', 'many'),
      'form_management.preview': () => ({ ...facts, id: design, definition: JSON.stringify(asked) }),
    },
  )
  await screen.findByText('two')
  expect(called('form_management.submission')).toMatchObject([{ parent: form, search: number }])
  expect(screen.getByRole('link', { name: 'Open these answers by themselves' }).getAttribute('href')).toBe(
    `/internal-tools/form-management/${form}/submission/${submission}`,
  )
})

it('the tester of claim forms calls claim types as people do, and says why one of as much ranks below another', async () => {
  const binding = { id: other, name: 'Thefts', form, formName: 'Theft claim', version: null, isLive: true }
  await open('/internal-tools/claim-form-builder/tester', ['claim_form.list', 'claim_form.detail'], {
    [`GET /api/claim-forms/explain?on=${dayOf(new Date().toISOString())}`]: () => ({
      won: null,
      lost: [{ binding, why: 'ranksBelow' }],
    }),
  })
  const types = await screen.findByRole('combobox', { name: 'Claim type' })
  const options = [...types.querySelectorAll('option')].map(({ textContent }) => textContent)
  expect(options).toEqual(expect.arrayContaining(['Theft', 'Flood or water']))
  expect(options).not.toContain('THEFT')
  expect((await screen.findByText('Thefts')).parentElement!.textContent).toMatch(
    /^Thefts.*Names as much, but of what goes after/,
  )
})
