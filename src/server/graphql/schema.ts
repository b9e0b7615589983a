import type { FastifyRequest } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import type { CaseEvent } from '../../../machines/kernel/types.ts'
import type { Area } from '../../shared/area/types.ts'
import { move, type MoveRequest } from '../cases/move.ts'
import type { Moved, Refused } from '../cases/types.ts'
import { noteRefusal } from '../http/refusals.ts'
import { addMutations } from './areaMutations.ts'
import { addQueries } from './areaQueries.ts'
import { newBuilder } from './builder.ts'
import { defineCaseTypes } from './caseTypes.ts'
import { defineRecordTypes } from './recordTypes.ts'

/** Names of the rules that ask who somebody is, as opposed to how the case stands. */
const asksWho = /^may[A-Z]|OfCase$|^isAnotherPerson$/

/** A move that was refused because of who sent it is a refused access. */
const noteRefused = (request: FastifyRequest, { area, id, event }: MoveRequest, answer: Moved | Refused): void => {
  if (answer.kind === 'Moved' || answer.code !== 'REFUSED') return
  const rules = answer.reasons.map(({ guard }) => guard).filter((guard) => asksWho.test(guard))
  if (rules.length === 0) return
  const detail = { sought: `${area} ${id}`, event: (event as CaseEvent).type, rules: rules.join(' ') }
  noteRefusal(request, { reason: 'rule', detail })
}

/** The schema that the areas make. */
export const buildSchema = (areas: readonly Area[]): GraphQLSchema => {
  const builder = newBuilder()
  const cases = defineCaseTypes(builder)
  const records = defineRecordTypes(builder, cases)
  for (const area of areas) {
    addQueries(builder, area, cases, records)
    addMutations(builder, area, records)
  }
  builder.mutationField('send', (t) =>
    t.field({
      type: cases.sent,
      args: {
        area: t.arg.string({ required: true }),
        id: t.arg.id({ required: true }),
        revision: t.arg.int({ required: true }),
        event: t.arg({ type: 'JSON', required: true }),
        key: t.arg.id({ required: true }),
      },
      // The permission is the area's, which only the request names: `move` asks for it.
      resolve: async (_parent, asked, { host, session, request }) => {
        const answer = await move(host, asked, session.actor)
        noteRefused(request, asked, answer)
        return answer
      },
    }),
  )
  return builder.toSchema()
}
