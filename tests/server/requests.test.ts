import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openFileStore } from '../../src/server/files/openFileStore.ts'
import { findDesks } from '../../src/server/cases/findDesks.ts'
import { fireDeadlines } from '../../src/server/jobs/deadlines.ts'
import { remind } from '../../src/server/jobs/reminders.ts'
import { system } from '../../src/server/store/store.ts'
import { type Client, client } from '../support/client.ts'
import { performAll } from './support/effects.ts'
import { addNeeded } from './support/needed.ts'
import { asking, field, formDesk } from './support/forms.ts'
import { startTestHost, type TestHost } from './support/host.ts'
import { signIn } from './support/http.ts'
import { addOrganisation, addPerson, asOwner } from './support/people.ts'

const all = (group: string, ...names: string[]) => names.map((name) => `${group}.${name}`)
const form = all('form_management', 'list', 'detail', 'fill', 'submission')
const rights = {
  designer: [
    ...all('form_management', 'list', 'detail', 'create', 'edit', 'publish', 'preview'),
    'adhoc_request.configure',
  ],
  asker: [...form, ...all('adhoc_request', 'list', 'detail', 'create')],
  clerk: [...form, ...all('adhoc_request', 'list', 'detail', 'create', 'handle')],
  otherClerk: [...form, ...all('adhoc_request', 'list', 'detail', 'create', 'handle')],
  elsewhere: [...form, ...all('adhoc_request', 'list', 'detail', 'create', 'handle')],
  chief: [...form, ...all('adhoc_request', 'list', 'detail', 'handle')],
}
type Seat = keyof typeof rights

let server: TestHost
const people = {} as Record<Seat, Client>
const ids = {} as Record<Seat, string>
let type = ''
let made: Record<string, unknown> = {}
let empty = ''

const rows = <R>(text: string, values: unknown[] = []): Promise<R[]> => server.host.store.run<R>(system, text, values)

const enter = async (seat: Seat) => {
  people[seat] = client(server.url, (await signIn(server.url, mailOf(seat))).token)
}
const mailOf = (seat: Seat): string => `${seat}@requests.test`.toLowerCase()

/** Sessions end meanwhile. */
const pass = async (hours: number, ...again: Seat[]) => {
  server.pass(hours * 3600)
  for (const seat of again) await enter(seat)
}

/** The section of the clerks, above whose role another stands; who works elsewhere holds the same right. */
const place = async (organisation: string): Promise<string> => {
  const section = async (code: string) =>
    (
      await asOwner<{ id: string }>(
        server.host.store,
        'insert into role_sections (created_at, updated_at, code, name) values (now(), now(), $1, $1) returning id',
        [code],
      )
    )[0]!.id
  const [ours, theirs] = [await section('DESK'), await section('ELSEWHERE')]
  const put = async (seat: Seat, code: string, into: string | null) =>
    asOwner(
      server.host.store,
      `update access_roles set code = $2, name = $2, section = $3 where organisation_id = $4 and id in (
         select role_id from member_roles where user_id = $1)`,
      [ids[seat], code, into, organisation],
    )
  await put('clerk', 'CLERK', ours)
  await put('otherClerk', 'CLERK2', ours)
  await put('elsewhere', 'ELSEWHERE', theirs)
  await put('chief', 'CHIEF', null)
  await asOwner(
    server.host.store,
    `update access_roles set higher = (select id from access_roles where organisation_id = $1 and code = 'CHIEF')
     where organisation_id = $1 and code like 'CLERK%'`,
    [organisation],
  )
  return ours
}

beforeAll(async () => {
  server = await startTestHost()
  const house = await addOrganisation(server.owner, 'HOUSE', 'broker')
  for (const seat of Object.keys(rights) as Seat[]) {
    ids[seat] = await addPerson(server.owner, {
      email: mailOf(seat),
      memberships: [{ organisation: house, permissions: rights[seat] }],
    })
    await enter(seat)
  }
  const section = await place(house)
  const desk = formDesk(server, people.designer)
  await desk.make('LETTER')
  await desk.design('LETTER', 1, asking(field('policy', { type: 'text', max: 40, required: true, key: true })))
  await desk.submit('LETTER', 1)
  await desk.make('EMPTY')
  empty = (await desk.formOf('EMPTY')).id
  made = {
    name: 'Letter',
    code: 'LETTER',
    section,
    form: (await desk.formOf('LETTER')).id,
    limitHours: 24,
    description: null,
    isOffered: true,
  }
  type = (await people.designer.call('request_type.create', { input: made })).result['id'] as string
})
afterAll(() => server.close())

