import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { answerCode } from '../../src/server/accounts/answerCode.ts'
import { requestCode } from '../../src/server/sessions/requestCode.ts'
import type { CodeOffer } from '../../src/server/sessions/requestCode.ts'
import { isPassword } from '../../src/server/sessions/passwords.ts'
import { tokensOf } from '../../src/server/sessions/tokens.ts'
import { type Store, system } from '../../src/server/store/store.ts'
import { accountCalls, codeIn, mailAll, mailsTo, newPassword, otherThan, type Purpose } from './support/accounts.ts'
import { startOn, startTestHost, type TestHost } from './support/host.ts'
import { call, type Refused, signIn, trySignIn } from './support/http.ts'
import { addOrganisation, addPerson, asOwner, password } from './support/people.ts'
import { engine } from './support/store.ts'
import { rush } from './support/share.ts'

let running: TestHost
let store: Store
let broker: string
let calls: ReturnType<typeof accountCalls>
let people = 0

beforeAll(async () => {
  running = await startTestHost({ publicUrl: 'https://gate.test' })
  store = running.host.store
  calls = accountCalls(running)
  broker = await addOrganisation(store, 'ALFA', 'broker')
})

/** All of them come from the same address. */
beforeEach(() => asOwner(store, 'truncate attempts'))

afterAll(() => running.close())

/** A person of whom no other test knows. */
const someone = async (more: { activated?: boolean; locked?: boolean } = {}) => {
  const email = `p${(people += 1)}@people.test`
  const id = await addPerson(store, { email, memberships: [{ organisation: broker, permissions: [] }], ...more })
  return { id, email }
}

const check = (token: string, url = running.url) => call(url, '/v2/sessions/check', { method: 'POST', token })
const editPassword = (token: string, current: string, next: string) =>
  call<Refused>(running.url, '/v2/profile/password', { method: 'PUT', token, body: { current, password: next } })
const auditOf = (userId: string) =>
  store.run<{ event: string; result: string; reason: string | null }>(
    system,
    "select event, result, detail->>'reason' as reason from audit where user_id = $1 order by id",
    [userId],
  )

/** A code that has been asked for and has come. */
const codeFor = async (purpose: Purpose, email: string) => {
  const { body } = await calls.ask(purpose, email)
  const [mail] = await mailsTo(running.host, email)
  return { ticket: body.data.ticket, code: codeIn(mail!) }
}

const grantFor = async (purpose: Purpose, email: string): Promise<string> => {
  const { ticket, code } = await codeFor(purpose, email)
  return (await calls.answer(purpose, ticket, code)).body.data.grant
}

describe('activation', () => {
  test('B023 leads from the mailed code, whose page takes the address, to the password and the first sign-in', async () => {
    const { id, email } = await someone({ activated: false })
    const asked = await calls.ask('activation', email.toUpperCase())
    expect({ status: asked.status, body: asked.body }).toEqual({
      status: 200,
      body: { data: { ticket: expect.any(String), resendAfter: 60, expiresAfter: 600 } },
    })
    const [mail, ...more] = await mailsTo(running.host, email)
    const code = codeIn(mail!)
    expect(more).toEqual([])
    expect(mail).toEqual({
      subject: 'Your code to activate your Covergate account',
      body: `Hello Name of ${email},\n\nyour code to activate your account is ${code}\n\nIt can be used once, within 10 minutes of your request. Enter it here: https://gate.test/verify?email=${encodeURIComponent(email)}\n\nIf you did not ask for this code, please tell nobody and ignore this message.`,
    })
    const verified = await calls.answer('activation', asked.body.data.ticket, code)
    expect(verified).toMatchObject({ status: 200, body: { data: { grant: expect.any(String) } } })
    expect((await calls.setPassword(verified.body.data.grant, newPassword)).status).toBe(204)
    expect((await signIn(running.url, email, newPassword)).user.id).toBe(id)
    expect(await auditOf(id)).toEqual([
      { event: 'activationCode', result: 'offered', reason: null },
      { event: 'activationCode', result: 'accepted', reason: null },
      { event: 'passwordSet', result: 'accepted', reason: null },
      { event: 'signIn', result: 'accepted', reason: null },
    ])
  })

  test('begins with the first sign-in, by the right password only, and its code is found again while it is on its way', async () => {
    type Offer = { data: { verification: CodeOffer & { email: string } } }
    const { id, email } = await someone({ activated: false })
    expect((await trySignIn<Refused>(running.url, { email, password: 'guess' })).body.code).toBe('INVALID_CREDENTIALS')
    const first = await trySignIn<Offer>(running.url, { email, password })
    expect({ status: first.status, body: first.body }).toEqual({
      status: 200,
      body: { data: { verification: { email, ticket: expect.any(String), resendAfter: 60, expiresAfter: 600 } } },
    })
    const [mail] = await mailsTo(running.host, email)
    running.pass(30)
    const again = (await trySignIn<Offer>(running.url, { email, password })).body.data.verification
    expect(again.resendAfter).toBeLessThanOrEqual(30)
    expect(again.resendAfter).toBeGreaterThan(20)
    expect(again.expiresAfter).toBeLessThanOrEqual(570)
    expect(await mailsTo(running.host, email)).toEqual([mail])
    expect((await calls.answer('activation', again.ticket, codeIn(mail!))).status).toBe(200)
    expect(await auditOf(id)).toEqual([
      { event: 'signIn', result: 'refused', reason: 'password' },
      { event: 'signIn', result: 'offered', reason: 'activation' },
      { event: 'signIn', result: 'offered', reason: 'activation' },
      { event: 'activationCode', result: 'accepted', reason: null },
    ])
  })
})

