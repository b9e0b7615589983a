import type { FastifyRequest } from 'fastify'

export interface UsedKey {
  id: string
  name: string
}

const used = new WeakMap<object, UsedKey>()

export const noteKey = (request: object, key: UsedKey): void => void used.set(request, key)

/** By which key a call was made, as everything says that is told of it. */
export const keyUsedBy = (request: FastifyRequest): UsedKey | undefined => used.get(request)
