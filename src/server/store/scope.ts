import type { Caller } from './store.ts'

const scopeFor = (local: boolean) =>
  `select set_config('role', 'covergate_app', ${local}), set_config('app.organisation', $1, ${local}), set_config('app.kind', $2, ${local})`

/** Takes off the owner's rights and says who asks, until the transaction ends. */
export const scopeText = scopeFor(true)

/** The same until the connection is told otherwise. */
export const lastingScopeText = scopeFor(false)

export const scopeValues = ({ organisation, kind }: Caller): string[] => [organisation, kind]
