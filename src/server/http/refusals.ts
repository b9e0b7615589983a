import type { FastifyRequest } from 'fastify'

/** What somebody was refused that another might have been given: told to the security log, never to the caller. */
export interface Refusal {
  /** `record`: that is missing, or is not the caller's to know of. */
  reason: 'permission' | 'seenAs' | 'acting' | 'rule' | 'token' | 'origin' | 'record' | 'key' | 'address'
  /** The row that was asked for, by its id or by what stands in another column of it. */
  sought?: { table: string; id: string; column?: string }
  /** What else is worth knowing. */
  detail?: Record<string, string>
}

const refusals = new WeakMap<FastifyRequest, Refusal[]>()

export const refusalsOf = (request: FastifyRequest): readonly Refusal[] => refusals.get(request) ?? []

export const noteRefusal = (request: FastifyRequest, refusal: Refusal): void =>
  void refusals.set(request, [...refusalsOf(request), refusal])
