import { randomUUID } from 'node:crypto'
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
  status: number
  told: Record<string, unknown>
}

const parsed = (text: string): Record<string, unknown> => {
  const told: unknown = text.length <= mostText ? JSON.parse(text) : null
  if (typeof told !== 'object' || told === null || Array.isArray(told)) throw new Error('It is no object')
  return told as Record<string, unknown>
}

const saidIn = (told: Record<string, unknown>, name: string, most: number): string => {
  const text = told[name]
  if (typeof text !== 'string' || text.trim() === '') throw new InsurerAway(`The insurer’s answer has no ${name}`)
  return text.trim().slice(0, most)
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
      if (!answer.ok && answer.status !== 422) throw new Error(`It answered ${answer.status}`)
      return { status: answer.status, told: parsed(await answer.text()) }
    } catch (error) {
      throw new InsurerAway('The insurer is not to be had', { cause: error })
    }
  }
  return {
    fetchQuestions: async (quotation) => {
      const { told } = await call('questions', randomUUID(), quotation)
      const read = readDefinition(told['questions'])
      if (!read.ok || placesOf(read.value).length === 0) throw new InsurerAway('The insurer’s questions cannot be read')
      return read.value
    },
    deliver: async (quotation, answers, id) => {
      const { status, told } = await call('answers', id, { ...quotation, answers })
      return status === 422 ? { refused: saidIn(told, 'reason', 1000) } : { receipt: saidIn(told, 'receipt', 80) }
    },
  }
}
