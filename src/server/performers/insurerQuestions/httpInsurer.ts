import { randomUUID } from 'node:crypto'
import { readJson } from '../../../../machines/fields/json.ts'
import { readDefinition } from '../../../shared/forms/read.ts'
import { placesOf } from '../../../shared/forms/walk.ts'
import { signing } from '../../cases/signature.ts'
import { type Insurer, InsurerAway } from './insurer.ts'

/** Milliseconds for an insurer to answer. */
const patience = 5_000
/** Characters of an answer. */
const mostText = 1_000_000

interface Reached {
  /** Where its calls are, without a slash at the end. */
  url: string
  key: Buffer
  clock(): Date
  patience?: number
}

interface Answered {
  /** Not taken, and no more when it is tried again. */
  isRefused: boolean
  status: number
  text: string
}

/** What goes otherwise when it is tried again, though whoever has called is said to be wrong. */
const passing = [408, 425, 429]

const isRefusal = (status: number): boolean => status >= 400 && status < 500 && !passing.includes(status)

/** What an answer says under a name; null: nothing. */
const saidIn = (told: Record<string, unknown>, name: string, most: number): string | null => {
  const text = told[name]
  return typeof text === 'string' ? text.trim().slice(0, most) || null : null
}

/** @throws InsurerAway */
const parsed = (text: string): Record<string, unknown> => {
  const told = text.length <= mostText ? readJson(text) : null
  if (told === null || Array.isArray(told)) throw new InsurerAway('The insurer’s answer cannot be read')
  return told
}

/** An insurer over HTTP, by calls that are signed by the rules of Standard Webhooks; the id of a call is its key. */
export const httpInsurer = ({ url, key, clock, patience: most = patience }: Reached): Insurer => {
  const call = async (path: string, id: string, sent: object): Promise<Answered> => {
    const body = Buffer.from(JSON.stringify(sent))
    try {
      const answer = await fetch(`${url}/${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': id,
          ...signing(key, id, body, clock().getTime()),
        },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(most),
      })
      const { ok, status } = answer
      const isRefused = isRefusal(status)
      if (!ok && !isRefused) throw new Error(`It answered ${status}`)
      return { isRefused, status, text: await answer.text() }
    } catch (error) {
      throw new InsurerAway('The insurer is not to be had', { cause: error })
    }
  }
  return {
    fetchQuestions: async (quotation) => {
      const { isRefused, status, text } = await call('questions', randomUUID(), quotation)
      if (isRefused) throw new InsurerAway(`The insurer answered ${status}`)
      const read = readDefinition(parsed(text)['questions'])
      if (!read.ok || placesOf(read.value).length === 0) throw new InsurerAway('The insurer’s questions cannot be read')
      return read.value
    },
    deliver: async (quotation, answers, id) => {
      const { isRefused, status, text } = await call('answers', id, { ...quotation, answers })
      // Who refuses need not say why, nor in JSON.
      if (isRefused) return { refused: saidIn(Object(readJson(text)), 'reason', 1000) ?? `HTTP ${status}` }
      const receipt = saidIn(parsed(text), 'receipt', 80)
      if (receipt === null) throw new InsurerAway('The insurer’s answer has no receipt')
      return { receipt }
    },
  }
}
