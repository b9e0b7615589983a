import { randomUUID } from 'node:crypto'
import { choices } from '../../machines/kernel/choices.ts'
import { creditLife } from '../../machines/creditLife/creditLife.ts'
import type { Actor, CaseRecord } from '../../machines/kernel/types.ts'
import { areas } from '../../src/areas/registry.ts'
import { type Client, signIn } from '../../tests/support/client.ts'
import type { Product } from './product.ts'

export interface FoundCase {
  id: string
  quotesCode: string
}

/** Cases at the broker's desk, by what the machine says of approving them: those that may be, and those above the broker's authority. */
export const casesAtBroker = async ({
  server,
}: Product): Promise<{ approvable: FoundCase[]; beyondAuthority: FoundCase[] }> => {
  const operator = await signIn(server.url, 'broker@covergate.test')
  const checked = await fetch(`${server.url}/v2/sessions/check`, {
    method: 'POST',
    headers: { authorization: `Bearer ${operator.token}` },
  })
  const { user } = (
    (await checked.json()) as {
      data: { user: { id: string; permissions: string[]; organization: Actor['organisation'] } }
    }
  ).data
  const by: Actor = {
    userId: user.id,
    name: '',
    roles: [],
    permissions: user.permissions,
    organisation: user.organization,
  }
  const rows = await operator.list('credit_life', { tab: 'APPROVAL_IN_PROGRESS' })
  const { result } = await operator.call('credit_life.cases', { ids: rows.map(({ id }) => id) })
  const cases = result as unknown as { id: string; quotesCode: string; case: CaseRecord }[]
  const judged = cases.flatMap((found) => {
    const choice = choices(creditLife, found.case, { by, at: new Date().toISOString() }).find(
      ({ type }) => type === 'quotation.approved',
    )
    return choice ? [{ ...found, choice }] : []
  })
  const approvable = judged.filter(({ choice }) => choice.allowed)
  const beyondAuthority = judged.filter(
    ({ choice }) => choice.reasons.length === 1 && choice.reasons[0]!.guard === 'isWithinAuthority',
  )
  return { approvable, beyondAuthority }
}

/** Begins another case with what was applied for in the newest of those that wait for their documents; answers its id. */
export const appliedAsBefore = async (operator: Client): Promise<string> => {
  const relations = (await operator.list('relation')) as unknown as { id: string; kind: string }[]
  const [newest] = await operator.list('credit_life', { tab: 'INITIATED' })
  const { result: known } = await operator.call('credit_life.detail', { id: newest!.id })
  const { sections } = areas.find(({ id }) => id === 'credit_life')!.lifecycle!
  const asked = sections!.flatMap(({ fields }) => fields)
  const input = {
    ...Object.fromEntries(asked.flatMap((name) => ((known[name] ?? null) === null ? [] : [[name, known[name]]]))),
    ...Object.fromEntries(relations.flatMap(({ id, kind }) => (kind === 'broker' ? [] : [[kind, id]]))),
    loan_number: `L${Date.now()}`,
  }
  const { body, result } = await operator.call('credit_life.begin', { input, key: randomUUID() })
  if (result?.__typename !== 'Begun') throw new Error(JSON.stringify(body))
  return result['id'] as string
}
