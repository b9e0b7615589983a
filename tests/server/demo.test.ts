import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { creditLife } from '../../machines/creditLife/creditLife.ts'
import { isSystem } from '../../machines/kernel/actors.ts'
import { choices } from '../../machines/kernel/choices.ts'
import { isDeadlineEvent } from '../../machines/kernel/chart.ts'
import { pictureLimits } from '../../machines/fields/fileKinds.ts'
import { statuses } from '../../machines/kernel/status.ts'
import type { Actor, CaseEvent, Choice, Context } from '../../machines/kernel/types.ts'
import { recordColumns, recordOf } from '../../src/server/records/caseRecord.ts'
import { callerOf, type Host } from '../../src/server/context.ts'
import type { KeptFile } from '../../machines/fields/kept.ts'
import type { Answers } from '../../src/shared/forms/definition.ts'
import { judge } from '../../src/shared/forms/judge.ts'
import { joined } from '../../src/shared/forms/keeping.ts'
import { storedDefinition } from '../../src/shared/forms/read.ts'
import { readyFor } from '../../src/shared/forms/ready.ts'
import { type FormTest, tried } from '../../src/shared/forms/testing.ts'
import { filesOf } from '../../src/server/answeredFiles.ts'
import { accounts, demoPassword } from '../../src/server/demo/accounts.ts'
import { keepRuleTables } from '../../src/server/performers/rules/tables.ts'
import { keepAsked } from '../../src/server/rights/asked.ts'
import { reconcile } from '../../src/server/performers/books/reconcile.ts'
import { fillDemo } from '../../src/server/demo/fill.ts'
import { isEmpty } from '../../src/server/demo/isEmpty.ts'
import { findContent, isPdf } from '../../src/server/files/content.ts'
import type { FileStore } from '../../src/server/files/fileStore.ts'
import { openFileStore } from '../../src/server/files/openFileStore.ts'
import type { FileRow } from '../../src/server/files/rows.ts'
import { stripped } from '../../src/server/files/stripped.ts'
import { picturesOf } from '../../src/server/profile/picture.ts'
import { isPassword } from '../../src/server/sessions/passwords.ts'
import { system } from '../../src/server/store/store.ts'
import { disagreements } from '../support/agreement.ts'
import { bareHost } from './support/bareHost.ts'
import { openTestStore } from './support/store.ts'
import { columnOf } from '../../src/server/records/scope.ts'
import type { OrganisationKind } from '../../src/shared/organisationKinds.ts'

const cases = 400
const now = new Date('2026-03-02T03:00:00Z')
const folder = mkdtempSync(join(tmpdir(), 'covergate-demo-'))
let host: Host
let files: FileStore

beforeAll(async () => {
  files = await openFileStore({ dataDir: folder })
  host = bareHost(await openTestStore(), () => now)
  await keepAsked(host)
  await keepRuleTables(host)
  await fillDemo(host, files, cases)
})

afterAll(async () => {
  await host.store.close()
  rmSync(folder, { recursive: true })
})

const rows = <R>(text: string, values: unknown[] = []): Promise<R[]> => host.store.run<R>(system, text, values)
const count = async (text: string): Promise<number> =>
  (await rows<{ count: number }>(`select count(*) from ${text}`))[0]!.count

/** The account as it acts in one of its organisations. */
const actor = async (name: string, organisation?: string): Promise<Actor> => {
  const found = await rows<Omit<Actor, 'organisation'> & { id: string; kind: string; organisation: string }>(
    `select u.id as "userId", u.full_name as name, app_roles(m.user_id, m.organisation_id) as roles, app_rights(m.user_id, m.organisation_id) as permissions, o.id, o.kind, o.name as organisation
     from users u join memberships m on m.user_id = u.id join organisations o on o.id = m.organisation_id
     where u.email = $1 and coalesce(o.code = $2, true)`,
    [`${name}@covergate.test`, organisation],
  )
  const { id, kind, organisation: called, ...person } = found[0]!
  return { ...person, organisation: { id, kind, name: called } }
}

/** What a person may do in each case that they see. */
const choicesOf = async (by: Actor): Promise<Choice[]> => {
  const seen = await host.store.run<Parameters<typeof recordOf>[1]>(
    callerOf(by),
    `select ${recordColumns} from credit_life_quotations`,
  )
  return seen.flatMap((row) => choices(creditLife, recordOf(creditLife, row), { by, at: now.toISOString() }))
}