describe('a forgotten password', () => {
  test('B049 is replaced by the mailed code, without a captcha, in the person’s language, and every session of the person ends', async () => {
    const { id, email } = await someone()
    await asOwner(store, "update users set locale = 'id' where id = $1", [id])
    const sessions = [await signIn(running.url, email), await signIn(running.url, email)]
    for (const { token } of sessions) expect((await check(token)).status).toBe(200)
    const { ticket, code } = await codeFor('forgotPassword', email)
    expect(await mailsTo(running.host, email)).toEqual([
      {
        subject: 'Kode untuk membuat kata sandi Covergate yang baru',
        body: `Halo Name of ${email},\n\nkode untuk membuat kata sandi baru adalah ${code}\n\nKode ini dapat dipakai satu kali, dalam 10 menit sejak Anda memintanya. Masukkan di jendela tempat Anda memintanya: https://gate.test/otp\n\nJika Anda tidak meminta kode ini, jangan beritahukan kepada siapa pun dan abaikan pesan ini. Kata sandi Anda tidak berubah.`,
      },
    ])
    const { grant } = (await calls.answer('forgotPassword', ticket, code)).body.data
    for (const { token } of sessions) expect((await check(token)).status).toBe(200)
    running.pass(1)
    expect((await calls.setPassword(grant, newPassword)).status).toBe(204)
    for (const { token, refresh } of sessions) {
      expect((await check(token)).status).toBe(401)
      expect((await call(running.url, '/v2/sessions/refresh', { body: { refresh } })).status).toBe(401)
    }
    expect((await trySignIn(running.url, { email, password })).status).toBe(401)
    expect((await signIn(running.url, email, newPassword)).user.id).toBe(id)
    expect((await mailsTo(running.host, email))[0]).toEqual({
      subject: 'Kata sandi Covergate Anda telah diubah',
      body: `Halo Name of ${email},\n\nkata sandi akun Anda baru saja diubah, dan semua sesi Anda yang lain telah diakhiri.\n\nJika bukan Anda yang melakukannya, segera buat kata sandi baru: https://gate.test/forget-password`,
    })
  })

  // Two servers on one PGlite there are none.
  const severalServers = () =>
    test('ends the sessions on the other servers too', async () => {
      const other = await startOn(running.config)
      const { email } = await someone()
      const { token } = await signIn(other.url, email)
      expect((await check(token, other.url)).status).toBe(200)
      await calls.setPassword(await grantFor('forgotPassword', email), newPassword)
      await expect.poll(async () => (await check(token, other.url)).status, { timeout: 900, interval: 10 }).toBe(401)
      await other.close()
    })
  if (engine === 'postgres') severalServers()

  test('lets a person in who has tried too many before', async () => {
    const { email } = await someone()
    for (let round = 0; round < 6; round++) await trySignIn(running.url, { email, password: 'guess' })
    expect((await trySignIn(running.url, { email, password })).status).toBe(429)
    await calls.setPassword(await grantFor('forgotPassword', email), newPassword)
    expect((await trySignIn(running.url, { email, password: newPassword })).status).toBe(200)
  })
})

