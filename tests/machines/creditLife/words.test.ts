import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { kernelGuards } from '../../../machines/kernel/explain.ts'
import { nodesOf, transitionsOf } from '../../../machines/kernel/outline.ts'
import { isDeadlineEvent } from '../../../machines/kernel/deadlines.ts'
import { paths } from '../../../machines/kernel/paths.ts'
import { statuses, statusOf } from '../../../machines/kernel/status.ts'
import type { StateMeta, TransitionMeta } from '../../../machines/kernel/types.ts'
import { advance, begin } from '../../../machines/kernel/advance.ts'
import { creditLifeStatuses } from '../../../machines/creditLife/creditLife.statuses.ts'
import { creditLife } from '../../../machines/creditLife/creditLife.ts'
import { documentKinds, examinationKinds } from '../../../machines/creditLife/creditLife.context.ts'
import { people } from '../support/quotation.ts'

type Words = { [key: string]: string | Words }

const read = (locale: string): Words =>
  JSON.parse(readFileSync(new URL(`../../../locales/${locale}/creditLife.json`, import.meta.url), 'utf8')) as Words

const keysOf = (words: Words, path = ''): string[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? `${path}${key}` : keysOf(value, `${path}${key}.`),
  )

const at = (words: Words, key: string) =>
  key
    .replace(/^creditLife:/, '')
    .split('.')
    .reduce<string | Words | undefined>((node, part) => (typeof node === 'object' ? node[part] : undefined), words)

const nodes = nodesOf(creditLife.machine)
const transitions = nodes.flatMap(transitionsOf)
const en = read('en')

/** The messages of the mails that the generated paths send. */
const mails = new Set(
  paths(creditLife).flatMap(({ input, at: instant, steps }) => {
    let { record } = begin(creditLife, input, { by: people.root, at: instant })
    return steps.flatMap(({ event }) => {
      const step = advance(creditLife, record, event)
      if (!step.ok) throw new Error(JSON.stringify(step.refusal))
      record = step.record
      return step.effects.flatMap(({ params }) => (typeof params['message'] === 'string' ? params['message'] : []))
    })
  }),
)

it('every state has a description, a label and a colour, and the list’s badge is the same', () => {
  expect(nodes.filter(({ description, meta }) => !description || !(meta as StateMeta | undefined)?.label)).toEqual([])
  const top = Object.values(creditLife.machine.root.states)
  expect(top.map(({ key, meta }) => [statusOf(key), meta as StateMeta])).toEqual(Object.entries(creditLifeStatuses))
  expect(statuses(creditLife.machine)).toEqual(Object.keys(creditLifeStatuses))
})

it('every transition is either an operator’s, with its words, or a deadline’s', () => {
  for (const { eventType, meta } of transitions) {
    const { label, success, failure } = (meta ?? {}) as Partial<TransitionMeta>
    if (isDeadlineEvent(eventType)) expect(meta).toBeUndefined()
    else {
      expect([label, success, failure].map((key) => typeof at(en, key!))).toEqual(['string', 'string', 'string'])
    }
  }
  expect(new Set(transitions.map(({ eventType }) => eventType).filter((type) => !isDeadlineEvent(type)))).toEqual(
    new Set(Object.keys(creditLife.events)),
  )
})

describe.each(['en', 'id', 'vi'])('in %s', (locale) => {
  const words = read(locale)

  it('there are words for every state, action, question, outcome, field, reason and mail, and no others', () => {
    const metas = transitions.flatMap(({ meta }) => {
      const { label, confirm, success, failure } = (meta ?? {}) as Partial<TransitionMeta>
      return [label, confirm, success, failure].flatMap((key) => key ?? [])
    })
    const fields = Object.entries(creditLife.events).flatMap(([type, { schema }]) =>
      Object.keys(schema?.fields ?? {}).map((field) => `payload.${type}.${field}`),
    )
    const expected = [
      ...nodes.map(({ meta }) => (meta as StateMeta).label),
      ...metas,
      ...fields,
      ...[...Object.keys(creditLife.rules), ...kernelGuards].map((guard) => `reasons.${guard}`),
      ...[...mails].flatMap((message) => [`mails.${message}.subject`, `mails.${message}.body`]),
      ...[...examinationKinds, ...documentKinds].map((kind) => `options.kind.${kind}`),
      'options.purpose.approve',
      'options.purpose.reject',
      'documents.policy.title',
      'documents.policy.file',
    ].map((key) => key.replace(/^creditLife:/, ''))
    expect(
      keysOf(words)
        .filter((key) => !key.startsWith('timeline.'))
        .toSorted(),
    ).toEqual([...new Set(expected)].toSorted())
  })

  it('they fill in the same values as in English', () => {
    const values = (text: unknown) => (typeof text === 'string' ? (text.match(/\{\{\w+\}\}/g) ?? []) : []).toSorted()
    expect(keysOf(words)).toEqual(keysOf(en))
    for (const key of keysOf(en)) expect([key, values(at(words, key))]).toEqual([key, values(at(en, key))])
  })
})

it('B140 B146 B184 B186 B187 B188 the catalogue’s texts are exact', () => {
  const exact = {
    'confirm.quotation.approved': 'Are you sure you want to approve the quotation?',
    'confirm.quotation.rejected': 'Are you sure you want to reject the quotation?',
    'confirm.documents.confirmed': 'Are you sure you want to confirm the document data?',
    'actions.confirmation.asked': 'Ask for confirmation',
    'payload.quotation.escalatedToInsurer.declarationEmail': 'Declaration email address',
    'success.quotation.approved': 'Successfully Approved',
    'success.quotation.rejected': 'Successfully Rejected',
    'success.examination.uploaded': 'Successfully Uploaded Examination Result Document',
    'failure.quotation.approved': 'Error! Failed to approve',
    'failure.quotation.rejected': 'Error! Failed to reject',
    'failure.policy.issued': 'Error! Failed to issue policy',
    'failure.examination.uploaded': 'Error! Failed to Upload Examination Result Document',
    'reasons.isBeforeDeadline': 'The quotation has expired, please submit a new one',
    'reasons.hasMcuResult': 'MCU result is required to be uploaded',
    'reasons.hasMedicalExaminationReport': 'Medical examination report is required to be uploaded',
    'reasons.hasPaymentProof': 'Payment proof is required to be uploaded',
    'reasons.isPaymentMatched': 'Payment amount does not match the payment proof',
    'reasons.hasMatchingAmount': 'Payment amount does not match the payment proof',
    'reasons.isWithinProtectionWindow':
      "Sorry, the selected Protection Date exceeds 14 days from the insurer's approval date. Please choose another date",
    'states.initiated': 'Awaiting document completion',
    'states.dataCompleted': 'Under investigation',
  }
  expect(Object.fromEntries(Object.keys(exact).map((key) => [key, at(en, key)]))).toEqual(exact)
})
