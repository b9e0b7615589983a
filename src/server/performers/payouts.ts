import type { Actor, Context, Reason } from '../../../machines/kernel/types.ts'
import { codeOf } from '../../../machines/kit/number.ts'
import type { KeptAccount } from '../../../machines/kit/outgoing.ts'
import { beginAsHost } from '../cases/beginAsHost.ts'
import { placeOf } from '../cases/place.ts'
import type { Host } from '../context.ts'

interface Owed {
  /** Of what it arises: the same for each try of the same request. */
  of: string
  at: string
  by: Actor
  /** To whom it is owed, as the payout is called by. */
  name: string
  account: KeptAccount
  /** The rest of what the payout begins with. */
  input: Context
}

/** Asks for the payment of what is owed to somebody, in the name of who asks. @throws when the same was asked for meanwhile */
export const beginPayout = async (
  host: Host,
  { of, at, by, name, account, input }: Owed,
): Promise<{ id: string } | { refused: Reason[] }> => {
  const { changed: payeeChanged, ...payee } = account
  const begun = await beginAsHost(host, placeOf(host, 'payout'), {
    of,
    as: at,
    by,
    input: (id) => ({
      ...input,
      payeeName: name,
      payee,
      payeeChanged,
      code: codeOf('OUT', id, at),
      fourEyesFrom: host.config.payoutFourEyesFrom,
    }),
  })
  if (begun.outcome === 'refused') return { refused: begun.reasons }
  if (begun.outcome !== 'begun') throw new Error(`The payout to ${name} was begun meanwhile`)
  return { id: begun.id }
}