interface Stored {
  id: string
  revision: number
  status: string
  hands: string[]
  submission: string | null
  is_late: boolean
  due_at: string | null
  deadline_at: string | null
  answer: string | null
  climbed_to: string | null
}
const storedOf = async (id: string) => (await rows<Stored>('select * from adhoc_requests where id = $1', [id]))[0]!

const begin = async (by: Seat = 'asker') => {
  const input = { type, subject: 'A letter' }
  const { result } = await people[by].call('adhoc_request.begin', { input, key: randomUUID() })
  return result['id'] as string
}
const answer = async (id: string, by: Seat = 'asker', answers: object = { policy: 'P-1' }, key = randomUUID()) => {
  const { revision } = await storedOf(id)
  return (await people[by].call('adhoc_request.answer', { id, revision, input: { answers }, key })).result
}
const send = async (id: string, by: Seat, event: { type: string; [field: string]: unknown }) => {
  const { revision } = await storedOf(id)
  return (await people[by].send('adhoc_request', id, revision, event)).result
}
const reasons = (result: Record<string, unknown>) =>
  (result['reasons'] as { guard: string }[]).map(({ guard }) => guard)
const answered = async (by: Seat = 'asker') => {
  const id = await begin(by)
  await answer(id, by)
  return id
}
const listed = async (by: Seat, tab: string) =>
  (
    (await people[by].call('adhoc_request.list', { tab, user_timezone: 'UTC', limit: 100, sort: 'deadline_at' }))
      .result['data'] as { id: string }[]
  ).map(({ id }) => id)
const waitsFor = (by: Seat) => listed(by, 'waiting')
const perform = async () => {
  await performAll(await openFileStore(server.config), server.host)
}
const subjectsTo = async (seat: Seat, id: string) => {
  const text = `select m.subject from mails m join adhoc_requests r on r.id = $2
    where m.recipient = $1 and m.subject like '%' || r.request_number || '%' order by m.id`
  return (await rows<{ subject: string }>(text, [mailOf(seat), id])).map(({ subject }) => subject)
}
const toldOf = async (seat: Seat, id: string) =>
  (
    await rows<{ kind: string }>(
      'select kind from notifications where user_id = $1 and case_id = $2 order by at, kind',
      [ids[seat], id],
    )
  ).map(({ kind }) => kind)
/** The host may have taken an effect before, and still be at it. */
const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 5000 })

