import type { Quota } from '../context.ts'
import { day, hour, minute } from '../quota.ts'

const second = 1

/** In seconds. */
export const lifetimes = {
  access: 15 * minute,
  session: 7 * day,
  /** How long a session stands of whose person nothing is seen. */
  idle: 6 * hour,
  /** In which a refresh token that has been replaced still leads the client that had it replaced to the present tokens. */
  refreshGrace: 10 * second,
  /** How long somebody acts for another. */
  acting: 30 * minute,
  /** How long a super admin sees the product as somebody else. */
  seeing: 30 * minute,
  ticket: 5 * minute,
  captcha: 5 * minute,
  /** How long a person may take at the provider of identities. */
  providerAttempt: 10 * minute,
  /** In which the page that the provider led back to asks for its session. */
  handover: minute,
  /** A one-time code, from the request; a customer's, from the move that sent it. */
  code: 10 * minute,
  /** What a right code is good for: to set the password. */
  grant: 10 * minute,
  /** How long an address from which a person signed in counts as theirs. */
  knownAddress: 30 * day,
}

export interface Limit {
  /** Whose tries are counted together. */
  of: 'account' | 'network'
  /** Tries before the first wait. */
  free: number
  /** Seconds; each try after a wait doubles it, up to `most`. */
  first: number
  most: number
  /** Seconds without a try after which all are forgotten. */
  forget: number
}

/** Wrong answers, the last one included, that a one-time code takes. */
export const codeTries = 5

/**
 * Guessing is slowed down by account and by network: an IPv4 address, or 64 bits of IPv6. A stranger elsewhere cannot lock a
 * person out: tries from a network where that person has signed in before are counted apart. One who shares the person's network,
 * behind the same translated address, can make them wait there, 15 minutes at a time; a forgotten password lets them in at once.
 *
 * A password: 5 tries of an account in a row, then one after 30 seconds, doubling to one in 15 minutes, which is 100 a day;
 * 100 tries of a network, each with a captcha's answer, right or wrong, then one after 10 seconds, doubling to one in 5 minutes.
 * A password that may be set takes `leastGuesses` tries at least, which is 2,700 years at 100 a day.
 *
 * A one-time code of 6 digits: 5 answers in 10 minutes, and a new one after 60 seconds, doubling to one in an hour. That is
 * at most 29 codes on the first day and 24 on each other, so 145 guesses at a million: one chance in 6,900 a day, while the
 * owner gets as many mails. A network may ask 30 times and answer 60 times, then one after 10 seconds, doubling to one in
 * 5 minutes.
 */
export const limits = {
  account: { of: 'account', free: 5, first: 30 * second, most: 15 * minute, forget: hour },
  address: { of: 'network', free: 100, first: 10 * second, most: 5 * minute, forget: hour },
  code: { of: 'account', free: 1, first: 60 * second, most: hour, forget: day },
  codeAddress: { of: 'network', free: 30, first: 10 * second, most: 5 * minute, forget: hour },
  answerAddress: { of: 'network', free: 60, first: 10 * second, most: 5 * minute, forget: hour },
} satisfies Record<string, Limit>

/**
 * A customer has no account: codes are sent to them and answered by whoever works on their case, who could guess. So sends and
 * tries are counted by case and by the customer's mail address, which several cases may share.
 *
 * A case: 5 codes an hour and 10 a day, each for 10 minutes and 5 tries, so 50 guesses at a million a day: one chance in 20,000,
 * and one in 2,900 in the 7 days that a request for an extra premium stands. An address: 8 codes an hour and 20 a day, and 40
 * tries a day: one chance in 25,000 a day however many cases there are. Since a window begins with its first, twice as much
 * may fall into a day that lies across two of them.
 */
export const customerCodes = {
  ofCase: [
    { kind: 'code hour case', most: 5, seconds: hour },
    { kind: 'code day case', most: 10, seconds: day },
  ],
  ofAddress: [
    { kind: 'code hour address', most: 8, seconds: hour },
    { kind: 'code day address', most: 20, seconds: day },
  ],
  triesOfCode: { kind: 'code try', most: codeTries, seconds: lifetimes.code },
  triesOfAddress: { kind: 'code try address', most: 40, seconds: day },
} satisfies Record<string, Quota | Quota[]>

/** Captchas that a network may ask for: each is one try at a password, so this bounds what making them costs, not the guessing. */
export const captchas: Quota = { kind: 'captcha', most: 600, seconds: 10 * minute }
