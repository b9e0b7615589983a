import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { creditLife } from '../../machines/creditLife/creditLife.ts'
import { replay } from '../../machines/kernel/advance.ts'
import type { Actor, StoredSnapshot } from '../../machines/kernel/types.ts'
import { beginCase } from '../../src/server/cases/begin.ts'
import { move } from '../../src/server/cases/move.ts'
import { newest, readEntries } from '../../src/server/cases/timeline.ts'
import { system } from '../../src/server/store/store.ts'
import { addFile } from './creditLife/case.ts'
import { type Desk, openWorld, type World } from './creditLife/world.ts'
import { asOwner } from './support/people.ts'

let world: World
const relations: Record<string, Record<Desk, string>> = {}

/** Everybody does business with everybody, by records of their own. */
const relate = async (owner: Desk | 'platform'): Promise<Record<Desk, string>> => {
  const { broker, insurer, bank, partner } = world.organisations
  const ids = Object.entries({ broker, insurer, bank, partner }).map(async ([desk, { kind }]) => {
    const id = randomUUID()
    const insert =
      'insert into relations (id, created_at, updated_at, organisation_id, code, name, kind) values ($1, now(), now(), $2, $3, $3, $4)'
    await asOwner(world.store, insert, [id, world.organisations[owner].id, desk.toUpperCase(), kind])
    return [desk, id]
  })
  return Object.fromEntries(await Promise.all(ids)) as Record<Desk, string>
}

beforeAll(async () => {
  world = await openWorld()
  for (const owner of ['broker', 'insurer', 'bank', 'partner', 'platform'] as const)
    relations[owner] = await relate(owner)
})

afterAll(() => world.close())

/** 35 years old on the day of application, 2 March 2026. */
const customer = {
  application_type: 'NEW',
  application_date: '2026-03-02',
  loan_amount: 250_000_000,
  loan_tenure: 60,
  totalSumInsured: 250_000_000,
  bank_branch_name: 'KC Sudirman',
  customer_name: 'Budi Santoso',
  date_of_birth: '1991-03-02',
  gender: 'Male',
  identity_type: 'KTP',
  identity_number: '3171020203910001',
  customer_segment: 'Employee',
  height: 170,
  weight: 87,
  email: 'budi@customer.test',
  partner_email: 'desk@partner.test',
}

const parties = ['bank', 'partner', 'broker', 'insurer'] as const

const inputBy = (from: Desk | 'platform', more: object = {}) => ({
  ...customer,
  loan_number: `L-${randomUUID()}`,
  ...Object.fromEntries(parties.filter((party) => party !== from).map((party) => [party, relations[from]![party]])),
  ...more,
})

const beginBy = (by: Actor, input: object, key: string = randomUUID()) =>
  beginCase(world.host, { area: 'credit_life', input, key }, by)

const begin = (from: Desk | 'platform', more: object = {}) =>
  beginBy(world.person(from, from === 'platform' ? ['superadmin.root'] : undefined), inputBy(from, more))

const begun = async (from: Desk | 'platform', more: object = {}): Promise<string> => {
  const answer = await begin(from, more)
  if (answer.__typename !== 'Begun') throw new Error(JSON.stringify(answer))
  return answer.id
}

const rowOf = async (id: string) =>
  (
    await world.store.run<Record<string, unknown>>(system, 'select * from credit_life_quotations where id = $1', [id])
  )[0]!

const wrongWith = (path: string, key: string, values: object = {}) => ({
  __typename: 'NotBegun',
  code: 'INVALID',
  fields: [{ path, key: `validation:${key}`, values }],
})

