import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { system } from '../../src/server/store/store.ts'
import type { InquiryAnswers } from '../../src/shared/endpoints/answers/inquiry.ts'
import { type Answer, type Client, client } from '../support/client.ts'
import { accountCalls, codeIn, mailsTo, newPassword } from './support/accounts.ts'
import { startTestHost, type TestHost } from './support/host.ts'
import { call, signIn, trySignIn } from './support/http.ts'
import { addOrganisation, addPerson, asOwner } from './support/people.ts'

let server: TestHost
const doors: Record<string, Client> = {}
const roles: Record<string, string> = {}
const house: Record<string, string> = {}

const rows = <R>(text: string, values: unknown[] = []): Promise<R[]> => server.host.store.run<R>(system, text, values)

const addRole = async (name: string, of: string, codes: string[], higher: string | null = null) => {
  const [row] = await asOwner<{ id: string }>(
    server.owner,
    `insert into access_roles (created_at, updated_at, organisation_id, code, name, permissions, higher)
     values (now(), now(), $1, $2, $2, array(select id from access_permissions where code = any($3::text[])), $4) returning id`,
    [house[of], name, `{${codes.join()}}`, higher],
  )
  roles[name] = row!.id
}

/** Somebody who was there before there were accounts. */
const enter = async (name: string, of: string) => {
  const email = `${name}@staff.test`
  await addPerson(server.owner, { email, memberships: [{ organisation: house[of]!, permissions: [] }] })
  await asOwner(server.owner, 'insert into member_roles select id, $2, $3 from users where email = $1', [
    email,
    house[of],
    roles[name],
  ])
  doors[name] = client(server.url, (await signIn(server.url, email)).token)
}

const managing = ['list', 'detail', 'create', 'edit', 'toggleLock', 'delete'].map((name) => `user.${name}`)

beforeAll(async () => {
  server = await startTestHost({ publicUrl: 'https://gate.test' })
  house['broker'] = await addOrganisation(server.owner, 'BROKER', 'broker')
  house['other'] = await addOrganisation(server.owner, 'OTHER', 'broker')
  await addRole('owner', 'broker', managing)
  await addRole('chief', 'broker', [...managing, 'role.list', 'role.detail', 'bank.list'], roles['owner'])
  await addRole('clerk', 'broker', ['bank.list'], roles['chief'])
  await addRole('officer', 'broker', ['partner.list'], roles['chief'])
  await addRole('head', 'other', [...managing, 'role.list', 'role.detail', 'bank.list'])
  await addRole('guest', 'other', ['bank.list'], roles['head'])
  await enter('chief', 'broker')
  await enter('head', 'other')
})
beforeEach(() => asOwner(server.owner, 'truncate attempts'))
afterAll(() => server.close())

const invite = (by: string, email: string, role: string, more: object = {}): Promise<Answer> =>
  doors[by]!.call('user.create', {
    input: { full_name: 'Budi Santoso', email, roles: [roles[role]], ...more },
    key: randomUUID(),
  })

