import type { Caller, Store } from './store.ts'

const scopeFor = (local: boolean) =>
  `select set_config('role', 'covergate_app', ${local}), set_config('app.organisation', $1, ${local}), set_config('app.kind', $2, ${local}), set_config('app.represents', $3, ${local}), set_config('app.below', $4, ${local})`

/** Takes off the owner's rights and says who asks, until the transaction ends. */
export const scopeText = scopeFor(true)

/** Takes off the scope until the transaction ends, for whoever may alter the schema; a login that may not stays itself. */
export const ownerText: Record<Store['engine'], string> = {
  pglite: 'set local session authorization postgres',
  postgres: 'set local session authorization default',
}

/** The caller's scope until the connection is told otherwise. */
export const lastingScopeText = scopeFor(false)

/** Refuses the statement behind it for a session that is not what it was. */
export const standingText = 'select app_standing($1::uuid, $2)'

export const standingValues = ({ session }: Caller): [id: string, version: string] | null =>
  session && !session.isProven ? [session.id, session.version] : null

/** Something was answered to the caller. */
export const proven = ({ session }: Caller): void => {
  if (session) session.isProven = true
}

const listed = (ids: readonly string[] = []): string => `{${ids.join(',')}}`

export const scopeValues = ({ organisation, kind, represents, below }: Caller): string[] => [
  organisation,
  kind,
  listed(represents),
  listed(below),
]
