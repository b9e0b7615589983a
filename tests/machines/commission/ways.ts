import type { Json } from '../../../machines/kernel/types.ts'
import type { Way } from '../decisions/types.ts'

interface Left {
  /** What goes back. */
  back: [commission: number, ppn: number, pph23: number]
  /** What is left then. */
  left: [commission: number, ppn: number, pph23: number]
  clawedBack: number
  effect: string
  when?: string
}

const way = ({ back, left, clawedBack, effect, when }: Left, more: string[]): Way => {
  const [commission, ppn, pph23] = left
  const isAll = commission === 0
  const minus = (sum: number): Json => 0 - sum
  return {
    ...(when && { when }),
    ...(isAll && { to: 'reversed' }),
    entry: isAll ? 'reversed' : 'clawedBack',
    keeps: { commission, ppn, pph23, clawedBack },
    adds: {
      items: {
        date: '$date',
        reference: '$reference',
        commission: minus(back[0]),
        ppn: minus(back[1]),
        pph23: minus(back[2]),
      },
    },
    effects: [effect, ...more],
  }
}

/** Of 1000, or of the 600 that are left of it, as much goes back as the letter says. */
export const goneBack = (...more: string[]): Way[] =>
  (
    [
      {
        when: 'isPartGone isRest',
        back: [600, 66, 12],
        left: [0, 0, 0],
        clawedBack: 1000,
        effect: '600 are taken back',
      },
      { when: 'isPartGone', back: [400, 44, 8], left: [200, 22, 4], clawedBack: 800, effect: '400 are taken back' },
      { when: 'isAll', back: [1000, 110, 20], left: [0, 0, 0], clawedBack: 1000, effect: '1000 are taken back' },
      { when: 'isRest', back: [600, 66, 12], left: [400, 44, 8], clawedBack: 600, effect: '600 are taken back' },
      { back: [400, 44, 8], left: [600, 66, 12], clawedBack: 400, effect: '400 are taken back' },
    ] as Left[]
  ).map((one) => way(one, more))

/** The same where no tax is added or withheld. */
export const goneBackUntaxed: Way[] = (
  [
    {
      when: 'isUntaxed isAll',
      back: [1000, 0, 0],
      left: [0, 0, 0],
      clawedBack: 1000,
      effect: '1000 are taken back without taxes',
    },
    {
      when: 'isUntaxed isRest',
      back: [600, 0, 0],
      left: [400, 0, 0],
      clawedBack: 600,
      effect: '600 are taken back without taxes',
    },
    {
      when: 'isUntaxed',
      back: [400, 0, 0],
      left: [600, 0, 0],
      clawedBack: 400,
      effect: '400 are taken back without taxes',
    },
  ] as Left[]
).map((one) => way(one, []))

/** So much has been paid of it, or kept from it. */
export const settled = (to?: string): Way => ({
  ...(to && { to }),
  entry: to ? 'paid' : 'settled',
  adds: { payments: { date: '$date', reference: '$reference', amount: '$amount' } },
})

/** What is left of the payments once the bank has sent the first of them back. */
export const returned = (left: Json[], more: Pick<Way, 'when' | 'to'> = {}): Way => ({
  ...more,
  entry: 'returned',
  keeps: { payments: left },
})
