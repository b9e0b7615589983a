import { randomUUID } from 'node:crypto'
import { openStore } from '../../src/server/store/open.ts'
import { system } from '../../src/server/store/store.ts'
import { disagreements } from '../support/agreement.ts'
import { client, signIn } from '../support/client.ts'
import { founding, halvesOf } from './founding.ts'
import { publishing, unpublished } from './publishing.ts'
import { serve } from '../support/process.ts'
import { refused, untilEnd } from './untilEnd.ts'

interface Acknowledged {
  id: string
  revision: number
  key: string
}

export interface Verdict {
  acknowledged: number
  lost: Acknowledged[]
  /** Organisations that were made. */
  founded: number
  /** Those of which a part is missing. */
  halves: string[]
  /** Versions of forms that were submitted. */
  submitted: number
  /** Those that were not published in the end. */
  unpublished: string[]
  disagreements: string[]
}

const writers = 8

/** What a server that was killed had taken is nobody's any more, two minutes earlier than otherwise. */
export const endLeases = async (place: { dataDir: string; databaseUrl?: string }): Promise<void> => {
  const store = await openStore(place)
  await store.run(system, 'update outbox set run_at = now() where done_at is null and failed_at is null')
  await store.close()
}

/**
 * Kills the server in the middle of a burst of decisions, of organisations that are made and of forms that are published, again and
 * again, and then compares what it had acknowledged with what the database holds. `place` is the settings that name the database.
 */
export const killRounds = async (
  rounds: number,
  place: { dataDir: string; databaseUrl?: string },
): Promise<Verdict> => {
  const settings = {
    DATA_DIR: place.dataDir,
    DEMO_ROWS: '120',
    ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
  }
  const acknowledged: Acknowledged[] = []
  const founded: string[] = []
  const submitted: string[] = []
  let token = ''
  for (let round = 0; round < rounds; round++) {
    const server = await serve(settings)
    token ||= (await signIn(server.url, 'super@covergate.test')).token
    const operator = client(server.url, token)
    const cases = (await operator.list('credit_life', { tab: 'INITIATED' })).slice(0, writers)
    if (cases.length === 0) throw new Error('No case to decide on')
    const burstEnds = new AbortController()
    const wanted = acknowledged.length + 20 + 7 * (round % 9)
    let enough = () => {}
    const isEnough = new Promise<void>((resolve) => (enough = resolve))
    const burst = cases.map(({ id, ...row }) => {
      let { revision } = row
      let key = randomUUID()
      const event = { type: 'confirmation.asked', notes: `Round ${round}` }
      const move = async () => {
        const { result, body } = await operator.send('credit_life', id, revision, event, key)
        return result?.__typename === 'Moved' ? (result.revision as number) : refused(body)
      }
      return untilEnd(burstEnds.signal, move, (moved) => {
        revision = moved
        acknowledged.push({ id, revision, key })
        key = randomUUID()
        if (acknowledged.length >= wanted) enough()
      })
    })
    let hasFounded = () => {}
    const isFounding = new Promise<void>((resolve) => (hasFounded = resolve))
    const founds = founding(operator, `KILL-${round}`, burstEnds.signal, (code) => {
      founded.push(code)
      hasFounded()
    })
    let hasSubmitted = () => {}
    const isSubmitting = new Promise<void>((resolve) => (hasSubmitted = resolve))
    const publishes = publishing(operator, `KILL-${round}`, burstEnds.signal, (version) => {
      submitted.push(version)
      hasSubmitted()
    })
    // The next organisation is under way by then, and a version is being checked.
    const works = [...burst, founds, publishes]
    await Promise.race([Promise.all([isEnough, isFounding, isSubmitting]), ...works])
    burstEnds.abort()
    await server.end('SIGKILL')
    await Promise.all(works)
  }
  await endLeases(place)
  const server = await serve(settings)
  const left = await unpublished(client(server.url, token), submitted)
  await server.end()
  const store = await openStore(place)
  try {
    const kept = new Set(
      (
        await store.run<Acknowledged>(system, `select case_id as id, revision, key from timeline where key is not null`)
      ).map(({ id, revision, key }) => `${id} ${revision} ${key}`),
    )
    return {
      acknowledged: acknowledged.length,
      lost: acknowledged.filter(({ id, revision, key }) => !kept.has(`${id} ${revision} ${key}`)),
      founded: founded.length,
      halves: await halvesOf(store, 'KILL-', founded),
      submitted: submitted.length,
      unpublished: left,
      disagreements: await disagreements(store),
    }
  } finally {
    await store.close()
  }
}
