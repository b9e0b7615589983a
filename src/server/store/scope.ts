import type { Caller } from './store.ts'

/** Takes off the owner's rights and says who asks, until the transaction ends. */
export const scopeText =
  "select set_config('role', 'covergate_app', true), set_config('app.organisation', $1, true), set_config('app.kind', $2, true)"

export const scopeValues = ({ organisation, kind }: Caller): string[] => [organisation, kind]