describe('an application', () => {
  it.each(['partner', 'bank', 'broker', 'platform'] as const)(
    'of somebody of the %s is begun with what they typed, and with all that is computed of it',
    async (from) => {
      const { broker, insurer, bank, partner } = world.organisations
      const id = await begun(from)
      const { quotes_code: code, ...row } = await rowOf(id)
      expect(code).toMatch(/^CL-2026-[\dA-Z]{10}$/)
      expect(row).toMatchObject({
        status: 'INITIATED',
        machine_version: 5,
        broker_id: broker.id,
        insurer_id: insurer.id,
        bank_id: bank.id,
        partner_id: partner.id,
        bank_name: bank.name,
        customer_name: 'Budi Santoso',
        height: 170,
        body_mass_index: 30.1,
        base_rate: 1.4,
        loading_rate: 25,
        product_code: 'CL-STD',
        partner_email: 'desk@partner.test',
      })
      expect([row['premium'], row['total_premium'], row['total_sum_insured']].map(Number)).toEqual([
        4_375_000, 4_375_000, 250_000_000,
      ])
    },
  )

  it('has the time limits that are configured when it begins, and the usual others', async () => {
    const host = { ...world.host, config: { ...world.host.config, timeLimits: { creditLife: { completionLimit: 3 } } } }
    const request = { area: 'credit_life', input: inputBy('partner'), key: randomUUID() }
    const answer = await beginCase(host, request, world.person('partner'))
    if (answer.__typename !== 'Begun') throw new Error(JSON.stringify(answer))
    const { snapshot, created_at, deadline_at } = await rowOf(answer.id)
    expect((snapshot as StoredSnapshot).context['limits']).toMatchObject({ completionLimit: 3, investigationLimit: 14 })
    const day = 86_400_000
    expect(Date.parse(String(deadline_at)) - Date.parse(String(created_at))).toBe(3 * day)
  })

  it('says itself neither whose it is nor what is computed', async () => {
    const partner = world.person('partner')
    for (const more of [{ partner: relations['partner']!.partner }, { premium: 1 }, { quotesCode: 'CL-1' }])
      await expect(beginBy(partner, inputBy('partner', more))).rejects.toMatchObject({ code: 'BAD_INPUT' })
  })

  it('takes no relation of somebody else, and none of another kind', async () => {
    const own = relations['partner']!
    expect(await begin('partner', { bank: relations['bank']!.bank })).toMatchObject(wrongWith('bank', 'noRecord'))
    expect(await begin('partner', { bank: own.insurer })).toMatchObject(wrongWith('bank', 'noOrganisation'))
  })

  it('is nobody’s without the permission, and not the insurer’s', async () => {
    const powerless = world.person('partner', ['relation.list'])
    await expect(beginBy(powerless, inputBy('partner'))).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect(await begin('insurer')).toMatchObject({ code: 'REFUSED', reasons: [{ guard: 'isSubmitterOfCase' }] })
  })

  it.each([
    [{ application_date: '2026-03-03' }, 'application_date', 'dateBetween'],
    [{ application_date: '2026-01-30' }, 'application_date', 'dateBetween'],
    [{ totalSumInsured: 250_000_001 }, 'totalSumInsured', 'maxAmount'],
    [{ totalSumInsured: 999_999 }, 'totalSumInsured', 'minAmount'],
    [{ identity_number: '123' }, 'identity_number', 'digitsExactly'],
    [{ date_of_birth: '1955-03-01', loan_tenure: 12 }, 'date_of_birth', 'ageBetween'],
    [{ loan_tenure: 241 }, 'loan_tenure', 'tenureAtAge'],
    [{ email: undefined }, 'email', 'required'],
  ])('%o is refused at its field', async (more, path, rule) => {
    expect(await begin('partner', more)).toMatchObject({
      code: 'INVALID',
      fields: [{ path, key: `validation:${rule}` }],
    })
  })
})

const taken = (loan_number: string) => wrongWith('loan_number', 'codeTaken', { code: loan_number })

it('B147 a loan number is one quotation’s at a bank, whoever asks and however they are sent', async () => {
  const loan_number = `L-${randomUUID()}`
  const both = await Promise.all([begin('partner', { loan_number }), begin('broker', { loan_number })])
  expect(both.map(({ __typename }) => __typename).toSorted()).toEqual(['Begun', 'NotBegun'])
  expect(both.find((one) => one.__typename === 'NotBegun')).toMatchObject(taken(loan_number))
  expect(await begin('bank', { loan_number })).toMatchObject(taken(loan_number))
})

it('one try after another begins one quotation', async () => {
  const [input, key] = [inputBy('partner'), randomUUID()]
  const partner = world.person('partner')
  const first = await beginBy(partner, input, key)
  expect(first.__typename).toBe('Begun')
  expect(await beginBy(partner, input, key)).toEqual(first)
})

it('B144 a loan above the limit of its segment and age is rejected by itself when it is handed in', async () => {
  const partner = world.person('partner')
  const handedIn = async (loan_amount: number) => {
    const id = await begun('partner', { loan_amount })
    const send = async (revision: number, event: object) =>
      move(world.host, { area: 'credit_life', id, revision, event, key: randomUUID() }, partner)
    for (const [revision, kind] of ['mcuResult', 'medicalExaminationReport'].entries()) {
      const fileId = await addFile(world.host, partner, id, `${kind}.pdf`)
      await send(revision, { type: 'examination.uploaded', kind, fileId, name: `${kind}.pdf` })
    }
    return send(2, { type: 'spk.submitted', date: '2026-03-02' })
  }
  expect(await handedIn(1_500_000_000)).toMatchObject({ status: 'DATA_COMPLETED' })
  expect(await handedIn(1_500_000_001)).toMatchObject({
    status: 'REJECTED',
    entry: { entry: 'rejectedForLoanLimit' },
  })
})

