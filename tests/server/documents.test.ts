import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openFileStore } from '../../src/server/files/openFileStore.ts'
import type { Verified } from '../../src/shared/endpoints/answers/documents.ts'
import { startDemoHost } from './support/demo.ts'
import type { TestHost } from './support/host.ts'
import { call, type Refused } from './support/http.ts'
import { asOwner } from './support/people.ts'
import { pdfText } from './support/pdfText.ts'

interface Seal {
  seal: string
  case_id: string
  key: string
  policy_number: string
}

let running: TestHost
let seals: Seal[]

beforeAll(async () => {
  running = await startDemoHost()
  seals = await asOwner<Seal>(
    running.host.store,
    `select seal, s.case_id, storage_key as key, policy_number from document_seals s
     join files f on f.id = file_id join credit_life_quotations q on q.id = s.case_id`,
  )
})
afterAll(() => running.close())

const verify = (seal: string, headers: Record<string, string> = {}) =>
  call<{ data: Verified } & Refused>(running.url, `/api/documents/${seal}`, { headers })

it('who holds a policy sees what is printed on it and no more, without signing in', async () => {
  const files = await openFileStore(running.config)
  expect(seals.length).toBeGreaterThan(5)
  for (const { seal, key, policy_number } of seals) {
    const { status, body } = await verify(seal)
    expect(status).toBe(200)
    const pdf = await buffer((await files.read(key))!)
    const printed = pdfText(pdf).replaceAll('\n', ' ')
    const { title, subtitle, issuer, sections, closing } = body.data.said
    expect(subtitle).toBe(policy_number)
    const told = [title, subtitle, issuer, closing, ...sections.flatMap(({ heading, lines }) => [heading, ...lines])]
    for (const one of told)
      for (const text of typeof one === 'string' ? [one] : [one.label, one.text]) expect(printed).toContain(text)
    expect(pdf.toString('latin1')).toContain(`/URI (${running.host.config.publicUrl}/document/${seal})`)
  }
})

it('how the case stands today is told in the language of who asks', async () => {
  const [{ seal, case_id }] = seals as [Seal]
  await asOwner(running.host.store, `update credit_life_quotations set status = 'CANCELLED' where id = $1`, [case_id])
  const standing = async (language: string) => (await verify(seal, { 'accept-language': language })).body.data.standing
  expect(await standing('en')).toEqual({ text: 'Cancelled', intent: 'subtle' })
  expect(await standing('id')).toEqual({ text: 'Dibatalkan', intent: 'subtle' })
})

it('what was never issued is unknown, however near it comes', async () => {
  const [{ seal }] = seals as [Seal]
  for (const wrong of [
    `${seal.slice(0, -1)}${seal.endsWith('A') ? 'B' : 'A'}`,
    seal.slice(1),
    'x',
    '%00',
    `${seal}%20`,
  ])
    expect(await verify(wrong)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
})

it('a network asks 300 times an hour', async () => {
  let last = 200
  for (let count = 0; count < 300 && last !== 429; count++) last = (await verify('x')).status
  expect((await verify(seals[0]!.seal)).status).toBe(429)
})
