import { expect } from 'vitest'
import { type Client, signIn } from '../support/client.ts'
import { serve } from '../support/process.ts'
import { endLeases } from './killRounds.ts'

interface Disbursement {
  id: string
  revision: number
  status: string
  number: string
  amount: number
  pool: string
}

interface Pool {
  code: string
  balance: number
  reserved: number
  spent: number
}

const page = '/sandbox/payments'

/** More is approved by two. */
const byOne = 100_000_000

/**
 * Kills the server when the sandbox has taken the transfer of a disbursement and has not answered, and answers what has become of it
 * after another start: the disbursement, how often it stands in the sandbox's book, and what has changed in its pool.
 */
export const killedTransfer = async (place: { dataDir: string }) => {
  const settings = { DATA_DIR: place.dataDir }
  const first = await serve(settings)
  const approver = await signIn(first.url, 'approver@covergate.test')
  const waiting = (await approver.list('disbursement', {
    tab: 'PENDING_APPROVAL',
    filter: { paymentType: ['AUTOMATIC'] },
  })) as unknown as Disbursement[]
  const { id, revision, number, amount, pool } = waiting.find((one) => one.amount < byOne)!
  const poolOf = async (desk: Client) =>
    ((await desk.list('claim_pool', { search: pool })) as unknown as Pool[]).find(({ code }) => code === pool)!
  const before = await poolOf(approver)
  const turn = (url: string, switches: Record<string, string>) =>
    fetch(url + page, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ act: 'switch', reference: `${number}-1`, ...switches }).toString(),
    })
  const inBook = async (url: string) => (await (await fetch(url + page)).text()).split(`>${number}-`).length - 1
  const patience = { timeout: 60_000, interval: 50 }

  await turn(first.url, { switches: 'SILENT' })
  const { result } = await approver.send('disbursement', id, revision, { type: 'disbursement.approved' })
  expect(result).toMatchObject({ __typename: 'Moved' })
  await expect.poll(() => inBook(first.url), patience).toBe(1)
  await first.end('SIGKILL')
  await endLeases(place)

  const second = await serve(settings)
  await turn(second.url, {})
  const desk = await signIn(second.url, 'approver@covergate.test')
  const standing = async () =>
    ((await desk.list('disbursement', { search: number })) as unknown as Disbursement[])[0]!.status
  await expect.poll(standing, patience).toBe('PAID')
  const after = await poolOf(desk)
  const verdict = {
    transfers: await inBook(second.url),
    consumed: (before.balance - after.balance) / amount,
    spent: (after.spent - before.spent) / amount,
    reserved: after.reserved - before.reserved,
  }
  await second.end()
  return verdict
}
