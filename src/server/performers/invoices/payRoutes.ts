import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { InvoiceContext } from '../../../../machines/invoice/invoice.context.ts'
import { dueOf, shownPlan } from '../../../../machines/invoice/invoice.plan.ts'
import { statusOf } from '../../../../machines/kernel/status.ts'
import { type PaymentMethod, paymentMethods } from '../../../../machines/kit/paymentMethods.ts'
import type { InvoiceAnswers, Payable } from '../../../shared/endpoints/answers/invoice.ts'
import { payEndpoint } from '../../../shared/endpoints/invoice.ts'
import { findPage } from '../../cases/links.ts'
import { moveByLink } from '../../cases/moveByLink.ts'
import type { Host, Quota } from '../../context.ts'
import { notFound } from '../../http/httpError.ts'
import { hour, takeQuota } from '../../quota.ts'
import { networkOf } from '../../sessions/network.ts'
import { system } from '../../store/store.ts'

/** Calls of a network, which many payers may share and look again and again from. */
const calls: Quota = { kind: 'pay of a network', most: 10_000, seconds: hour }
/** Of one invoice: the page looks every few seconds while something is to come. */
const looks: Quota = { kind: 'pay', most: 3000, seconds: hour }

const token = { type: 'string', maxLength: 64 }
const bodyOf = (more: object = {}, ...needed: string[]) => ({
  schema: {
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['token', ...needed],
      properties: { token, ...more },
    },
  },
})

interface Body {
  token: string
}

type Answer<N extends keyof InvoiceAnswers> = Promise<{ data: InvoiceAnswers[N] }>
type Found = NonNullable<Awaited<ReturnType<typeof findPage>>>

const standings: Readonly<Record<string, Payable['standing']>> = {
  CREATED: 'DUE',
  WAITING_PAYMENT: 'DUE',
  ordered: 'ORDERED',
  instructed: 'PAYABLE',
  withdrawing: 'WITHDRAWING',
  PAID: 'PAID',
}

/**
 * What a payer does by the link that was mailed to them. Whatever is wrong with the link, or over with the invoice, they are told
 * the same; no cookie has a part in it, so that no other page can do it for them.
 */
export const payRoutes = (app: FastifyInstance, host: Host): void => {
  const { store, clock } = host

  const standingOf = ({ record: { snapshot } }: Found): Payable['standing'] | undefined => {
    const { value } = snapshot
    return standings[typeof value === 'string' ? statusOf(value) : (Object.values(value)[0] as string)]
  }

  /** @throws HttpError as of what is not there */
  const follow = async ({ ip, body }: FastifyRequest<{ Body: Body }>): Promise<Found> => {
    await takeQuota(store, calls, networkOf(ip), clock())
    const found = await findPage(host, 'pay', body.token)
    if (!found || !standingOf(found)) throw notFound()
    await takeQuota(store, looks, found.id, clock())
    return found
  }

  const told = async (found: Found): Promise<Payable> => {
    const context = found.record.snapshot.context as unknown as InvoiceContext
    const { lines, parties, currency, total, rest, dueAt, instruction, payment } = context
    const house = 'select name from organisations where id = $1'
    const [payee] = await store.run<{ name: string }>(system, house, [parties.broker])
    const standing = standingOf(found)!
    return {
      payee: payee!.name,
      purpose: lines.map(({ number }) => number).join(', '),
      amount: standing === 'PAID' ? total : (instruction?.amount ?? dueOf(context)),
      rest,
      plan: shownPlan(context),
      currency,
      until: dueAt,
      standing,
      instruction: instruction && {
        method: instruction.method,
        channel: instruction.channel,
        until: instruction.until,
      },
      receipt:
        standing === 'PAID' && payment
          ? { number: String(found.row['number']), date: payment.date, reference: payment.reference }
          : null,
    }
  }

  /** Sends the invoice what the payer has chosen, and tells how it stands then: of two who choose at once one is first. */
  const choose = async (
    request: FastifyRequest<{ Body: Body }>,
    type: string,
    payload: object,
  ): Promise<{ data: Payable }> => {
    await moveByLink(host, await follow(request), type, payload)
    return { data: await told(await follow(request)) }
  }

  app.post(
    payEndpoint('pay.look').path,
    bodyOf(),
    async (request: FastifyRequest<{ Body: Body }>): Answer<'pay.look'> => ({
      data: await told(await follow(request)),
    }),
  )

  app.post(
    payEndpoint('pay.begin').path,
    bodyOf({ method: { type: 'string', enum: paymentMethods }, isWhole: { type: 'boolean' } }, 'method'),
    (request: FastifyRequest<{ Body: Body & { method: PaymentMethod; isWhole?: boolean } }>): Answer<'pay.begin'> => {
      const { method, isWhole = false } = request.body
      return choose(request, 'payment.begun', { method, isWhole })
    },
  )

  app.post(
    payEndpoint('pay.withdraw').path,
    bodyOf(),
    (request: FastifyRequest<{ Body: Body }>): Answer<'pay.withdraw'> => choose(request, 'instruction.withdrawn', {}),
  )
}
