import { expect, it } from 'vitest'
import { areas } from '../../src/areas/registry.ts'
import { readConfig } from '../../src/server/config.ts'
import type { Host } from '../../src/server/context.ts'
import { performers } from '../../src/server/jobs/performers.ts'
import { escaped, htmlOf } from '../../src/server/mail/html.ts'
import { written } from '../../src/server/mail/letters.ts'
import type { Mail } from '../../src/server/mail/mail.ts'
import type { Sql } from '../../src/server/store/store.ts'
import type { Work } from '../../src/server/task.ts'
import type { Field } from '../../machines/fields/fields.ts'
import { sectionsOf, toldRow } from '../../src/server/records/inWords.ts'
import { fieldSamples } from '../support/fieldSamples.ts'
import type { Area } from '../../src/shared/area/types.ts'
import { snake } from '../../src/shared/area/names.ts'
import { lifecycles } from '../machines/lifecycles.ts'
import { effectsOfPaths } from '../machines/support/effects.ts'

const host = {
  areas,
  config: { ...readConfig({}), publicUrl: 'https://gate.test' },
  lifecycles: new Map(
    areas.flatMap(({ id: area, lifecycle }) => {
      const own = lifecycles.find(({ id: one }) => one === lifecycle?.id)
      return own ? [[area, own]] : []
    }),
  ),
  secret: 'a secret of a test',
  store: null!,
  clock: () => new Date(at),
  address: () => '',
} satisfies Partial<Host> as unknown as Host
const at = '2026-03-02T03:00:00.000Z'
const id = '7b1f2c5e-0000-4000-8000-000000000001'
const policy = '7b1f2c5e-0000-4000-8000-000000000002'
const placeholders = /\{\{|\$t\(|undefined|null|NaN|\[object/

const due = { en: '30 Apr 2026 17:00', id: '30 Apr 2026 17:00', vi: '30 Th4 2026 17:00' }
const waits = [{ id: 'limit', event: 'a limit', at: '2026-04-30T10:00:00.000Z' }]

/** Answers as a database would in which everybody reads one language. */
const storeOf = (locale: string, row: Record<string, unknown>): Sql => ({
  query: async <R>(text: string) => {
    if (text.includes('to_jsonb(r)')) return [{ row }] as R[]
    if (text.includes('memberships')) return [{ email: 'sari@desk.test', locale }] as R[]
    if (text.includes('coalesce')) return [{ locale }] as R[]
    if (text.includes('from outbox')) return [{ task: 7 }] as R[]
    if (text.includes('from files')) return [{ id: policy }] as R[]
    return [] as R[]
  },
})

const rowOf = ({ title, subtitle, stake }: Area) => ({
  [snake(title)]: 'CODE-0042',
  [snake(subtitle!)]: 'Budi Santoso',
  ...(stake && { [snake(stake)]: 250_000_000 }),
  currency: 'IDR',
})

/** What a letter says of that row. */
const factsOf = ({ stake }: Area): string[] => ['CODE-0042', 'Budi Santoso', ...(stake ? ['Rp 250.000.000'] : [])]

/** The mails that an effect brings. */
const mailsOf = async (type: string, task: object, work: Work): Promise<Mail[]> => {
  const kept: Mail[] = []
  const { write } = await performers[type]!(
    { id: 1, area: work.area.id, case_id: id, revision: 1, type, call: null, ...task } as never,
    work,
  )
  const sql: Sql = {
    query: async (text, values) => {
      if (text.includes('into mails')) kept.push(...(JSON.parse(values![1] as string) as Mail[]))
      return []
    },
  }
  await write!(sql)
  return kept
}

const letters = lifecycles.flatMap((lifecycle) => {
  const known = new Map(
    effectsOfPaths(lifecycle)
      .filter(({ effect }) => 'message' in effect.params)
      .map((sent) => [`${sent.effect.type} ${JSON.stringify(sent.effect.params['message'])}`, sent]),
  )
  return [...known].map(([name, sent]) => [lifecycle.id, name, sent] as const)
})

it.each(letters)(
  '%s: %s names case, whose it is and what is at stake, until when something is due, and leads there',
  async (of, _, { effect, limits }) => {
    const area = areas.find(({ lifecycle }) => lifecycle?.id === of)!
    const row = rowOf(area)
    for (const locale of ['en', 'id', 'vi'] as const) {
      const work = { host, area, at, files: null!, read: storeOf(locale, row) }
      const mails = await mailsOf(effect.type, { params: effect.params, limits: limits.length > 0 ? waits : [] }, work)
      expect(mails).toHaveLength(1)
      for (const { subject, body, enclosed } of mails) {
        for (const said of factsOf(area)) expect(body).toContain(said)
        if (limits.length > 0) expect(body).toContain(due[locale])
        expect(body).toMatch(
          'shows' in effect.params
            ? new RegExp(`https://gate.test/${locale}/(?:answer|pay)#[\\w-]{43}`)
            : effect.type === 'sendDocument'
              ? /https:\/\/gate.test\/document\/[\w-]{22}\n/
              : new RegExp(`https://gate.test${area.route}/${id}`),
        )
        expect(enclosed).toBe('document' in effect.params ? policy : undefined)
        expect(subject + body).not.toMatch(placeholders)
        const html = htmlOf(body, host.config.publicUrl)
        for (const said of factsOf(area)) expect(html).toContain(`>${said}</td>`)
        const [link, ...others] = [...html.matchAll(/<a href="([^"]+)"/g)].map(([, address]) => address)
        expect([body.includes(link!), others]).toEqual([true, []])
      }
    }
  },
)

it('nothing is enclosed but what the case issues', () => {
  const unknown = letters.filter(([of, , { effect }]) => {
    const { documents = {} } = areas.find(({ lifecycle }) => lifecycle?.id === of)!.lifecycle!
    return 'document' in effect.params && !Object.hasOwn(documents, effect.params['document'] as string)
  })
  expect(unknown).toEqual([])
})

it('who has no account gets the certificate of a policy, by which it can be verified', () => {
  expect(letters.map(([, name]) => name)).toContain('sendDocument "certificate"')
})

const sampleOf = (field: Field): unknown => {
  if (field.type === 'option') return field.options[0]
  return field.type === 'text' || field.type === 'longText' ? 'Anna & <Bo>: 1' : fieldSamples[field.type].right[0]
}

const carrying = areas.flatMap((area) =>
  Object.entries(area.lifecycle?.letters ?? {}).map(([message, carried]) => [area.id, message, carried] as const),
)

it.each(carrying)('%s: %s carries what is declared of it, as text and as HTML', async (of, message, carried) => {
  const area = areas.find(({ id: one }) => one === of)!
  const { effect } = letters.find(
    ([lifecycle, , sent]) => lifecycle === area.lifecycle!.id && sent.effect.params['message'] === message,
  )![2]
  const names = area.sections.filter(({ id: section }) => carried.includes(section)).flatMap(({ fields }) => fields)
  const row = Object.fromEntries(names.map((name) => [snake(name), sampleOf(area.fields[name]!)]))
  for (const locale of ['en', 'id', 'vi'] as const) {
    const work = { host, area, at, files: null!, read: storeOf(locale, { ...row, currency: 'IDR' }) }
    const [mail] = await mailsOf(effect.type, { params: effect.params, limits: waits }, work)
    const html = htmlOf(mail!.body, host.config.publicUrl)
    for (const { heading, lines } of sectionsOf(locale, area, toldRow(area, row), carried, 'IDR')) {
      expect(mail!.body).toContain(`\n\n${heading}\n`)
      expect(html).toContain(`>${escaped(heading)}</h3>`)
      for (const { label, text } of lines) {
        expect(mail!.body).toContain(`\n${label}: ${text}\n`)
        expect(html).toContain(`>${escaped(label)}</th>`)
        expect(html).toContain(`>${escaped(text)}</td>`)
      }
    }
  }
})

it('what somebody has written into a mail is neither markup nor a link', () => {
  const html = htmlOf(
    'Hi <b>you</b> https://evil.test https://gate.test.evil.test/x\n\nA: <i>\nB: 2',
    'https://gate.test',
  )
  expect(html).toContain('<p>Hi &lt;b&gt;you&lt;/b&gt; https://evil.test https://gate.test.evil.test/x</p>')
  expect(html).toMatch(/>A<\/th><td[^>]*>&lt;i&gt;<\/td>/)
  expect(html).not.toMatch(/<a|<i>|<b>/)
})

it('a value of several lines, or of nothing that is seen, leaves its section a table', () => {
  const lines = ['Jl. Sudirman 1\n\nJakarta', 'Tower\u000BB\u0085Floor 2', ' \n ', 'Rp 1'].map((text, index) => ({
    label: `Field ${index + 1}`,
    text,
  }))
  const html = htmlOf(`Section\n${written(lines)}\n\nForged: no`, 'https://gate.test')
  const told = [...html.matchAll(/<th[^>]*>([^<]*)<\/th><td[^>]*>(.*?)<\/td>/gs)].map(([, label, text]) => [
    label,
    text,
  ])
  expect(told).toEqual([
    ['Field 1', 'Jl. Sudirman 1<br>Jakarta'],
    ['Field 2', 'Tower<br>B<br>Floor 2'],
    ['Field 4', 'Rp 1'],
  ])
})

it.each(letters)(
  'nothing that somebody has written into a letter of %s, %s, passes for what we say',
  async (of, _, sent) => {
    const forged = 'Yes\r\n\r\nForged: Rp 1\nForged: Rp 2\n\nForged: Rp 3\u2028Forged: Rp 4'
    const typed = ({ params }: typeof sent.effect) => ({
      ...params,
      ...('note' in params && { note: forged }),
      ...('shows' in params && {
        shows: (params['shows'] as { text?: string }[]).map((one) => ('text' in one ? { ...one, text: forged } : one)),
      }),
    })
    const area = areas.find(({ lifecycle }) => lifecycle?.id === of)!
    const work = { host, area, at, files: null!, read: storeOf('en', { ...rowOf(area), customer_name: forged }) }
    const [mail] = await mailsOf(sent.effect.type, { params: typed(sent.effect), limits: waits }, work)
    expect(htmlOf(mail!.body, host.config.publicUrl)).not.toMatch(/>Forged<\/th>/)
  },
)

it('the declaration carries what was applied for, by whom', async () => {
  const area = areas.find(({ lifecycle }) => lifecycle?.letters?.['declaration'])!
  const row = { quotes_code: 'CL-1', customer_name: 'Budi Santoso', loan_tenure: 48, height: 171, premium: 1_875_000 }
  const task = { params: { to: 'declaration@insurer.test', message: 'declaration', quotesCode: 'CL-1', note: '' } }
  const work = { host, area, at, files: null!, read: storeOf('en', { ...row, currency: 'IDR' }) }
  const [mail] = await mailsOf('sendLetter', { ...task, limits: waits }, work)
  for (const said of ['Customer\n', 'Height (cm): 171', 'Premium: Rp 1.875.000', ': 48'])
    expect(mail!.body).toContain(said)
})