/** Events that the person may send, with the number of cases in which they may. */
const tally = async (by: Actor): Promise<Record<string, number>> => {
  const allowed: Record<string, number> = {}
  for (const choice of await choicesOf(by)) if (choice.allowed) allowed[choice.type] = (allowed[choice.type] ?? 0) + 1
  return allowed
}

const fewest = (allowed: Record<string, number>, types: string[]): number =>
  Math.min(...types.map((type) => allowed[type] ?? 0))

/** In which a case stands for some minutes at most, or as long as the payment gateway has an order of it, which has none in the beginning. */
const passing: Readonly<Record<string, readonly string[]>> = {
  invoice: ['PENDING'],
  publication: ['PROCESSING'],
  postQuote: ['ANSWERED'],
}

describe('the cases of the demo', () => {
  it('stand in every status', async () => {
    for (const { id, table, lifecycle } of host.areas) {
      if (!lifecycle) continue
      const found = await rows<{ status: string; count: number }>(
        `select status, count(*) from ${table} group by status`,
      )
      expect(found.map(({ status }) => status).toSorted()).toEqual(
        statuses(host.lifecycles.get(id)!.machine)
          .filter((status) => !passing[lifecycle.id]?.includes(status))
          .toSorted(),
      )
      for (const { status, count: many } of found) expect([id, status, many >= 2]).toEqual([id, status, true])
    }
    expect(await count('credit_life_quotations')).toBe(cases)
  })

  it('are what their timelines make of them', async () => {
    expect(await disagreements(host.store)).toEqual([])
  })

  it('have events that a person could have sent, in office hours, or the system at any, and none from the future', async () => {
    const events = await rows<{ area: string; event: CaseEvent }>('select area, event from timeline')
    const start = new Date(now).setMonth(now.getMonth() - 22)
    for (const { area, event } of events) {
      const at = new Date(event.at)
      expect(at.getTime()).toBeLessThanOrEqual(now.getTime())
      expect(at.getTime()).toBeGreaterThan(start)
      if (isDeadlineEvent(event.type)) continue
      const definition = host.lifecycles.get(area)!.events[event.type]
      if (!(definition?.from && isSystem(event.by))) {
        const local = new Date(at.getTime() + 7 * 3_600_000)
        expect(local.getUTCDay() % 6).not.toBe(0)
        expect(local.getUTCHours()).toBeGreaterThanOrEqual(8)
        expect(local.getUTCHours()).toBeLessThan(17)
      }
      if (event.type === 'created') continue
      const { schema, transient } = definition!
      const { type: _type, by: _by, at: _at, verified: _verified, others: _others, was: _was, ...stored } = event
      const payload = { ...stored, ...(transient && { code: '123456' }) }
      expect(schema ? schema.validateSync(payload, { stripUnknown: true }) : {}).toEqual(payload)
    }
  })

  it('have no deadline that has passed', async () => {
    expect(await count(`credit_life_quotations where deadline_at <= '${now.toISOString()}'`)).toBe(0)
    expect(await count('credit_life_quotations where deadline_at is not null')).toBeGreaterThan(100)
    expect(
      await count(
        `credit_life_quotations where deadline_at is distinct from (snapshot #>> '{deadlines,0,at}')::timestamptz`,
      ),
    ).toBe(0)
  })

  it('have what was paid and what went back in the book', async () => {
    const different = await rows(`
      with booked as (select area, case_id, sum(amount)::float8 as amount from ledger_entries group by 1, 2),
      moved as (
        select 'credit_life' as area, id, premium_paid_amount as amount from credit_life_quotations
        union all select 'cancellation', id, -refund_amount from cancellations
      )
      select * from moved left join booked b on b.area = moved.area and b.case_id = id::text
      where coalesce(moved.amount, 0) <> coalesce(b.amount, 0)`)
    expect(different).toEqual([])
    expect(await count('ledger_entries where amount < 0')).toBeGreaterThan(0)
  })

  it('have accrued what premiums have brought, and the books owe it to its payees', async () => {
    const different = await rows(`
      with booked as (
        select e.case_id, -sum(l.amount) filter (where account_kind = 'COMMISSION_PAYABLE') as owed,
          sum(l.amount) filter (where account_kind = 'COMMISSION_COST') as cost
        from ledger_entries e join ledger_lines l on l.entry = e.id where area = 'commission' group by 1
      )
      select code, net, owed, commission, cost from commissions left join booked on case_id = commissions.id::text
      where coalesce(owed, 0) <> net or coalesce(cost, 0) <> commission`)
    expect(different).toEqual([])
    const brokers = await rows<{ id: string }>('select distinct broker_id as id from commissions')
    expect(brokers.length).toBeGreaterThan(0)
    for (const { id } of brokers) expect(await reconcile(host, id, null)).toBe(0)
    const paidOut = await rows<{ status: string }>(
      "select distinct status from payouts where kind = 'COMMISSION' order by status",
    )
    expect(paidOut.map(({ status }) => status)).toEqual([
      'APPROVED',
      'CANCELLED',
      'FAILED',
      'PAID',
      'REJECTED',
      'REQUESTED',
    ])
    const parted = await rows(`
      select number from payouts left join (select payout, sum(amount) as sum from commission_payments group by 1) p on p.payout = id
      where kind = 'COMMISSION' and sum is distinct from amount`)
    expect(parted).toEqual([])
    const unseen = `remittances r where gross > 0 and commission > 0 and schedule is not null
      and not exists (select from commissions c where c.remittance = r.id)`
    expect(await count(unseen)).toBe(0)
    expect(await count('commissions where clawed_back > 0')).toBeGreaterThan(0)
    expect(await count("outbox where type = 'accrueCommission' and done_at is null")).toBe(0)
  })

  it('owe what stands on the accounts of their invoices', async () => {
    const different = await rows(`
      with booked as (
        select e.case_id, sum(l.amount) filter (where account_kind = 'RECEIVABLE') as receivable, sum(l.amount) filter (where account_kind = 'CASH') as paid
        from ledger_entries e join ledger_lines l on l.entry = e.id where area = 'invoice' group by 1
      )
      select number, status, rest, receivable, paid_amount, paid from invoices left join booked on case_id = invoices.id::text
      where receivable is distinct from (case when status in ('CANCELLED', 'EXPIRED') then 0 else rest end)
        or coalesce(paid, 0) <> paid_amount`)
    expect(different).toEqual([])
    expect(await count(`invoices where status = 'PAID'`)).toBeGreaterThan(5)
    const [all] = await rows(
      'select sum(posted)::float8 as posted, sum(pending)::float8 as pending from ledger_accounts',
    )
    expect(all).toEqual({ posted: 0, pending: 0 })
  })

  it('have exceptions of payments, and who has resolved those that are', async () => {
    const told =
      'count(note)::int = count(*) and count(resolved_by)::int = count(*) and count(resolved_at)::int = count(*)'
    const found = await rows(`select status, ${told} as told from payment_exceptions group by status order by status`)
    expect(found).toEqual([
      { status: 'OPEN', told: false },
      { status: 'RESOLVED', told: true },
    ])
  })

  it('refer to documents that their parties alone can read', async () => {
    const found = await rows<FileRow & { fits: boolean }>(
      `select distinct f.id, f.storage_key, f.size, f.type, f.digest, f.parties @> t.parties and t.parties @> f.parties as fits
       from timeline t left join files f on f.id = (t.event ->> 'fileId')::uuid and f.confirmed_at is not null
       where t.event ? 'fileId'`,
    )
    expect(found.length).toBeGreaterThan(50)
    for (const { fits, ...file } of found) {
      expect(fits).toBe(true)
      expect(file.digest).toMatch(/^[\da-f]{64}$/)
      expect([file.type, isPdf((await findContent(files, file))!)]).toEqual(['application/pdf', true])
    }
  })

  it('in force have their policy as a file', async () => {
    const without = `credit_life_quotations q where policy_number is not null
      and not exists (select from files f where f.case_id = q.id and f.area = 'credit_life' and f.name like '%' || q.policy_number || '%')`
    expect(await count(without)).toBe(0)
    expect(await count('files where case_id is not null')).toBeGreaterThan(50)
  })

  it('have no effect left to perform, and a few recent letters in the mailbox', async () => {
    expect(await count('outbox where done_at is null or attempts > 0')).toBe(0)
    const mails = await count('mails')
    expect(mails).toBeGreaterThanOrEqual(12)
    expect(mails).toBeLessThan(100)
    expect(
      await count(`mails where created_at > '${now.toISOString()}' or subject like '%:%' or body like '%{{%'`),
    ).toBe(0)
  })
})