describe('a correction of what was applied for', () => {
  const partner = () => world.person('partner')
  const correct = async (id: string, more: object = {}, by = partner(), revision?: number) => {
    const row = await rowOf(id)
    const event = { type: 'application.corrected', ...customer, loan_number: row['loan_number'], ...more }
    const seen = revision ?? (row['revision'] as number)
    return move(world.host, { area: 'credit_life', id, revision: seen, event, key: randomUUID() }, by)
  }
  const submitted = async (id: string) => {
    for (const kind of ['mcuResult', 'medicalExaminationReport']) {
      const fileId = await world.addFile(id, `${kind}.pdf`)
      await world.send(id, 'partner', { type: 'examination.uploaded', kind, fileId, name: `${kind}.pdf` })
    }
    await world.send(id, 'partner', { type: 'spk.submitted', date: '2026-03-02' })
  }

  it('reckons all anew, tells what is other than before, and the timeline makes the same case', async () => {
    const id = await begun('partner')
    const half = { totalSumInsured: 125_000_000, occupation: 'Notary' }
    expect(await correct(id, half)).toMatchObject({
      __typename: 'Moved',
      status: 'INITIATED',
      entry: {
        entry: 'applicationCorrected',
        by: { name: 'Person of partner' },
        payload: {},
        changes: { totalSumInsured: [250_000_000, 125_000_000], occupation: [null, 'Notary'] },
      },
      changed: { premium: 2_187_500, totalPremium: 2_187_500, occupation: 'Notary' },
    })
    const row = await rowOf(id)
    expect([row['premium'], row['total_premium'], row['total_sum_insured']].map(Number)).toEqual([
      2_187_500, 2_187_500, 125_000_000,
    ])
    const entries = await readEntries(world.store, system, 'credit_life', id, -1, newest)
    expect(replay(creditLife, entries).snapshot).toEqual(row['snapshot'])
    expect(await correct(id, half)).toMatchObject({
      code: 'REFUSED',
      reasons: [{ guard: 'isApplicationChanged' }],
    })
  })

  it('is judged as the application was, on the day of that, and by the database as that', async () => {
    const [id, other] = [await begun('partner'), await begun('bank')]
    const { loan_number } = await rowOf(other)
    for (const [more, path, rule] of [
      [{ totalSumInsured: 250_000_001 }, 'totalSumInsured', 'maxAmount'],
      [{ application_date: '2026-03-03' }, 'application_date', 'dateBetween'],
      [{ identity_number: '123' }, 'identity_number', 'digitsExactly'],
      [{ email: undefined }, 'email', 'required'],
      [{ loan_number }, 'loan_number', 'codeTaken'],
    ] as const)
      expect(await correct(id, more)).toMatchObject({ code: 'INVALID', fields: [{ path, key: `validation:${rule}` }] })
    await expect(correct(id, { bank: relations['partner']!.bank })).rejects.toMatchObject({ code: 'BAD_INPUT' })
    expect(await rowOf(id)).toMatchObject({ revision: 0 })
  })

  it('B147 brings a loan number to one of two at once', async () => {
    const [one, other] = [await begun('partner'), await begun('partner')]
    const loan_number = `L-${randomUUID()}`
    const answers = await Promise.all([correct(one, { loan_number }), correct(other, { loan_number })])
    expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual(['Moved', 'Refused'])
    expect(answers.find((answer) => answer.__typename === 'Refused')).toMatchObject({
      fields: [{ path: 'loan_number', key: 'validation:codeTaken' }],
    })
  })

  it('B144 above the loan limit waits for the SPK, and is rejected at once where that is there', async () => {
    const [before, after] = [await begun('partner'), await begun('partner')]
    const tooLarge = { loan_amount: 1_500_000_001 }
    expect(await correct(before, tooLarge)).toMatchObject({ status: 'INITIATED' })
    await submitted(before)
    expect(await rowOf(before)).toMatchObject({ status: 'REJECTED' })
    await submitted(after)
    expect(await correct(after, { loan_amount: 1_500_000_000 })).toMatchObject({ status: 'DATA_COMPLETED' })
    expect(await correct(after, tooLarge)).toMatchObject({
      status: 'REJECTED',
      entry: { entry: 'rejectedForLoanLimit', changes: { loan_amount: [1_500_000_000, 1_500_000_001] } },
    })
  })

  it('is nobody’s who may not apply, not the insurer’s, not over somebody else’s, and none once the data is confirmed', async () => {
    const id = await begun('partner')
    const occupation = { occupation: 'Notary' }
    const reader = world.person('partner', ['product.creditLife.quotation.detail'])
    expect(await correct(id, occupation, reader)).toMatchObject({ reasons: [{ guard: 'mayApply' }] })
    expect(await correct(id, occupation, world.person('insurer'))).toMatchObject({
      reasons: [{ guard: 'isSubmitterOfCase' }],
    })
    await expect(correct(id, occupation, world.person('stranger'))).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await correct(id, { occupation: 'Pilot' })
    expect(await correct(id, occupation, partner(), 0)).toMatchObject({
      code: 'STALE',
      since: [{ changes: { occupation: [null, 'Pilot'] } }],
    })
    const other = await begun('partner')
    await submitted(other)
    await world.send(other, 'broker', { type: 'documents.confirmed' })
    expect(await correct(other, occupation)).toMatchObject({ reasons: [{ guard: 'isKnownInState' }] })
  })
})
