import type { Rule } from '../kernel/types.ts'
import { jakartaDay } from '../kit/calendar.ts'
import {
  amountOf,
  belongsTo,
  isCustomerOfCase,
  isDatedByToday,
  isDatedSince,
  isExactly,
  isOf,
  may,
} from '../kit/rules.ts'
import type { InvoiceContext } from './invoice.context.ts'
import type { InvoiceEvent } from './invoice.events.ts'
import { mailedLately, mostMails } from './invoice.link.ts'
import { invoiceIn } from './invoice.other.ts'
import { invoicePermissions } from './invoice.permissions.ts'
import { dueOf } from './invoice.plan.ts'
import { refundIn } from './invoice.refunds.ts'
import { payerOf } from './invoice.view.ts'

type InvoiceRule = Rule<InvoiceContext, InvoiceEvent>

const textIn = (event: object, name: 'reference' | 'currency' | 'receipt'): string =>
  name in event ? (event as Record<typeof name, string>)[name] : ''

/** Every rule of the lifecycle under the name that the chart composes and a refusal gives. */
export const rules = {
  mayCreate: may(invoicePermissions.create),
  maySendLink: may(invoicePermissions.sendLink),
  mayCollect: may(invoicePermissions.collect),
  mayWithdraw: may(invoicePermissions.withdraw),
  mayTakeCash: may(invoicePermissions.payToCashier),
  mayMarkPaid: may(invoicePermissions.markPaid),
  mayCancel: may(invoicePermissions.cancel),
  mayApply: may(invoicePermissions.apply),

  isIssuer: isOf(({ context: { parties } }: { context: InvoiceContext }) => [parties.broker, parties.partner]),
  isBrokerOfCase: belongsTo('broker'),
  isCustomerOfCase,

  isLinkAllowed: { test: ({ context }) => context.allows.link },
  isCashAllowed: { test: ({ context }) => context.allows.cash },
  hasAddress: { test: ({ context }) => context.payer.email !== null },
  isMailable: {
    test: ({ context, event }) => mailedLately(context, event.at).length < mostMails,
    values: () => ({ most: mostMails }),
  },

  hasMatchingAmount: isExactly((context: InvoiceContext) => [dueOf(context), context.rest]),
  isDatedSinceIssue: isDatedSince(({ issued }: InvoiceContext) => jakartaDay(issued.at)),
  isDatedByToday,

  isCurrentOrder: {
    payload: ['reference'],
    test: ({ context, event }) => context.instruction?.reference === textIn(event, 'reference'),
  },
  isSameCurrency: {
    payload: ['currency'],
    test: ({ context, event }) => context.currency === textIn(event, 'currency'),
  },
  isReceiptNew: {
    payload: ['receipt'],
    test: ({ context, event }) => context.receipts.every(({ receipt }) => receipt !== textIn(event, 'receipt')),
  },
  isEnough: {
    payload: ['amount'],
    test: ({ context, event }) => amountOf(event) >= context.rest,
  },
  isInstalmentCovered: {
    payload: ['amount'],
    test: ({ context, event }) => amountOf(event) >= dueOf(context),
  },

  isWithinRest: {
    payload: ['amount'],
    test: ({ context, event }) => amountOf(event) <= context.rest,
    values: ({ context: { rest, currency }, event }) => ({ paid: amountOf(event), due: rest, currency }),
  },
  hasUnapplied: { test: ({ context }) => context.unapplied > 0 },
  isWithinUnapplied: {
    payload: ['amount'],
    test: ({ context, event }) => amountOf(event) <= context.unapplied,
    values: ({ context: { unapplied, currency }, event }) => ({ applied: amountOf(event), unapplied, currency }),
  },
  isOfSamePayer: {
    payload: ['invoice'],
    other: 'invoice',
    test: ({ context, event }) => {
      const { payer, currency, broker_id } = invoiceIn(event).facts
      return payer === payerOf(context.payer) && currency === context.currency && broker_id === context.parties.broker
    },
  },
  isRefundFree: { test: ({ context }) => context.refunds.length === 0 },
  isAllUnapplied: {
    payload: ['amount'],
    test: ({ context, event }) => amountOf(event) === context.unapplied,
    values: ({ context: { unapplied, currency }, event }) => ({ refunded: amountOf(event), unapplied, currency }),
  },
  isRefundUnderWay: { payload: ['payout'], test: ({ context, event }) => refundIn(context, event) !== undefined },
  hasRefunded: { test: ({ context }) => context.refunded > 0 },
  isWithinRefunded: { payload: ['amount'], test: ({ context, event }) => amountOf(event) <= context.refunded },
  isRefundOver: { payload: ['payout'], test: ({ context, event }) => refundIn(context, event) === undefined },
} satisfies Record<string, InvoiceRule>