describe('the people of the demo', () => {
  it('sign in with the password that is told', async () => {
    const hashes = await rows<{ email: string; hash: string }>(
      'select email, hash from users join passwords on user_id = id',
    )
    expect(hashes.map(({ email }) => email).toSorted()).toEqual(accounts.map(({ email }) => email).toSorted())
    for (const { hash } of hashes) expect(await isPassword(hash, demoPassword)).toBe(true)
  })

  it('find work on their desks at once', async () => {
    const broker = await tally(await actor('broker'))
    const decisions = [
      'documents.confirmed',
      'quotation.approved',
      'quotation.rejected',
      'quotation.escalatedToInsurer',
    ]
    const closings = ['payment.recorded', 'protectionDate.chosen', 'policy.issued']
    expect(fewest(broker, [...decisions, ...closings])).toBeGreaterThanOrEqual(3)
    for (const desk of ['insurer', 'bank'])
      expect(fewest(await tally(await actor(desk)), ['quotation.approved'])).toBeGreaterThanOrEqual(3)
    const submissions = ['examination.uploaded', 'spk.submitted', 'extraPremium.codeSent']
    expect(fewest(await tally(await actor('partner')), submissions)).toBeGreaterThanOrEqual(2)
    expect((await tally(await actor('super')))['quotation.approved']).toBeGreaterThan(broker['quotation.approved']!)
  })

  it('are refused with a reason above their authority', async () => {
    const refusals = (await choicesOf(await actor('broker'))).filter(
      ({ type, allowed }) => type === 'quotation.approved' && !allowed,
    )
    expect(refusals.some(({ reasons }) => reasons.some(({ guard }) => guard === 'isWithinAuthority'))).toBe(true)
  })

  it('may look and not decide when they are viewers or the platform', async () => {
    for (const name of ['viewer', 'admin']) {
      const by = await actor(name)
      expect(await choicesOf(by)).not.toEqual([])
      expect(await tally(by)).toEqual({})
    }
  })

  it('work in two organisations when they are members of both', async () => {
    const [broker, insurer] = [await actor('multi', 'SAMUDRA'), await actor('multi', 'CENDANA')]
    expect((await tally(broker))['documents.confirmed']).toBeGreaterThanOrEqual(1)
    expect((await tally(insurer))['quotation.approved']).toBeGreaterThanOrEqual(1)
  })

  it('see the cases and records of their own organisation', async () => {
    const ids = async (by: Actor) =>
      (await host.store.run<{ id: string }>(callerOf(by), 'select id from credit_life_quotations')).map(({ id }) => id)
    const [one, other] = [await ids(await actor('broker')), await ids(await actor('multi', 'SAMUDRA'))]
    expect(one.length).toBeGreaterThan(100)
    expect(other.length).toBeGreaterThan(50)
    expect(one.length + other.length).toBe(cases)
    expect(one.filter((id) => other.includes(id))).toEqual([])
    for (const area of host.areas.filter(({ lifecycle }) => !lifecycle))
      for (const kind of Object.keys(area.scope) as OrganisationKind[]) {
        const [table, column] = [area.table, columnOf(area, kind)!]
        const sizes = await rows<{ count: number }>(
          `select count(t.id) from organisations o left join ${table} t on t.${column} = o.id where o.kind = '${kind}' group by o.id`,
        )
        expect(sizes.length).toBeGreaterThan(0)
        for (const { count: many } of sizes) expect(many).toBeGreaterThanOrEqual(area.demo ?? 24)
      }
  })
})

