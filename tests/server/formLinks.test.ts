import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formLinkTime } from '../../src/server/performers/formLinks/actions.ts'
import { system } from '../../src/server/store/store.ts'
import { type Client, client } from '../support/client.ts'
import { pdf } from '../support/upload.ts'
import { asking, field, formDesk, tokenIn } from './support/forms.ts'
import { startTestHost, type TestHost } from './support/host.ts'
import { call, signIn } from './support/http.ts'
import { addOrganisation, addPerson, asOwner } from './support/people.ts'

let server: TestHost
let desk: ReturnType<typeof formDesk>
let staff: Client

beforeAll(async () => {
  server = await startTestHost()
  const house = await addOrganisation(server.owner, 'HOUSE', 'broker')
  const names = [
    'list',
    'detail',
    'create',
    'edit',
    'publish',
    'preview',
    'fill',
    'link',
    'submission',
    'submission.personal',
  ]
  const permissions = [...names.map((name) => `form_management.${name}`), 'bank.list']
  await addPerson(server.owner, { email: 'staff@links.test', memberships: [{ organisation: house, permissions }] })
  staff = client(server.url, (await signIn(server.url, 'staff@links.test')).token)
  desk = formDesk(server, staff)
})
afterAll(() => server.close())

const rows = <R>(text: string, values: unknown[] = []): Promise<R[]> => server.host.store.run<R>(system, text, values)

const asks = asking(
  field('plate', { type: 'text', max: 20, required: true }),
  field('paper', { type: 'file', kinds: ['pdf'], megabytes: 1, of: 'each', max: 1, personal: { days: 10 } }),
)

let count = 0

const sentSoFar = async () => (await rows('select 1 from form_submissions')).length

const mailsTo = (address: string) =>
  rows<{ subject: string; body: string }>(
    'select subject, body from mails where recipient = $1 order by created_at, id',
    [address],
  )

/** A link to a form of its own, of which one version is live. */
const linkTo = async ({
  hours = 72,
  variant = null,
  variants = [],
  wanted = asks,
  to = {},
}: {
  hours?: number
  variant?: string | null
  variants?: object[]
  wanted?: typeof asks
  to?: { email?: string; language?: string }
} = {}) => {
  count += 1
  const code = `LINKED${count}`
  await desk.make(code, variants)
  await desk.design(code, 1, wanted)
  await desk.submit(code, 1)
  const { id: parent } = await desk.formOf(code)
  const input = { recipient: 'Siti Rahma', about: 'Policy 7', variant, hours, email: null, language: null, ...to }
  const made = (await staff.call('form_link.create', { parent, input })).result as { id: string }
  return { parent, id: made.id, code, token: await tokenOf(parent, made.id, to.email) }
}

const act = async (name: 'generate' | 'revoke', parent: string, id: string) => {
  const [{ revision }] = (await rows<{ revision: number }>('select revision from form_links where id = $1', [id])) as [
    { revision: number },
  ]
  return (await staff.call(`form_link.${name}`, { parent, id, revision, key: randomUUID() })).result
}

/** Where a link leads from now on: shown to who makes it, or mailed. */
const tokenOf = async (parent: string, id: string, to: string | null = null) => {
  const { shown } = (await act('generate', parent, id)) as { shown: string | null }
  if (to) expect(shown).toBeNull()
  return tokenIn(to ? (await mailsTo(to)).at(-1)!.body : shown!)
}

const post = (door: string, body: object) =>
  call<{ data: Record<string, unknown>; code?: string }>(server.url, `/api/forms/${door}`, { method: 'POST', body })
const open = (token: string) => post('open', { token })

const versionOf = async (token: string) => (await open(token)).body.data['version'] as string
const send = async (token: string, answers: object, version?: string) =>
  post('send', { token, version: version ?? (await versionOf(token)), answers })

