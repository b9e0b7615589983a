import { createHmac } from 'node:crypto'
import type { Host } from '../../context.ts'
import { guarded } from './breaker.ts'
import { httpInsurer } from './httpInsurer.ts'
import type { Insurer } from './insurer.ts'

export const sandboxPath = '/api/sandbox/insurer'

/** Of the sandbox: nobody else has it. */
export const sandboxKey = (secret: string): Buffer =>
  createHmac('sha256', secret).update('sandbox of an insurer').digest()

/** The insurer that is configured, or its sandbox, each behind the same breaker. */
export const insurerOf = ({
  config: { questions },
  secret,
  address,
  store,
  clock,
}: Pick<Host, 'config' | 'secret' | 'address' | 'store' | 'clock'>): Insurer =>
  guarded(
    { store, clock },
    httpInsurer(
      questions
        ? { url: questions.url, key: Buffer.from(questions.key, 'base64'), clock }
        : { url: `${address()}${sandboxPath}`, key: sandboxKey(secret), clock },
    ),
  )