describe('a code', () => {
  test('takes five answers, tells how many are left, and then not even the right one', async () => {
    const { email, id } = await someone()
    const { ticket, code } = await codeFor('forgotPassword', email)
    const wrong = () => calls.answer('forgotPassword', ticket, otherThan(code))
    for (const triesLeft of [4, 3, 2]) {
      const { status, body } = await wrong()
      expect({ status, body }).toEqual({
        status: 400,
        body: {
          code: 'WRONG_CODE',
          message: `This code is not right. You have ${triesLeft} more tries.`,
          triesLeft,
          reference: expect.any(String),
        },
      })
    }
    expect((await wrong()).body).toMatchObject({
      message: 'This code is not right. You have one more try.',
      triesLeft: 1,
    })
    for (const answer of [wrong, wrong, () => calls.answer('forgotPassword', ticket, code)]) {
      const { status, body } = await answer()
      expect({ status, body }).toEqual({
        status: 400,
        body: {
          code: 'CODE_SPENT',
          message: 'This code can no longer be used. Please ask for a new one.',
          reference: expect.any(String),
        },
      })
    }
    expect((await auditOf(id)).slice(0, 3)).toEqual([
      { event: 'forgotPasswordCode', result: 'offered', reason: null },
      { event: 'forgotPasswordCode', result: 'refused', reason: 'wrongCode' },
      { event: 'forgotPasswordCode', result: 'refused', reason: 'wrongCode' },
    ])
  })

  test('gives one grant to a hundred right answers at once, and takes five of twenty wrong ones', async () => {
    const desk = { host: running.host, sessions: { tokens: tokensOf(running.host.secret) } }
    const both = [await someone(), await someone()]
    const [right, wrong] = [
      await codeFor('forgotPassword', both[0]!.email),
      await codeFor('forgotPassword', both[1]!.email),
    ]
    const answers = (count: number, { ticket }: { ticket: string }, code: string) =>
      Promise.all(Array.from({ length: count }, () => answerCode(desk, 'forgotPassword', { ticket, code })))
    const granted = (await answers(100, right, right.code)).filter((answer) => 'grant' in answer)
    expect(granted).toHaveLength(1)
    const refused = (await answers(20, wrong, otherThan(wrong.code))).map(
      (answer) => 'refused' in answer && answer.refused,
    )
    const lefts = refused.flatMap((failure) => (failure ? [failure.details.triesLeft ?? 0] : []))
    expect(lefts.toSorted((a, b) => b - a)).toEqual([4, 3, 2, 1, ...Array.from({ length: 16 }, () => 0)])
    expect(await answers(1, wrong, wrong.code)).toMatchObject([{ refused: { code: 'CODE_SPENT' } }])
  })

  test('is good once, for ten minutes, for its own purpose, and until a new one is asked for', async () => {
    const spent = { status: 400, body: { code: 'CODE_SPENT' } }
    const { email } = await someone()
    const used = await codeFor('forgotPassword', email)
    expect((await calls.answer('forgotPassword', used.ticket, used.code)).status).toBe(200)
    expect(await calls.answer('forgotPassword', used.ticket, used.code)).toMatchObject(spent)

    running.pass(60)
    const old = await codeFor('forgotPassword', email)
    running.pass(120)
    const { ticket, code } = await codeFor('forgotPassword', email)
    expect(await calls.answer('forgotPassword', old.ticket, old.code)).toMatchObject(spent)
    expect(await calls.answer('forgotPassword', old.ticket, code)).toMatchObject(spent)
    expect(await calls.answer('activation', ticket, code)).toMatchObject(spent)
    expect(await calls.answer('forgotPassword', `${ticket.slice(0, -2)}xx`, code)).toMatchObject(spent)
    running.pass(598)
    expect((await calls.answer('forgotPassword', ticket, code)).status).toBe(200)

    const late = await someone()
    const { ticket: second, code: digits } = await codeFor('forgotPassword', late.email)
    running.pass(600)
    expect(await calls.answer('forgotPassword', second, digits)).toMatchObject(spent)
  })

  test('that has expired stays worthless when the clock goes back, and so does the grant of a right one', async () => {
    const spent = { status: 400, body: { code: 'CODE_SPENT' } }
    const { ticket, code } = await codeFor('forgotPassword', (await someone()).email)
    const grant = await grantFor('forgotPassword', (await someone()).email)
    running.pass(600)
    expect(await calls.answer('forgotPassword', ticket, code)).toMatchObject(spent)
    expect(await calls.setPassword(grant, newPassword)).toMatchObject(spent)
    running.pass(-600)
    expect(await calls.answer('forgotPassword', ticket, code)).toMatchObject(spent)
    expect(await calls.setPassword(grant, newPassword)).toMatchObject(spent)
  })

  test('is six digits of which the database and the log hold none, nor of the ticket and the grant', async () => {
    const { email } = await someone()
    const { ticket, code } = await codeFor('forgotPassword', email)
    const { grant } = (await calls.answer('forgotPassword', ticket, code)).body.data
    await calls.setPassword(grant, newPassword)
    const log = running.log.join('')
    for (const canary of [ticket, grant, newPassword, `"${code}"`]) expect(log).not.toContain(canary)
    const other = await someone()
    const fresh = await codeFor('forgotPassword', other.email)
    const rows = await store.run<{ row: string }>(system, 'select c::text as row from codes c')
    expect(rows.length).toBeGreaterThan(0)
    for (const { row } of rows) {
      expect(row).not.toContain(fresh.ticket)
      expect(row).not.toMatch(new RegExp(`(?<![0-9])${fresh.code}(?![0-9])`))
    }
  })

  test('can be asked for again after 60 seconds, then after twice as long each time, up to an hour', async () => {
    const { email } = await someone()
    for (const wait of [60, 120, 240, 480, 960, 1920, 3600, 3600]) {
      expect((await calls.ask('forgotPassword', email)).body.data.resendAfter).toBe(wait)
      const early = await calls.ask('forgotPassword', email)
      expect(early).toMatchObject({ status: 429, body: { code: 'TOO_MANY' } })
      expect(Math.abs(Number(early.headers.get('retry-after')) - wait)).toBeLessThanOrEqual(2)
      await mailAll(running.host)
      running.pass(wait)
    }
    expect(await mailsTo(running.host, email)).toHaveLength(8)
  })

  test('can be asked for by an address thirty times, whatever the account, and answered sixty times', async () => {
    const asked = []
    for (let round = 0; round < 31; round++) asked.push((await calls.ask('activation', `n${round}@nobody.test`)).status)
    expect(asked).toEqual([...Array.from({ length: 30 }, () => 200), 429])
    const answers = await Promise.all(Array.from({ length: 70 }, () => calls.answer('activation', 'x', '000000')))
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(60)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
  })
})

