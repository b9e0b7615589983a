import { linkHours } from '../../areas/forms/formLink.ts'
import type { Host } from '../context.ts'
import { hashOf, newToken } from '../linkToken.ts'
import type { Performer } from '../performer.ts'
import { hour } from '../quota.ts'
import { system } from '../store/store.ts'

/** The link is shown once; one that was made before leads nowhere from then on, and what was typed there is found by the new one. */
const generate: Performer<Host> = async ({ sql, at, record, within }) => {
  const { id, hours } = record! as unknown as { id: string; hours: number | null }
  const token = newToken()
  await sql.query('select keep_form_link($1, $2)', [id, hashOf(token)])
  const address = await within((host) => Promise.resolve(`${host.config.publicUrl}/quote-form#${token}`))
  const expiresAt = new Date(Date.parse(at) + (hours ?? linkHours.usual) * hour * 1000).toISOString()
  return { changes: { status: 'OPEN', issuedAt: at, expiresAt }, shown: address }
}

export const formLinkActions = {
  generate,
  revoke: () => ({ changes: { status: 'REVOKED' } }),
} satisfies Record<string, Performer<Host>>

/** Puts down the links whose time is over; answers how many. */
export const formLinkTime = async ({ store, clock }: Host): Promise<number> => {
  const over = `update form_links set status = 'EXPIRED', revision = revision + 1, updated_at = $1
    where status = 'OPEN' and expires_at <= $1 returning id`
  return (await store.run(system, over, [clock().toISOString()])).length
}
