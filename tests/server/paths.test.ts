import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as trial from '../../machines/creditLife/creditLife.trial.ts'
import { creditLife } from '../../machines/creditLife/creditLife.ts'
import { isSystem } from '../../machines/kernel/actors.ts'
import { paths, type Path, type Step } from '../../machines/kernel/paths.ts'
import { codeFor } from '../../src/server/cases/codes.ts'
import { client, type Client } from '../support/client.ts'
import { withFile } from '../support/upload.ts'
import { insertCase, type Parties } from './support/case.ts'
import { startTestHost, type TestHost } from './support/host.ts'
import { signIn } from './support/http.ts'
import { addOrganisation, addPerson } from './support/people.ts'

const desks = ['broker', 'insurer', 'bank', 'partner'] as const

const driven = paths({ ...creditLife, ...trial })
const isDeadline = ({ event }: Step) => event.type.startsWith('xstate.')
const named = (path: Path) => ({ path, name: path.steps.map(({ event }) => event.type).join(' > ') })

let server: TestHost
let parties: Parties
/** By the ids that the lifecycle's alphabet gives its people. */
const doors: Record<string, Client> = {}
const staff = [
  ...desks.map((desk) => ({ desk, name: `${desk}-desk` })),
  { desk: 'broker', name: 'broker-assessor' },
] as const

const openDoors = async () => {
  for (const { name } of staff) doors[name] = client(server.url, (await signIn(server.url, `${name}@paths.test`)).token)
}

beforeAll(async () => {
  server = await startTestHost()
  server.pass((Date.parse(driven[0]!.at) - Date.now()) / 1000)
  const permissions = ['list', 'detail', ...trial.actions].map((action) => `product.creditLife.quotation.${action}`)
  const ids = await Promise.all(desks.map((desk) => addOrganisation(server.host.store, desk.toUpperCase(), desk)))
  parties = Object.fromEntries(desks.map((desk, index) => [desk, ids[index]!])) as Parties
  for (const { desk, name } of staff)
    await addPerson(server.host.store, {
      email: `${name}@paths.test`,
      memberships: [{ organisation: parties[desk], permissions }],
    })
  await openDoors()
})

afterAll(() => server.close())

const detail = async (id: string) =>
  (await doors['broker-desk']!.call('credit_life.detail', { id })).result as { revision: number; status: string }

/** Sends the steps of a path through the door of whoever takes them, up to its deadline if it ends in one. */
const drive = async ({ input, steps }: Path): Promise<string> => {
  const by = {
    userId: randomUUID(),
    name: 'Test',
    roles: [],
    permissions: [],
    organisation: { id: parties.partner, kind: 'partner', name: 'Partner' },
  }
  const id = await insertCase(server.host, parties, by, {}, input)
  let revision = 0
  let codeRevision = 0
  for (const step of steps) {
    if (isDeadline(step)) break
    const { by: actor, at: _at, verified: _verified, ...event } = step.event
    if ('code' in event) event.code = codeFor(server.host.secret, id, codeRevision)
    const door = doors[actor.userId]!
    const { result, body } = await door.send(
      'credit_life',
      id,
      revision,
      await withFile(door, 'credit_life', id, event),
    )
    expect({ event: event.type, ...(result ?? body) }).toMatchObject({
      __typename: 'Moved',
      status: step.status,
      entry: { entry: step.entry },
    })
    revision = result.revision as number
    if (event.type === 'extraPremium.codeSent') codeRevision = revision
  }
  return id
}

it.each(driven.filter(({ steps }) => !steps.some(isDeadline)).map(named))('$name', async ({ path }) => {
  const id = await drive(path)
  expect(await detail(id)).toMatchObject({ status: path.status, revision: path.steps.length })
})

it('B143 the deadlines of all other paths are fired by the scheduler, or found by the next who decides', async () => {
  const timed = driven.filter(({ steps }) => steps.some(isDeadline))
  expect(timed.length).toBeGreaterThan(5)
  const ids = await Promise.all(timed.map(drive))
  server.pass(60 * 86_400)
  await openDoors()
  const late = ids[timed.findIndex(({ steps }) => !isSystem(steps.at(-1)!.event.by))]!
  const { result } = await doors['broker-desk']!.send('credit_life', late, (await detail(late)).revision, {
    type: 'quotation.approved',
  })
  expect(result.__typename).toBe('Refused')
  await expect
    .poll(async () => (await Promise.all(ids.map(detail))).map(({ status }) => status), { timeout: 20_000 })
    .toEqual(timed.map(({ status }) => status))
})