/** The newest of so many links that were mailed to an address, as soon as the host has sent it. */
const linkTo = async (email: string, count = 1): Promise<string> => {
  const links = async () =>
    (await mailsTo(server.host, email)).flatMap(({ body }) => /\/answer#([\w-]{43})/.exec(body)?.[1] ?? [])
  await expect.poll(links, { timeout: 10_000 }).toHaveLength(count)
  return (await links())[0]!
}
const answer = (token: string, chosen: string, text: string) =>
  call(server.url, '/api/inquiry/answer', { body: { token, answer: chosen, text } })

const standing = async (email: string, of = 'broker') => {
  const [row] = await rows<{ id: string; revision: number; status: string }>(
    'select id, revision, status from user_accounts where email = $1 and organisation_id = $2 order by created_at desc, id limit 1',
    [email, house[of]],
  )
  return row!
}
const send = async (by: string, email: string, event: object, of = 'broker') => {
  const { id, revision } = await standing(email, of)
  return doors[by]!.send('user_account', id, revision, event)
}
const codeOf = ({ body }: Answer) => body.errors?.[0]?.extensions?.code
const fieldsOf = ({ result }: Answer) =>
  (result['fields'] as { path: string; key: string }[]).map(({ path, key }) => [path, key])

/** Invited by the chief, and has accepted. */
const accepted = async (email: string, role = 'clerk') => {
  expect((await invite('chief', email, role)).result).toMatchObject({ __typename: 'Begun' })
  expect((await answer(await linkTo(email), 'accept', 'Budi Santoso')).status).toBe(204)
}

/** Sets the first password of somebody who has accepted, by the code that is mailed. */
const activated = async (email: string) => {
  const calls = accountCalls(server)
  const { body } = await calls.ask('activation', email)
  const [mail] = await mailsTo(server.host, email)
  const granted = await calls.answer('activation', body.data.ticket, codeIn(mail!))
  expect((await calls.setPassword(granted.body.data.grant, newPassword)).status).toBe(204)
  return (await signIn(server.url, email, newPassword)).token
}
const mayList = async (token: string) =>
  (await client(server.url, token).call('bank.list', { limit: 10, total: false, user_timezone: 'UTC' })).status

describe('who is invited', () => {
  it('reads by whom and by which organisation, and answers in one line where their name stands', async () => {
    await invite('chief', 'reads@people.test', 'clerk')
    const { body } = await call<{ data: InquiryAnswers['inquiry.look'] }>(server.url, '/api/inquiry/look', {
      body: { token: await linkTo('reads@people.test') },
    })
    const { lines, answers } = body.data.en
    expect(lines.map(({ text }) => text)).toEqual(['The BROKER', 'Name of chief@staff.test', 'reads@people.test'])
    expect(answers).toMatchObject([
      { name: 'accept', written: { isLine: true, first: 'Budi Santoso' } },
      { name: 'decline', written: { isLine: false, first: '' } },
    ])
  })
})

describe('an account', () => {
  it('V078 begins with a link by mail, and who accepts it works with the roles that were given', async () => {
    const email = 'first@people.test'
    await accepted(email)
    const token = await activated(email)
    expect(await mayList(token)).toBe(200)
    expect(await rows('select full_name, home from users where email = $1', [email])).toEqual([
      { full_name: 'Budi Santoso', home: house['broker'] },
    ])
  })

  it('is none before the invitation is accepted, nor after it is declined', async () => {
    const email = 'declines@people.test'
    await invite('chief', email, 'clerk')
    const members = () =>
      rows('select 1 from memberships join users on id = user_id where email = $1', [email]).then(
        ({ length }) => length,
      )
    expect(await members()).toBe(0)
    const token = await linkTo(email)
    expect((await answer(token, 'decline', 'Not mine')).status).toBe(204)
    expect([(await standing(email)).status, await members()]).toEqual(['CLOSED', 0])
    expect((await answer(token, 'accept', 'Budi')).status).toBe(404)
  })

  it('B191 that is locked ends what its person has open, lets nobody in, and is there again when it is unlocked', async () => {
    const email = 'locked@people.test'
    await accepted(email)
    const token = await activated(email)
    expect((await send('chief', email, { type: 'account.locked', reason: 'On leave' })).result).toMatchObject({
      __typename: 'Moved',
    })
    expect(await mayList(token)).toBe(401)
    expect((await trySignIn(server.url, { email, password: newPassword })).status).toBe(401)
    await send('chief', email, { type: 'account.unlocked' })
    expect(await mayList(token)).toBe(401)
    expect(await mayList((await signIn(server.url, email, newPassword)).token)).toBe(200)
  })

  it('B191 that is edited has the roles at once that it was given', async () => {
    const email = 'edited@people.test'
    await accepted(email)
    const token = await activated(email)
    await addRole('idle', 'broker', [], roles['chief'])
    const edited = { type: 'account.edited', full_name: 'Budi S.', email, roles: [roles['idle']] }
    expect((await send('chief', email, edited)).result).toMatchObject({ __typename: 'Moved' })
    expect(await mayList(token)).toBe(403)
    expect(await rows('select full_name from users where email = $1', [email])).toEqual([{ full_name: 'Budi S.' }])
  })

  it('is one for an address in an organisation, and another when that is closed', async () => {
    const email = 'twice@people.test'
    await accepted(email)
    expect(fieldsOf(await invite('chief', 'TWICE@people.test', 'clerk'))).toEqual([['email', 'validation:taken']])
    await send('chief', email, { type: 'account.closed', reason: 'Has left' })
    expect((await invite('chief', email, 'clerk')).result).toMatchObject({ __typename: 'Begun' })
  })
})

describe('who gives the roles of an account', () => {
  it('gives what stands below them and what they hold themselves', async () => {
    expect(fieldsOf(await invite('chief', 'a@people.test', 'chief'))).toEqual([['roles', 'validation:notBelow']])
    expect(fieldsOf(await invite('chief', 'a@people.test', 'owner'))).toEqual([['roles', 'validation:notBelow']])
    expect(fieldsOf(await invite('chief', 'a@people.test', 'officer'))).toEqual([['roles', 'validation:notHeld']])
    expect(fieldsOf(await invite('chief', 'a@people.test', 'guest'))).toEqual([['roles', 'validation:noRecord']])
    expect(await rows("select 1 from user_accounts where email = 'a@people.test'")).toEqual([])
  })

  it('changes neither their own account nor that of who stands beside or above them', async () => {
    const email = 'peer@people.test'
    await accepted(email)
    const { id } = await standing(email)
    const lock = { type: 'account.locked', reason: 'Away with them' }
    await asOwner(server.owner, 'update user_accounts set roles = array[$2::uuid] where id = $1', [id, roles['chief']])
    expect(codeOf(await send('chief', email, lock))).toBe('FORBIDDEN')
    await asOwner(server.owner, 'update user_accounts set roles = array[$2::uuid] where id = $1', [id, roles['clerk']])
    await asOwner(
      server.owner,
      "update account_people set person = (select id from users where email = 'chief@staff.test') where account = $1",
      [id],
    )
    const own = await send('chief', email, lock)
    expect([codeOf(own), own.body.errors?.[0]?.message]).toEqual([
      'FORBIDDEN',
      'Nobody changes their own account. Ask somebody above you.',
    ])
  })
})

describe('a password that somebody is given', () => {
  const given = 'kR7!mxQp2zW'
  const give = (by: string, email: string, of = 'broker') =>
    send(by, email, { type: 'password.given', password: given }, of)
  const tried = async (email: string, password: string) =>
    (await trySignIn<{ data: object }>(server.url, { email, password })).body.data ?? null
  /** Signs in with it, and chooses another by the code that is mailed. */
  const chosen = async (email: string) => {
    const offered = (await tried(email, given)) as { verification: { email: string; ticket: string } }
    expect(offered.verification.email).toBe(email)
    const calls = accountCalls(server)
    const [mail] = await mailsTo(server.host, email)
    const granted = await calls.answer('activation', offered.verification.ticket, codeIn(mail!))
    expect((await calls.setPassword(granted.body.data.grant, newPassword)).status).toBe(204)
  }

  it('B191 is good for choosing their own by a mailed code, which accepts the invitation', async () => {
    const email = 'given@people.test'
    await invite('chief', email, 'clerk')
    expect((await give('chief', email)).result).toMatchObject({ __typename: 'Moved', status: 'INVITED' })
    expect(
      JSON.stringify(await rows('select event, snapshot from timeline t join user_accounts a on a.id = t.case_id')),
    ).not.toContain(given)
    expect(await rows('select 1 from passwords where hash = $1', [given])).toEqual([])
    await chosen(email)
    expect(await standing(email)).toMatchObject({ status: 'ACTIVE' })
    expect(await tried(email, given)).toBeNull()
    expect(await mayList((await signIn(server.url, email, newPassword)).token)).toBe(200)
  })

  it('ends all sign-ins of a member who is at home, and is to be changed by them too', async () => {
    const email = 'again@people.test'
    await accepted(email)
    const token = await activated(email)
    expect(await mayList(token)).toBe(200)
    await give('chief', email)
    expect(await mayList(token)).toBe(401)
    await asOwner(server.owner, 'truncate attempts')
    expect(await tried(email, newPassword)).toBeNull()
    await chosen(email)
    expect(await mayList((await signIn(server.url, email, newPassword)).token)).toBe(200)
  })

  it('is refused where it is easily guessed, and by who may not edit users', async () => {
    const email = 'guess@people.test'
    await invite('chief', email, 'clerk', { full_name: 'Aaaabbbb Cccc' })
    const weak = await send('chief', email, { type: 'password.given', password: 'Aaaabbbb1!' })
    expect(fieldsOf(weak)).toEqual([['password', 'validation:passwordRule']])
    expect((await give('head', email)).body.errors).toHaveLength(1)
    expect(await rows('select 1 from passwords p join users u on u.id = p.user_id where email = $1', [email])).toEqual(
      [],
    )
  })

  it('changes nothing for who has an account elsewhere, and is answered as to anybody', async () => {
    const email = 'elsewhere@people.test'
    await accepted(email)
    const token = await activated(email)
    await invite('head', email, 'guest')
    await invite('head', 'fresh@people.test', 'guest')
    const told = ({ result }: Answer) => ({ ...result, id: 0, case: 0, changed: 0, entry: 0 })
    expect(told(await give('head', email, 'other'))).toEqual(told(await give('head', 'fresh@people.test', 'other')))
    expect(await mayList(token)).toBe(200)
    await asOwner(server.owner, 'truncate attempts')
    expect(await tried(email, given)).toBeNull()
    expect((await answer(await linkTo(email, 2), 'accept', 'Budi at Other')).status).toBe(204)
    const refused = await give('head', email, 'other')
    expect([codeOf(refused), refused.body.errors?.[0]?.message]).toEqual([
      'FORBIDDEN',
      'This person is at home in another organisation, which alone gives them a password.',
    ])
  })
})

describe('somebody of another organisation', () => {
  it('is invited like anybody, and stays who they are at home', async () => {
    const email = 'both@people.test'
    await accepted(email)
    await activated(email)
    const known = await invite('head', email, 'guest', { full_name: 'Somebody Else' })
    const unknown = await invite('head', 'nobody@people.test', 'guest')
    const told = ({ result }: Answer) => Object.keys(result).toSorted()
    expect(told(known)).toEqual(told(unknown))
    expect((await answer(await linkTo(email, 2), 'accept', 'Budi at Other')).status).toBe(204)
    expect(await rows('select full_name from users where email = $1', [email])).toEqual([{ full_name: 'Budi Santoso' }])
    await send('head', email, { type: 'account.locked', reason: 'Contract over' }, 'other')
    const { token } = await signIn(server.url, email, newPassword)
    expect(await mayList(token)).toBe(200)
    await send('chief', email, { type: 'account.locked', reason: 'On leave' })
    expect((await trySignIn(server.url, { email, password: newPassword })).status).toBe(401)
  })
})
