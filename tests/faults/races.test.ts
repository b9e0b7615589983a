import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openStore } from '../../src/server/store/open.ts'
import { system } from '../../src/server/store/store.ts'
import { type Answer, type Client, client, signIn } from '../support/client.ts'
import { serve, type Served, temporaryFolder } from '../support/process.ts'
import { createDatabaseIn, type Database } from '../support/database.ts'

const approve = { type: 'quotation.approved' }

describe.each(['PGlite', 'PostgreSQL'])('on %s', (engine) => {
  const folder = temporaryFolder(engine === 'PGlite' ? inject('demoFolder') : undefined)
  let database: Database | null = null
  let settings: Record<string, string>
  let server: Served
  let operator: Client

  beforeAll(async () => {
    database = engine === 'PostgreSQL' ? await createDatabaseIn(inject('databaseUrl')!) : null
    settings = { DATA_DIR: folder.path, DEMO_ROWS: '400', ...(database && { DATABASE_URL: database.url }) }
    server = await serve(settings)
    operator = await signIn(server.url, 'broker@covergate.test')
  })

  afterAll(async () => {
    await server.end()
    await database?.drop()
    folder.remove()
  })

  /** A case that this broker may approve now. */
  const approvable = async () => {
    const rows = await operator.list('credit_life', { tab: 'APPROVAL_IN_PROGRESS' })
    const { result } = await operator.call('credit_life.cases', { ids: rows.map((row) => row.id) })
    for (const row of result as unknown as { id: string; revision: number }[]) {
      const probe = await operator.send('credit_life', row.id, row.revision - 1, approve)
      if ((probe.result.legal as string[]).includes(approve.type)) return row
    }
    throw new Error('The demo has no case that the broker may approve')
  }

  const written = async (id: string) => {
    await server.end()
    const store = await openStore({ dataDir: folder.path, databaseUrl: database?.url })
    const [counts] = await store.run(
      system,
      `select (select count(*) from timeline where case_id = $1 and event->>'type' = $2) as rows,
         (select count(*) from outbox o join timeline t using (area, case_id, revision) where case_id = $1 and t.event->>'type' = $2) as effects,
         (select count(distinct o.type) from outbox o join timeline t using (area, case_id, revision) where case_id = $1 and t.event->>'type' = $2) as kinds`,
      [id, approve.type],
    )
    await store.close()
    server = await serve(settings)
    operator = client(server.url, operator.token)
    return counts as { rows: number; effects: number; kinds: number }
  }

  it.each([2, 100])('acknowledges one of %i approvals at once; the others are told what happened', async (many) => {
    const row = await approvable()
    const answers = await Promise.all(
      Array.from({ length: many }, () => operator.send('credit_life', row.id, row.revision, approve)),
    )
    const kinds = answers.map(({ result }) => result.__typename)
    expect(kinds.filter((kind) => kind === 'Moved')).toHaveLength(1)
    for (const { result } of answers.filter((answer) => answer.result.__typename !== 'Moved'))
      expect(result).toMatchObject({
        __typename: 'Refused',
        code: 'STALE',
        revision: row.revision + 1,
        since: [{ revision: row.revision + 1, type: approve.type }],
      })
    const { rows, effects, kinds: effectKinds } = await written(row.id)
    expect({ rows, effects }).toEqual({ rows: 1, effects: effectKinds })
  })

  it('gives the same answer to the same key 50 times, also after a restart, with one effect', async () => {
    const row = await approvable()
    const key = randomUUID()
    const again = () => operator.send('credit_life', row.id, row.revision, approve, key)
    const answers: Answer[] = await Promise.all(Array.from({ length: 49 }, again))
    const { rows, effects, kinds } = await written(row.id)
    answers.push(await again())
    expect(answers[0]!.result.__typename).toBe('Moved')
    for (const answer of answers) expect(answer.result).toEqual(answers[0]!.result)
    expect({ rows, effects }).toEqual({ rows: 1, effects: kinds })
  })
})