describe('nobody learns who has an account', () => {
  const kinds = async () => {
    const passwordless = await someone()
    await asOwner(store, 'delete from passwords where user_id = $1', [passwordless.id])
    return {
      active: (await someone()).email,
      fresh: (await someone({ activated: false })).email,
      locked: (await someone({ locked: true })).email,
      lockedFresh: (await someone({ locked: true, activated: false })).email,
      passwordless: passwordless.email,
      unknown: 'nobody@people.test',
    }
  }
  /** All of an answer, but what is drawn anew or counts the calls. */
  const whole = ({ status, headers, body }: { status: number; headers: Headers; body: object }) => ({
    status,
    headers: [...headers].filter(([name]) => name !== 'date'),
    body: JSON.parse(JSON.stringify(body), (key, value: unknown) =>
      key === 'ticket' || key === 'reference' ? String(value).length : value,
    ) as unknown,
  })

  test.each<[Purpose, string[]]>([
    ['activation', ['fresh']],
    ['forgotPassword', ['active', 'fresh']],
  ])('by the answers to %s, from the request to the last try; only %j get a mail', async (purpose, mailed) => {
    const accounts = await kinds()
    const talks: unknown[] = []
    for (const email of Object.values(accounts)) {
      const first = await calls.ask(purpose, email)
      const early = await calls.ask(purpose, email)
      const [mail] = await mailsTo(running.host, email)
      const wrong = mail ? otherThan(codeIn(mail)) : '123456'
      const talk = [whole(first), whole(early)]
      for (let round = 0; round < 6; round++)
        talk.push(whole(await calls.answer(purpose, first.body.data.ticket, wrong)))
      talks.push(talk)
    }
    for (const talk of talks) expect(talk).toEqual(talks[0])
    const got = []
    for (const [kind, email] of Object.entries(accounts))
      if ((await mailsTo(running.host, email)).length > 0) got.push(kind)
    expect(got).toEqual(mailed)
  })

  test('by the work that is done before the answer', async () => {
    const accounts = await kinds()
    const works: string[][] = []
    for (const email of Object.values(accounts)) {
      const work: string[] = []
      const watched: Store = {
        ...store,
        run: (caller, text, values, name) => {
          work.push(text)
          return store.run(caller, text, values, name)
        },
      }
      const desk = { host: { ...running.host, store: watched }, sessions: { tokens: tokensOf(running.host.secret) } }
      await requestCode(desk, { purpose: 'forgotPassword', email, address: '198.51.100.7' })
      works.push(work)
    }
    expect(works[0]).toHaveLength(2)
    for (const work of works) expect(work).toEqual(works[0])
  })
})