it('gives each organisation a logo of its own, which is served as an image', async () => {
  const logos = await rows<{ logo: string }>('select logo from organisations')
  expect(logos.length).toBeGreaterThan(8)
  const drawn = await Promise.all(
    logos.map(async ({ logo }) => {
      const found = await picturesOf(host, files).find(logo.replace('/api/pictures/', ''))
      expect(found?.type).toBe('image/png')
      const content = await buffer(found!.content)
      const kept = stripped([content], 'image/png', pictureLimits)
      expect(await buffer(kept)).toEqual(content)
      return content.toString('base64')
    }),
  )
  expect(new Set(drawn).size).toBe(logos.length)
})

interface Submission {
  number: string
  version: string | null
  definition: string
  organisation_id: string
  created_at: string
  answers: Answers
  personal: Answers | null
  files: KeptFile[]
  personal_files: KeptFile[]
  key1: string
}

describe('the submissions of the demo', () => {
  const all = () =>
    rows<Submission>(
      `select s.number, s.version, d.definition, s.organisation_id, s.created_at, s.answers, s.personal, s.files, s.personal_files, s.key1
       from form_submissions s join form_definitions d on d.id = s.definition`,
    )

  it('are such as the version that asked them finds nothing wrong with, files and all', async () => {
    const given = await all()
    expect(given.length).toBeGreaterThan(300)
    const held = new Set(
      (await rows<{ id: string }>("select id from files where area = 'form_submission'")).map(({ id }) => id),
    )
    for (const one of given) {
      const definition = storedDefinition(one.definition)
      const answers = joined(one.answers, one.personal)
      const at = one.created_at
      const { wrong } = judge(definition, answers, { at, known: answers, fits: await readyFor(definition) })
      expect([one.number, wrong]).toEqual([one.number, []])
      expect(filesOf(definition, answers)).toEqual({ files: one.files, personalFiles: one.personal_files })
      for (const { id } of [...one.files, ...one.personal_files]) expect(held).toContain(id)
    }
  })

  it('are of different people, and stand by what a desk knows', async () => {
    const motor = (await all()).filter(({ number }) => number.startsWith('MOTOR-CLAIM'))
    const different = (of: (one: Submission) => unknown) => new Set(motor.map(of)).size / motor.length
    expect(motor.every(({ key1 }) => /^policyNumber text: POL-\d{9}$/.test(key1))).toBe(true)
    for (const name of ['policyNumber', 'plate']) expect(different(({ answers }) => answers[name])).toBe(1)
    for (const name of ['insured', 'phone']) expect(different(({ personal }) => personal![name])).toBeGreaterThan(0.9)
    for (const name of ['total', 'place', 'happenedOn'])
      expect(different(({ answers }) => answers[name])).toBeGreaterThan(0.6)
    expect(motor.map(({ answers }) => answers['plate'])).not.toContain('B 1234 XYZ')
  })

  it('begin with tests that pass, links and where people were held up', async () => {
    const tests = await rows<FormTest & { definition: string }>(
      `select t.name, to_char(t.day, 'YYYY-MM-DD') as day, t.known, t.answers, t.expected, d.definition
       from form_tests t join form_versions v on v.form = t.form join form_definitions d on d.id = v.definition`,
    )
    expect(tests.length).toBeGreaterThanOrEqual(6)
    for (const { definition, ...test } of tests) {
      const asked = storedDefinition(definition)
      expect([test.name, tried(asked, test, await readyFor(asked))]).toEqual([test.name, []])
    }
    const links = await rows<{ status: string; is_due: boolean; is_sent: boolean }>(
      `select status, expires_at > $1 as is_due, exists (select from form_submissions s where s.number = l.submission and s.submitted_by = l.recipient) as is_sent
       from form_links l`,
      [now.toISOString()],
    )
    expect([...new Set(links.map(({ status }) => status))].toSorted()).toEqual([
      'ANSWERED',
      'EXPIRED',
      'OPEN',
      'REVOKED',
    ])
    for (const { status, is_due, is_sent } of links) {
      expect(is_sent).toBe(status === 'ANSWERED')
      if (status === 'OPEN' || status === 'EXPIRED') expect(is_due).toBe(status === 'OPEN')
    }
    expect(await count('form_stumblings')).toBeGreaterThan(5)
    expect(await count('form_field_times')).toBeGreaterThan(20)
  })
})

describe('filling', () => {
  it('happens once', async () => {
    expect(await isEmpty(host.store)).toBe(false)
    expect(await fillDemo(host, files, cases)).toBe(false)
    expect(await count('credit_life_quotations')).toBe(cases)
  })

  it('makes the same book each time', async () => {
    const again = bareHost(await openTestStore(), () => now)
    await keepAsked(again)
    await keepRuleTables(again)
    await fillDemo(again, files, 12)
    const text =
      'select id, quotes_code, customer_name, status, snapshot from credit_life_quotations order by right(quotes_code, 6) limit 12'
    const book = await again.store.run<{ snapshot: { context: Context } }>(system, text)
    expect(book).toHaveLength(12)
    expect(book).toEqual(await rows(text))
    await again.store.close()
  })
})
