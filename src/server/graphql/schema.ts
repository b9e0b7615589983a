import type { GraphQLSchema } from 'graphql'
import type { Area } from '../../shared/area/types.ts'
import { moveFor } from '../cases/moveFor.ts'
import { addActions } from './areaActions.ts'
import { addBeginning, addMutations } from './areaMutations.ts'
import { addQueries } from './areaQueries.ts'
import { newBuilder } from './builder.ts'
import { defineCaseTypes } from './caseTypes.ts'
import { defineRecordTypes } from './recordTypes.ts'

/** The schema that the areas make. */
export const buildSchema = (areas: readonly Area[]): GraphQLSchema => {
  const builder = newBuilder()
  const cases = defineCaseTypes(builder)
  const records = defineRecordTypes(builder, cases)
  for (const area of areas) {
    addQueries(builder, area, cases, records)
    addMutations(builder, area, records)
    addBeginning(builder, area, cases)
    addActions(builder, area, records)
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
      resolve: (_parent, asked, { host, session, request }) => moveFor(host, session, request, asked),
    }),
  )
  return builder.toSchema({ sortSchema: false })
}