describe('an ad hoc request', () => {
  it('is answered by whoever asks, once a key, and kept as a submission of the form of its type', async () => {
    const id = await begin()
    expect(reasons(await answer(id, 'clerk'))).toEqual(['isAsker'])
    expect(await answer(id, 'asker', {})).toMatchObject({ __typename: 'Invalid', fields: [{ path: 'answers.policy' }] })
    const key = randomUUID()
    const before = await storedOf(id)
    expect(before.submission).toBeNull()
    for (const _try of [1, 2]) {
      const variables = { id, revision: before.revision, input: { answers: { policy: 'P-7' } }, key }
      expect((await people.asker.call('adhoc_request.answer', variables)).result).toMatchObject({ __typename: 'Done' })
    }
    const { submission } = await storedOf(id)
    const stored = await rows<{ number: string; about: string; key1: string }>(
      'select s.number, s.about, s.key1 from form_submissions s join adhoc_requests r on r.request_number = s.about where r.id = $1',
      [id],
    )
    expect(stored).toEqual([{ number: submission, about: expect.stringMatching(/^REQ-/), key1: 'policy text: P-7' }])
  })

  it('is taken by one of its section alone, once the form is answered, and by nobody who asks it themselves', async () => {
    const id = await begin()
    expect(reasons(await send(id, 'clerk', { type: 'request.taken' }))).toEqual(['isInHands', 'isAnswered'])
    await answer(id)
    expect(reasons(await send(id, 'elsewhere', { type: 'request.taken' }))).toEqual(['isInHands'])
    const both = await Promise.all(
      (['clerk', 'otherClerk'] as const).map((by) => send(id, by, { type: 'request.taken' })),
    )
    expect(both.filter(({ __typename }) => __typename === 'Moved')).toHaveLength(1)
    const own = await answered('clerk')
    expect(reasons(await send(own, 'clerk', { type: 'request.taken' }))).toEqual(['isNotAsker'])
  })

  it('is taken by whoever has come to the section by their account, in the session in which they were elsewhere', async () => {
    const id = await answered()
    expect(reasons(await send(id, 'elsewhere', { type: 'request.taken' }))).toEqual(['isInHands'])
    const [standing] = await rows<{ organisation_id: string; roles: string; section: string }>(
      `select r.organisation_id, array[m.role_id]::text as roles, (select id from role_sections where code = 'DESK') as section
       from member_roles m join access_roles r on r.id = m.role_id where m.user_id = $1`,
      [ids.elsewhere],
    )
    const { section, ...own } = standing!
    const account = randomUUID()
    await addNeeded(server.owner, 'user_accounts', account, { ...own, email: mailOf('elsewhere'), status: 'ACTIVE' })
    expect(reasons(await send(id, 'elsewhere', { type: 'request.taken' }))).toEqual(['isInHands'])
    await asOwner(server.owner, 'update user_accounts set section = $2 where id = $1', [account, section])
    expect(await send(id, 'elsewhere', { type: 'request.taken' })).toMatchObject({ __typename: 'Moved' })
    await asOwner(server.owner, 'update user_accounts set section = null where id = $1', [account])
  })

  it('lies on the desk of those in whose hands it is, and of no other', async () => {
    const id = await begin()
    const seen = async () =>
      Object.fromEntries(
        await Promise.all(
          (['asker', 'clerk', 'otherClerk', 'elsewhere'] as const).map(async (by) => [
            by,
            (await waitsFor(by)).includes(id),
          ]),
        ),
      )
    expect(await seen()).toEqual({ asker: true, clerk: false, otherClerk: false, elsewhere: false })
    await answer(id)
    expect(await seen()).toEqual({ asker: false, clerk: true, otherClerk: true, elsewhere: false })
    await send(id, 'clerk', { type: 'request.taken' })
    expect(await seen()).toEqual({ asker: false, clerk: true, otherClerk: false, elsewhere: false })
    await send(id, 'clerk', { type: 'details.asked', question: 'Which policy?' })
    expect(await seen()).toEqual({ asker: true, clerk: true, otherClerk: false, elsewhere: false })
    expect(reasons(await send(id, 'clerk', { type: 'details.given', answer: 'Mine' }))).toEqual(['isAsker'])
    await send(id, 'asker', { type: 'details.given', answer: 'The first' })
    expect(await seen()).toEqual({ asker: false, clerk: true, otherClerk: false, elsewhere: false })
    await send(id, 'clerk', { type: 'request.released' })
    expect(await seen()).toEqual({ asker: false, clerk: true, otherClerk: true, elsewhere: false })
  })

  it('is whose who has taken it or is asked something, and is not taken in any other way', async () => {
    const id = await answered()
    const isMine = async (by: Seat) => {
      const { data } = (await people[by].call('adhoc_request.list', { tab: 'mine', user_timezone: 'UTC', limit: 100 }))
        .result as { data: { id: string }[] }
      return data.some((one) => one.id === id)
    }
    expect([await isMine('clerk'), await isMine('asker')]).toEqual([false, false])
    await send(id, 'clerk', { type: 'request.taken' })
    expect([await isMine('clerk'), await isMine('otherClerk')]).toEqual([true, false])
    await send(id, 'clerk', { type: 'details.asked', question: 'Which policy?' })
    expect([await isMine('clerk'), await isMine('asker')]).toEqual([true, true])
    const { status } = await fetch(`${server.url}/api/holding`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${people.asker.token}` },
      body: JSON.stringify({ area: 'adhoc_request', id, to: ids.asker, seen: null }),
    })
    expect(status).toBe(404)
  })

  it('names its section to whoever sees it, who may not see sections', async () => {
    const id = await answered()
    const { titles, section } = (await people.clerk.call('adhoc_request.detail', { id })).result as {
      titles: Record<string, string>
      section: string
    }
    expect(titles[section]).toBe('DESK')
  })

  it('is found in the same hands where its desk was not known', async () => {
    const id = await answered()
    const { hands } = await storedOf(id)
    expect(hands).toHaveLength(1)
    await asOwner(server.owner, 'update adhoc_requests set awaits = null, hands = null where id = $1', [id])
    await findDesks(server.host)
    expect((await storedOf(id)).hands).toEqual(hands)
  })

  it('is reminded of at half of its time, and goes up at its end to the role above, who may take it over', async () => {
    const id = await answered()
    await send(id, 'clerk', { type: 'request.taken' })
    const mailsTo = async (seat: Seat) =>
      (await subjectsTo(seat, id)).filter((subject) => subject.endsWith('expires soon')).length
    await pass(11)
    await remind(server.host)
    expect(await mailsTo('clerk')).toBe(0)
    await pass(2, 'chief', 'clerk')
    await remind(server.host)
    await remind(server.host)
    expect([await mailsTo('clerk'), await mailsTo('otherClerk')]).toEqual([1, 0])
    expect(reasons(await send(id, 'chief', { type: 'request.taken' }))).toEqual(['isInHands', 'isGoneUp'])
    await pass(12, 'chief', 'clerk', 'asker')
    await fireDeadlines(server.host)
    await perform()
    await soon(async () =>
      expect(await storedOf(id)).toMatchObject({ status: 'IN_REVIEW', is_late: true, climbed_to: 'CHIEF' }),
    )
    expect(await waitsFor('chief')).toContain(id)
    const { deadline_at, due_at } = await storedOf(id)
    expect(deadline_at).toBe(due_at)
    const fresh = await answered()
    const waits = (await waitsFor('clerk')).filter((one) => [id, fresh].includes(one))
    expect(waits).toEqual([id, fresh])
    const told = await rows('select 1 from notifications where user_id = $1 and kind = $2 and case_id = $3', [
      ids.chief,
      'climbed',
      id,
    ])
    expect(told).toHaveLength(1)
    expect(await send(id, 'chief', { type: 'request.taken' })).toMatchObject({ __typename: 'Moved' })
    expect(reasons(await send(id, 'clerk', { type: 'request.done', note: 'Sent' }))).toEqual(['isInHands'])
    expect(await send(id, 'chief', { type: 'request.done', note: 'Sent' })).toMatchObject({ __typename: 'Moved' })
  })

  it('has its time from the first answers on, and is late only after that', async () => {
    const id = await begin()
    expect(await storedOf(id)).toMatchObject({ due_at: null, deadline_at: null })
    await pass(30, 'asker')
    await fireDeadlines(server.host)
    expect(await storedOf(id)).toMatchObject({ is_late: false, due_at: null })
    const before = server.host.clock().getTime()
    await answer(id)
    const first = (await storedOf(id)).due_at!
    expect(Date.parse(first) - before).toBeGreaterThanOrEqual(24 * 3600_000)
    await pass(1, 'asker')
    await answer(id)
    expect(await storedOf(id)).toMatchObject({ due_at: first, deadline_at: first })
    for (const seat of Object.keys(rights) as Seat[]) await enter(seat)
  })

  it('is asked of the section by a mail to those who may take it, and of nobody else', async () => {
    const id = await answered()
    await perform()
    await soon(async () =>
      expect(await Promise.all((['clerk', 'otherClerk'] as const).map((seat) => subjectsTo(seat, id)))).toEqual([
        [expect.stringMatching(/^REQ-\S+ can be taken$/)],
        [expect.stringMatching(/^REQ-\S+ can be taken$/)],
      ]),
    )
    expect(await Promise.all((['asker', 'elsewhere', 'chief'] as const).map((seat) => subjectsTo(seat, id)))).toEqual([
      [],
      [],
      [],
    ])
  })

  it('goes back into review by an answer to the form where details are asked for, and who works on it is told', async () => {
    const id = await answered()
    await send(id, 'clerk', { type: 'request.taken' })
    await send(id, 'clerk', { type: 'details.asked', question: 'Which policy?' })
    await answer(id, 'asker', { policy: 'P-2' })
    const { status, answer: said, submission } = await storedOf(id)
    expect([status, said]).toEqual(['IN_REVIEW', submission])
    await perform()
    await soon(async () => expect(await toldOf('clerk', id)).toEqual(['answered']))
  })

  it('is taken back, or declined, where whoever asks is away', async () => {
    const [back, no] = [await answered(), await answered()]
    for (const id of [back, no]) {
      await send(id, 'clerk', { type: 'request.taken' })
      await send(id, 'clerk', { type: 'details.asked', question: 'Which policy?' })
      expect(reasons(await send(id, 'otherClerk', { type: 'request.taken' }))).toEqual(['isInHands'])
    }
    expect(await send(back, 'clerk', { type: 'request.taken' })).toMatchObject({ __typename: 'Moved' })
    expect(await send(no, 'clerk', { type: 'request.declined', reason: 'No answer' })).toMatchObject({
      __typename: 'Moved',
    })
    expect([(await storedOf(back)).status, (await storedOf(no)).status]).toEqual(['IN_REVIEW', 'DECLINED'])
  })

  it('tells whoever asks whether it is done or declined, and who works on it that it is withdrawn', async () => {
    const [done, declined, gone] = [await answered(), await answered(), await answered()]
    for (const id of [done, declined, gone]) await send(id, 'clerk', { type: 'request.taken' })
    await send(done, 'clerk', { type: 'request.done', note: 'Sent' })
    await send(declined, 'clerk', { type: 'request.declined', reason: 'Not ours' })
    await send(gone, 'asker', { type: 'request.withdrawn' })
    await perform()
    await soon(async () => {
      expect([await toldOf('asker', done), await toldOf('asker', declined)]).toEqual([['done'], ['declined']])
      expect(await toldOf('clerk', gone)).toEqual(['withdrawn'])
    })
    const [mail] = await rows<{ body: string }>(
      `select m.body from mails m join adhoc_requests r on r.id = $2 where m.recipient = $1 and m.subject = 'Declined: ' || r.request_number`,
      [mailOf('asker'), declined],
    )
    expect(mail!.body).toContain('Not ours')
  })

  it('is found among what one has asked for, by nobody else', async () => {
    const id = await begin()
    expect((await listed('asker', 'askedByMe')).includes(id)).toBe(true)
    expect((await listed('clerk', 'askedByMe')).includes(id)).toBe(false)
  })

  it('is made of no type, and no type is offered, whose form nobody could fill in', async () => {
    const refused = { __typename: 'Invalid', fields: [{ path: 'form', key: 'validation:notLive' }] }
    const call = async (more: object) =>
      (await people.designer.call('request_type.create', { input: { ...made, ...more } })).result
    expect(await call({ code: 'DEAD', form: empty })).toMatchObject(refused)
    const { id, revision } = (await call({ code: 'LATER', form: empty, isOffered: false })) as {
      id: string
      revision: number
    }
    const edited = { ...made, code: 'LATER', form: empty, isOffered: true }
    const { result } = await people.designer.call('request_type.edit', { id, revision, input: edited })
    expect(result).toMatchObject(refused)
    await asOwner(server.owner, 'update request_types set is_offered = true where id = $1', [id])
    const begun = await people.asker.call('adhoc_request.begin', {
      input: { type: id, subject: 'A letter' },
      key: randomUUID(),
    })
    expect(begun.result).toMatchObject({ fields: [{ path: 'type', key: 'validation:notLive' }] })
  })

  it('is told to who leads the house where no role above may go on with it', async () => {
    const may = `(select id from access_permissions where code = 'adhoc_request.handle')`
    const roleOf = `code = 'CHIEF' and organisation_id = (select organisation_id from memberships where user_id = $1 limit 1)`
    const turn = (how: string) =>
      asOwner(server.owner, `update access_roles set permissions = ${how}(permissions, ${may}) where ${roleOf}`, [
        ids.chief,
      ])
    await turn('array_remove')
    const id = await answered()
    await pass(25, 'asker', 'chief', 'clerk', 'otherClerk', 'elsewhere', 'designer')
    await fireDeadlines(server.host)
    await perform()
    await soon(async () => expect(await toldOf('chief', id)).toEqual(['late']))
    expect(await storedOf(id)).toMatchObject({ is_late: true, climbed_to: null })
    await turn('array_append')
  })

  it('is withdrawn by whoever asks, and then neither answered nor taken', async () => {
    const id = await answered()
    await send(id, 'asker', { type: 'request.withdrawn' })
    expect(reasons(await answer(id))).toEqual(['isOpen'])
    expect(reasons(await send(id, 'clerk', { type: 'request.taken' }))).toEqual(['isUnfinished'])
  })
})