describe('a grant', () => {
  const spent = { status: 400, body: { code: 'CODE_SPENT' } }

  test('sets one password, within ten minutes, also when fifty come at once', async () => {
    const { email } = await someone()
    const grant = await grantFor('forgotPassword', email)
    const answers = await Promise.all(Array.from({ length: rush(50) }, () => calls.setPassword(grant, newPassword)))
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.code === 'CODE_SPENT')).toHaveLength(rush(50) - 1)
    expect(await mailsTo(running.host, email)).toHaveLength(2)

    const late = await grantFor('forgotPassword', (await someone()).email)
    running.pass(600)
    expect(await calls.setPassword(late, newPassword)).toMatchObject(spent)
    for (const wrong of [
      'x',
      late.slice(0, -2) + 'xx',
      (await codeFor('forgotPassword', (await someone()).email)).ticket,
    ])
      expect(await calls.setPassword(wrong, newPassword)).toMatchObject(spent)
  })

  test('is worth nothing once the person is locked, or has asked for another code', async () => {
    const locked = await someone()
    const first = await grantFor('forgotPassword', locked.email)
    await asOwner(store, 'update users set locked_at = now() where id = $1', [locked.id])
    expect(await calls.setPassword(first, newPassword)).toMatchObject(spent)

    const asking = await someone()
    const second = await grantFor('forgotPassword', asking.email)
    running.pass(60)
    await calls.ask('forgotPassword', asking.email)
    expect(await calls.setPassword(second, newPassword)).toMatchObject(spent)
  })

  test('outlives a password that is refused', async () => {
    const { id, email } = await someone()
    const grant = await grantFor('forgotPassword', email)
    const { status, body } = await calls.setPassword(grant, 'Short1!')
    expect({ status, body }).toEqual({
      status: 400,
      body: {
        code: 'BAD_INPUT',
        message:
          'Make sure your password contains a minimum of a number, a capital letter, a lowercase letter, a symbol and length between 8 - 16 characters',
        reference: expect.any(String),
      },
    })
    for (const weak of ['Password1!', 'People#83xkQz', 'Covergate#26', 'xK9#AlfavTq2', 'Jakarta123!'])
      expect(await calls.setPassword(grant, weak)).toMatchObject({ status: 400, body: { code: 'WEAK_PASSWORD' } })
    expect((await calls.setPassword(grant, newPassword)).status).toBe(204)
    const [row] = await store.run<{ hash: string }>(system, 'select hash from passwords where user_id = $1', [id])
    expect(row!.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await isPassword(row!.hash, newPassword)).toBe(true)
  })
})

