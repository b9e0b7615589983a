import { fromPromise } from 'xstate'
import { ApiError } from '../../data/apiError.ts'
import { request } from '../../data/request.ts'
import { documentEndpoint } from '../../shared/endpoints/documents.ts'
import { documentMachine } from './document.machine.ts'

const verify = async (seal: string, signal: AbortSignal) => {
  try {
    return await request(documentEndpoint('document.verify'), { seal }, { signal })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

export const connectedDocument = documentMachine.provide({
  actors: { verify: fromPromise(({ input: { seal }, signal }) => verify(seal, signal)) },
})
