import type { Involved, Stamp } from '../kernel/types.ts'
import { jakartaDay } from '../kit/calendar.ts'
import { dateOf } from '../kit/rules.ts'

/** The claim that is paid: it hears of its payment with the move itself, whoever moves it and whether they see claims. */
const claim = {
  lifecycle: 'claim',
  id: ({ context }) => context['claim'] as string,
  facts: [],
} satisfies Involved

const told = (type: string, more: (event: Stamp) => object = () => ({})): Involved => ({
  ...claim,
  isUnseen: true,
  event: ({ context, event }) => ({ type, disbursement: context['code'], ...more(event) }),
})

/** Whoever begins a disbursement sees its claim, which is in no other; that which the bank has returned gives way. */
export const begun: Involved = {
  ...claim,
  event: ({ context: { code, linkedTo } }) => ({
    type: 'disbursement.begun',
    disbursement: code,
    ...(linkedTo && { linkedTo }),
  }),
}

const textIn = (event: object, name: string): string => (event as Record<string, string>)[name] ?? ''

/** By hand on the day that is said, by the gateway on that on which it has settled. */
export const paid = told('disbursement.paid', (event) => ({
  date: 'settledAt' in event ? jakartaDay(textIn(event, 'settledAt')) : dateOf(event),
  reference: textIn(event, 'reference'),
}))
export const ended = told('disbursement.ended')
export const returned = told('disbursement.returned', (event) => ({ reason: textIn(event, 'reason') }))