describe('a link to a form', () => {
  it('tells what is asked and of whom, without an account, and takes one answer', async () => {
    const { parent, token, id } = await linkTo()
    const { status, body } = await open(token)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ recipient: 'Siti Rahma', about: 'Policy 7', definition: asks, draft: null })
    const version = body.data['version'] as string
    const wrong = await send(token, {}, version)
    expect(wrong.body.data).toMatchObject({ __typename: 'Invalid', fields: [{ path: 'answers.plate' }] })
    const sent = await Promise.all([1, 2].map(() => send(token, { plate: 'B 1' }, version)))
    expect(sent.map((one) => one.status)).toEqual(expect.arrayContaining([200, 404]))
    const stored = await rows('select submitted_by, answers from form_submissions where form = $1', [parent])
    expect(stored).toEqual([{ submitted_by: 'Siti Rahma', answers: { plate: 'B 1' } }])
    expect((await open(token)).status).toBe(404)
    const link = (await staff.call('form_link.detail', { parent, id })).result
    expect(link).toMatchObject({
      status: 'ANSWERED',
      submission: `LINKED${count}-${String(await sentSoFar()).padStart(6, '0')}`,
    })
  })

  it('counts for how long who follows it was at a field of its version, and of nobody else', async () => {
    const { token } = await linkTo()
    const version = await versionOf(token)
    const stays = [{ at: 'plate', seconds: 12 }]
    expect((await post('stumble', { token, version, stays })).body.data).toEqual({ noted: 1 })
    expect((await post('stumble', { token: 'x'.repeat(43), version, stays })).status).toBe(404)
    const counted = await rows('select field, seconds, times from form_field_times where version = $1', [version])
    expect(counted).toEqual([{ field: 'plate', seconds: 12, times: 1 }])
  })

  it('tells nobody what is for who designs the form, which the house still keeps of the answers', async () => {
    const plate = field('plate', { type: 'text', max: 20, required: true })
    const wanted = asking({ ...plate, note: 'Asked by the regulator' }, field('margin', { type: 'hidden', value: 12 }))
    const { parent, token } = await linkTo({ wanted })
    expect((await open(token)).body.data['definition']).toEqual(asking(plate, field('margin', { type: 'hidden' })))
    await send(token, { plate: 'B 1' })
    const stored = await rows('select answers from form_submissions where form = $1', [parent])
    expect(stored).toEqual([{ answers: { plate: 'B 1', margin: 12 } }])
  })

  it('looks up no record, is shown none, and is answered all the same', async () => {
    const bank = field('bank', { type: 'lookup', area: 'bank', required: true })
    const wanted = asking(field('plate', { type: 'text', max: 20, required: true }), bank)
    const { parent, token } = await linkTo({ wanted })
    const { definition } = (await open(token)).body.data as { definition: typeof asks }
    expect(definition.pages[0]!.items[1]).toEqual({ ...bank, readOnly: true })
    const given = { plate: 'B 1', bank: { id: parent, title: 'Forged' } }
    expect((await send(token, given)).body.data).toMatchObject({ __typename: 'Done' })
    const stored = await rows('select answers from form_submissions where form = $1', [parent])
    expect(stored).toEqual([{ answers: { plate: 'B 1' } }])
  })

  it('knows by whom it is answered, whatever the browser says of that', async () => {
    const wanted = asking(
      field('plate', { type: 'text', max: 20 }),
      field('role', { type: 'hidden' }),
      field('discount', { type: 'text', max: 20, visible: { field: 'role', is: 'equal', value: 'staff' } }),
    )
    const { parent, token, code } = await linkTo({ wanted })
    await send(token, { plate: 'B 1', role: 'staff', discount: 'all' })
    const { id, revision } = await desk.versionOf(code, 1)
    const answers = { plate: 'B 2', role: 'customer', discount: 'some' }
    await staff.call('form_version.fill', { id, revision, input: { answers }, key: randomUUID() })
    const stored = await rows('select answers from form_submissions where form = $1 order by number', [parent])
    expect(stored).toEqual([
      { answers: { plate: 'B 1', role: 'customer' } },
      { answers: { plate: 'B 2', role: 'staff', discount: 'some' } },
    ])
  })

  it('is of a variant that its form has, as long as it has it: nobody is held up by one that it has lost', async () => {
    const variants = [{ code: 'AGENT', name: 'Agent' }]
    const { parent, id, token } = await linkTo({ variant: 'AGENT', variants })
    const input = { recipient: 'Siti', about: null, hours: 72, email: null, language: null }
    const make = async (of: string, variant: string) =>
      (await staff.call('form_link.create', { parent: of, input: { ...input, variant } })).result
    expect(await make(parent, 'AGNET')).toMatchObject({
      fields: [{ path: 'variant', key: 'validation:noVariant', values: { codes: 'AGENT' } }],
    })
    expect(await make((await linkTo()).parent, 'AGENT')).toMatchObject({
      fields: [{ path: 'variant', key: 'validation:noVariants' }],
    })
    const told = async () => (await open(token)).body.data['variant']
    expect(await told()).toBe('AGENT')
    await asOwner(server.owner, "update designed_forms set variants = '[]' where id = $1", [parent])
    expect(await told()).toBeNull()
    expect((await act('revoke', parent, id)).__typename).toBe('Saved')
  })

  it('keeps what was typed for whoever goes on elsewhere, and says what was typed over', async () => {
    const to = { email: 'goes@mail.test' }
    const { token, id, parent } = await linkTo({ to })
    const typed = { answers: { plate: 'B' } }
    const keep = async (seen: number) => (await post('keep', { token, typed, seen })).body.data
    expect(await keep(0)).toMatchObject({ revision: 1, replaced: null })
    expect((await open(token)).body.data).toMatchObject({ draft: { revision: 1, typed } })
    expect(await keep(0)).toMatchObject({ revision: 2, replaced: { revision: 1 } })
    const next = await tokenOf(parent, id, to.email)
    expect([(await open(token)).status, (await open(next)).body.data['draft']]).toMatchObject([404, { typed }])
  })

  it('goes on with the version that was typed into, while others begin with the live one', async () => {
    const { parent, code, token } = await linkTo()
    const began = await versionOf(token)
    await post('keep', { token, typed: { version: began, step: 'summary', answers: { plate: 'B 1' } }, seen: 0 })
    await staff.call('form_version.begin', { input: { form: parent }, key: randomUUID() })
    await desk.design(code, 2, asking(...asks.pages[0]!.items, field('colour', { type: 'text', max: 9 })))
    await desk.submit(code, 2)
    const live = (await desk.versionOf(code, 2)).id
    const opened = await open(token)
    expect(opened.body.data).toMatchObject({ version: began, definition: asks, draft: { typed: { step: 'summary' } } })
    for (const version of [randomUUID(), 'x', null]) {
      await post('keep', { token, typed: { version, answers: { plate: 'B 1' } }, seen: 1 })
      expect(await versionOf(token)).toBe(live)
    }
    expect((await send(token, { plate: 'B 1' }, began)).body.data).toMatchObject({ __typename: 'Done' })
  })

  it('leads nowhere when it is revoked, over, of a form in the bin, changed by one letter, or made up: nobody is told which', async () => {
    const links = { revoked: await linkTo(), over: await linkTo({ hours: 1 }), binned: await linkTo() }
    await act('revoke', links.revoked.parent, links.revoked.id)
    await asOwner(server.owner, "update form_links set expires_at = now() - interval '1 minute' where id = $1", [
      links.over.id,
    ])
    await asOwner(server.owner, 'update designed_forms set binned = true where id = $1', [links.binned.parent])
    const { token } = await linkTo()
    const other = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`
    const tokens = [...Object.values(links).map((link) => link.token), other, 'x', '']
    const answers = await Promise.all(
      tokens.flatMap((one) => [
        open(one),
        post('keep', { token: one, typed: null, seen: 0 }),
        send(one, { plate: 'B' }, randomUUID()),
        post('presign', { token: one, field: 'files', name: 'a.pdf', size: 1, type: 'application/pdf' }),
        post('confirm', { token: one, file: randomUUID() }),
        post('file', { token: one, file: randomUUID() }),
      ]),
    )
    const told = answers.map(({ status, body }) => JSON.stringify([status, { ...body, reference: null, errors: null }]))
    expect(new Set(told).size).toBe(1)
    expect(answers[0]!.status).toBe(404)
    await formLinkTime(server.host)
    expect(await rows('select status from form_links where id = $1', [links.over.id])).toEqual([{ status: 'EXPIRED' }])
  })

  it('takes files, which are what the house sees of it afterwards', async () => {
    const { parent, token } = await linkTo()
    const announced = { token, field: 'personalFiles', name: 'a.pdf', size: pdf.length, type: 'application/pdf' }
    const { file, url } = (await post('presign', announced)).body.data as { file: { id: string }; url: string }
    const put = await fetch(server.url + url, { method: 'PUT', body: new Uint8Array(pdf) })
    expect(put.status).toBe(204)
    const other = await linkTo()
    expect((await post('confirm', { token: other.token, file: file.id })).status).toBe(404)
    const read = (one: string) =>
      fetch(`${server.url}/api/forms/file`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token: one, file: file.id }),
      })
    expect((await read(token)).status).toBe(404)
    expect((await post('confirm', { token, file: file.id })).status).toBe(200)
    const there = await read(token)
    expect(Buffer.from(await there.arrayBuffer())).toEqual(pdf)
    expect(there.headers.get('content-disposition')).toContain('attachment')
    expect((await read(other.token)).status).toBe(404)
    const paper = [{ id: file.id, name: 'x', type: 'y', size: 0 }]
    expect((await send(other.token, { plate: 'B', paper })).body.data).toMatchObject({
      fields: [{ path: 'answers.paper', key: 'validation:noFile' }],
    })
    expect((await send(token, { plate: 'B', paper })).body.data).toMatchObject({ __typename: 'Done' })
    expect(await rows('select personal from form_submissions where form = $1', [parent])).toMatchObject([
      { personal: { paper: [{ id: file.id, name: 'a.pdf' }] } },
    ])
    expect((await call(server.url, `/api/files/${file.id}`, { token: staff.token })).status).toBe(200)
    expect((await read(token)).status).toBe(404)
  })

  it('is mailed to who has an address, in their language, and what arrived is confirmed by its number', async () => {
    const [page] = asks.pages
    const title = { en: 'Your car', id: 'Mobil Anda', vi: 'Xe của bạn' }
    const wanted = { ...asks, pages: [{ ...page!, title }] }
    const { parent, id, token } = await linkTo({ wanted, to: { email: 'Siti@mail.test', language: 'vi' } })
    const [asked] = await mailsTo('Siti@mail.test')
    expect(asked).toMatchObject({ subject: 'The HOUSE đề nghị bạn điền: Xe của bạn' })
    expect(asked!.body).toMatch(/Xin chào Siti Rahma,[^]+Về: Policy 7/)
    expect(asked!.body).toContain(`/vi/quote-form#${token}\n`)
    expect((await staff.call('form_link.detail', { parent, id })).result).toMatchObject({
      mailedAt: expect.stringMatching(/^\d{4}-/),
    })
    const { body } = await send(token, { plate: 'B 1' })
    const number = `LINKED${count}-${String(await sentSoFar()).padStart(6, '0')}`
    expect(body.data).toMatchObject({ __typename: 'Done', number })
    const [, arrived] = await mailsTo('Siti@mail.test')
    expect(arrived!.subject).toBe(`Câu trả lời của bạn đã được nhận: ${number}`)
    expect(arrived!.body).toContain('cho biểu mẫu Xe của bạn đã đến The HOUSE')
  })

  it('calls a form of several pages, or of one without a title, by its name', async () => {
    const [page] = asks.pages
    const other = { id: 'two', title: page!.title, items: [field('note', { type: 'text', max: 20 })] }
    for (const pages of [[page!, other], [{ ...page!, title: {} }]]) {
      const email = `several${pages.length}@mail.test`
      await linkTo({ wanted: { ...asks, pages }, to: { email, language: 'en' } })
      expect(await mailsTo(email)).toMatchObject([{ subject: `The HOUSE asks you to fill in: LINKED${count}` }])
    }
  })

  it('is mailed to an address ten times a day, by however many links, and not at all the eleventh', async () => {
    const to = { email: 'often@mail.test', language: 'id' }
    const links = [await linkTo({ to }), await linkTo({ to: { ...to, email: 'OFTEN@mail.test' } })]
    for (const { parent, id } of [...links, ...links, ...links]) await act('generate', parent, id)
    const answered = await linkTo({ to })
    await send(answered.token, { plate: 'B 1' })
    const other = await linkTo({ to })
    // What becomes of a link, and whom it is for now, does not make it unsent.
    const edited = {
      recipient: 'Siti',
      about: null,
      variant: null,
      hours: 72,
      email: 'other@mail.test',
      language: null,
    }
    const { revision } = (
      await rows<{ revision: number }>('select revision from form_links where id = $1', [other.id])
    )[0]!
    const { parent, id } = other
    expect((await staff.call('form_link.edit', { parent, id, revision, input: edited })).result).toMatchObject({
      __typename: 'Saved',
    })
    const refused = { __typename: 'Declined', reasons: [{ guard: 'isMailable', values: { most: 10 } }] }
    const [first] = links
    expect(await act('generate', first!.parent, first!.id)).toMatchObject(refused)
    const asked = "select 1 from mails where lower(recipient) = 'often@mail.test' and body like '%quote-form#%'"
    expect(await rows(asked)).toHaveLength(10)
    await asOwner(server.owner, "update form_link_mails set mailed_at = mailed_at - interval '1 day 1 minute'")
    await tokenOf(first!.parent, first!.id, to.email)
    expect(await rows(asked)).toHaveLength(11)
  })

  it('shows what was typed to nobody but who typed it, however often it is made, and forgets it at its end', async () => {
    const typed = { plate: 'SECRET' }
    const shown = await linkTo()
    await post('keep', { token: shown.token, typed, seen: 0 })
    expect((await open(shown.token)).body.data['draft']).toMatchObject({ typed })
    expect((await open(await tokenOf(shown.parent, shown.id))).body.data['draft']).toBeNull()

    const to = { email: 'mine@mail.test' }
    const { parent, id, token } = await linkTo({ to })
    await post('keep', { token, typed, seen: 0 })
    const again = await tokenOf(parent, id, to.email)
    expect((await open(again)).body.data['draft']).toMatchObject({ typed })
    expect((await act('revoke', parent, id)).__typename).toBe('Saved')
    expect(await rows('select 1 from form_link_secrets where link = $1', [id])).toEqual([])
    const anew = await tokenOf(parent, id, to.email)
    expect((await open(anew)).body.data['draft']).toBeNull()

    await post('keep', { token: anew, typed, seen: 0 })
    const [{ revision }] = (await rows<{ revision: number }>('select revision from form_links where id = $1', [
      id,
    ])) as [{ revision: number }]
    const elsewhere = {
      recipient: 'Siti',
      about: null,
      variant: null,
      hours: 72,
      email: 'theirs@mail.test',
      language: null,
    }
    await staff.call('form_link.edit', { parent, id, revision, input: elsewhere })
    expect((await open(await tokenOf(parent, id, 'theirs@mail.test'))).body.data['draft']).toBeNull()
  })

  it('is limited by itself and by the network of who calls, whatever they say', async () => {
    const used = (bucket: string) =>
      rows<{ used: number }>('select used::int from quotas where bucket like $1', [`${bucket}%`])
    const full = (bucket: string) =>
      asOwner(server.owner, 'update quotas set used = most where bucket like $1', [`${bucket}%`])
    const free = () => asOwner(server.owner, "delete from quotas where bucket like 'formLink%'")
    await free()
    const [one, other] = [await linkTo(), await linkTo()]
    await open(one.token)
    await open(other.token)
    expect(await used('formLink ')).toEqual([{ used: 1 }, { used: 1 }])
    expect(await used('formLinks of a network')).toEqual([{ used: 2 }])
    await full(`formLink ${one.id}`)
    const refused = await open(one.token)
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect((await open(other.token)).status).toBe(200)
    await full('formLinks of a network')
    for (const token of [other.token, 'x'.repeat(43)]) expect((await open(token)).status).toBe(429)
    await free()
  })

  it('is kept by its hash alone', async () => {
    const { token } = await linkTo()
    const [{ found }] = (await rows<{ found: number }>(
      'select count(*)::int as found from form_link_secrets where token_hash = $1 or strpos(row_to_json(form_link_secrets)::text, $1) > 0',
      [token],
    )) as [{ found: number }]
    expect(found).toBe(0)
    const [{ told }] = (await rows<{ told: number }>(
      'select count(*)::int as told from history where strpos(changes::text, $1) > 0',
      [token],
    )) as [{ told: number }]
    expect(told).toBe(0)
  })
})
