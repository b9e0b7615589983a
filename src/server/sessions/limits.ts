const second = 1
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** In seconds. */
export const lifetimes = {
  access: 15 * minute,
  session: 7 * day,
  ticket: 5 * minute,
  captcha: 5 * minute,
  /** How long a person may take at the provider of identities. */
  providerAttempt: 10 * minute,
  /** In which the page that the provider led back to asks for its session. */
  handover: minute,
  /** How long an address from which a person signed in counts as theirs. */
  knownAddress: 30 * day,
}

export interface Limit {
  /** Tries before the first wait. */
  free: number
  /** Seconds; each try after a wait doubles it, up to `most`. */
  first: number
  most: number
  /** Seconds without a try after which all are forgotten. */
  forget: number
}

/**
 * Guessing is slowed down by account and by address. A stranger cannot lock a person out: tries from an address where
 * that person has signed in before are counted apart.
 */
export const limits = {
  account: { free: 5, first: 30 * second, most: 15 * minute, forget: hour },
  address: { free: 100, first: 10 * second, most: 5 * minute, forget: hour },
} satisfies Record<string, Limit>