describe('changing the password', () => {
  test('needs the present one, ends the other sessions and tells the person', async () => {
    const { id, email } = await someone()
    const [present, other] = [await signIn(running.url, email), await signIn(running.url, email)]
    expect((await call(running.url, '/v2/profile/password', { method: 'PUT', body: {} })).status).toBe(400)
    expect((await editPassword('', password, newPassword)).status).toBe(401)
    const wrong = await editPassword(present.token, `${password} `, newPassword)
    expect({ status: wrong.status, body: wrong.body }).toEqual({
      status: 400,
      body: { code: 'WRONG_PASSWORD', message: 'The present password is not right.', reference: expect.any(String) },
    })
    expect(await editPassword(present.token, password, 'Summer2026!')).toMatchObject({
      body: { code: 'WEAK_PASSWORD' },
    })
    expect((await check(other.token)).status).toBe(200)
    expect((await editPassword(present.token, password, newPassword)).status).toBe(204)
    expect((await check(present.token)).status).toBe(200)
    expect((await check(other.token)).status).toBe(401)
    expect((await mailsTo(running.host, email)).map(({ subject }) => subject)).toEqual([
      'Your Covergate password was changed',
    ])
    expect((await trySignIn(running.url, { email, password })).status).toBe(401)
    expect((await trySignIn(running.url, { email, password: newPassword })).status).toBe(200)
    expect((await auditOf(id)).filter(({ event }) => event === 'passwordChange')).toEqual([
      { event: 'passwordChange', result: 'refused', reason: 'password' },
      { event: 'passwordChange', result: 'accepted', reason: null },
    ])
  })

  test('makes a choice of organisations worthless that was offered for the password before', async () => {
    const email = `p${(people += 1)}@people.test`
    const insurer = await addOrganisation(store, 'BETA', 'insurer')
    const memberships = [broker, insurer].map((organisation) => ({ organisation, permissions: [] }))
    await addPerson(store, { email, memberships })
    const offer = () => trySignIn<{ data: { ticket: string } }>(running.url, { email, password })
    const choose = (ticket: string) =>
      call<Refused>(running.url, '/v2/sessions', { body: { ticket, organization: insurer } })
    const [before, chosen] = [(await offer()).body.data.ticket, (await offer()).body.data.ticket]
    expect((await choose(chosen)).status).toBe(200)

    const { token } = (await trySignIn(running.url, { email, password, organization: broker })).body.data
    expect((await editPassword(token, password, newPassword)).status).toBe(204)
    expect(await choose(before)).toMatchObject({ status: 401, body: { code: 'INVALID_CREDENTIALS' } })
    expect(
      await auditOf((await store.run<{ id: string }>(system, 'select id from users where email = $1', [email]))[0]!.id),
    ).toContainEqual({
      event: 'organisationChoice',
      result: 'refused',
      reason: 'organisation',
    })

    const now = await trySignIn<{ data: { ticket: string } }>(running.url, { email, password: newPassword })
    expect((await choose(now.body.data.ticket)).status).toBe(200)
  })

  test('with a wrong present one counts as a failed sign-in', async () => {
    const { email } = await someone()
    const { token } = await signIn(running.url, email)
    const statuses = []
    for (let round = 0; round < 7; round++)
      statuses.push((await editPassword(token, `wrong ${round}`, newPassword)).status)
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429])
    expect((await trySignIn(running.url, { email, password })).status).toBe(429)
    expect((await editPassword(token, password, newPassword)).status).toBe(429)
  })

  test('by several at once succeeds once, and makes the codes worthless that are on their way', async () => {
    const { email } = await someone()
    const { token } = await signIn(running.url, email)
    const { ticket, code } = await codeFor('forgotPassword', email)
    const next = ['Teal!Walrus7Kit', 'Plum!Walrus7Kit', 'Lime!Walrus7Kit']
    const answers = await Promise.all(next.map((value) => editPassword(token, password, value)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 400, 400])
    expect(await calls.answer('forgotPassword', ticket, code)).toMatchObject({ body: { code: 'CODE_SPENT' } })
  })
})

test('a body of another shape is refused before anything is read', async () => {
  const wrong: [string, object][] = [
    ['/v2/activations', {}],
    ['/v2/activations', { email: ['a@b.test'] }],
    ['/v2/activations', { email: 'a\r\nBcc: b@c.test' }],
    ['/v2/forgot-password', { email: 'a@b.test', purpose: 'activation' }],
    ['/v2/forgot-password/verify', { ticket: 'x', code: 123456 }],
    ['/v2/forgot-password/verify', { ticket: 'x', code: '12345' }],
    ['/v2/activations/verify', { ticket: 'x', code: '１２３４５６' }],
    ['/v2/passwords', { grant: 'x' }],
    ['/v2/passwords', { grant: 'x', password: 'y', userId: 'z' }],
  ]
  for (const [path, body] of wrong)
    expect(await call<Refused>(running.url, path, { body })).toMatchObject({ status: 400, body: { code: 'BAD_INPUT' } })
})
