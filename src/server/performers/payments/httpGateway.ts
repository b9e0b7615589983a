import { readJson } from '../../../../machines/fields/json.ts'
import { type Gateway, GatewayAway, type Refused } from './gateway.ts'
import { readAccount, readPayment, readTransfer } from './told.ts'

/** Milliseconds for the gateway to answer: several such calls are over before the lease of their task. */
const usualPatience = 5_000
/** Characters of an answer. */
const mostText = 200_000

/** What the gateway says of a reference that it does not know: by its word, since a way that is not there looks alike. */
export const unknownReference = 'UNKNOWN_REFERENCE'

interface Reached {
  /** Where its calls are, without a slash at the end. */
  url: string
  key: string
  patience?: number
}

interface Answered {
  status: number
  told: Record<string, unknown>
}

/** A gateway over HTTP. What it refuses it says with 422; a reference that it does not know, with 404 and its code. */
export const httpGateway = ({ url, key, patience = usualPatience }: Reached): Gateway => {
  const call = async (method: 'GET' | 'POST', path: string, reference: string, sent?: object): Promise<Answered> => {
    try {
      const answer = await fetch(`${url}/${path}`, {
        method,
        headers: {
          authorization: `Bearer ${key}`,
          ...(method === 'POST' && { 'content-type': 'application/json', 'idempotency-key': reference }),
        },
        ...(method === 'POST' && { body: JSON.stringify(sent ?? {}) }),
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      })
      const text = await answer.text()
      const told = text.length <= mostText ? readJson(text) : null
      if (told === null || Array.isArray(told)) throw new Error('The answer cannot be read')
      return { status: answer.status, told }
    } catch (error) {
      throw new GatewayAway('The gateway is not to be had', { cause: error })
    }
  }
  const made = async <T>(
    path: string,
    order: { reference: string },
    read: (told: unknown) => T,
  ): Promise<T | Refused> => {
    const { status, told } = await call('POST', path, order.reference, order)
    if (status === 422 && typeof told['reason'] === 'string') return { refused: told['reason'].slice(0, 500) }
    if (status !== 200 && status !== 201) throw new GatewayAway(`The gateway answered ${status}`)
    return read(told)
  }
  const found = async <T>(
    method: 'GET' | 'POST',
    path: string,
    reference: string,
    read: (told: unknown) => T,
  ): Promise<T | null> => {
    const { status, told } = await call(method, path, reference)
    if (status === 404 && told['code'] === unknownReference) return null
    if (status !== 200) throw new GatewayAway(`The gateway answered ${status}`)
    return read(told)
  }
  const at = encodeURIComponent
  return {
    createPayment: (order) => made('payments', order, readPayment),
    cancelPayment: (reference) => found('POST', `payments/${at(reference)}/cancel`, reference, readPayment),
    findPayment: (reference) => found('GET', `payments/${at(reference)}`, reference, readPayment),
    createTransfer: (order) => made('transfers', order, readTransfer),
    findTransfer: (reference) => found('GET', `transfers/${at(reference)}`, reference, readTransfer),
    verifyAccount: (inquiry) => made('accounts', inquiry, readAccount),
  }
}
