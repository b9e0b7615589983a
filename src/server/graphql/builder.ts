import SchemaBuilder from '@pothos/core'
import type { FastifyRequest } from 'fastify'
import { GraphQLError, Kind, valueFromASTUntyped } from 'graphql'
import type { Host } from '../context.ts'
import type { Session } from '../sessions/types.ts'

export interface GraphqlContext {
  host: Host
  session: Session
  request: FastifyRequest
}

export interface Types {
  Context: GraphqlContext
  Scalars: {
    ID: { Input: string; Output: string }
    JSON: { Input: unknown; Output: unknown }
    /** A whole number up to 2^53, for money in minor units. */
    SafeInt: { Input: number; Output: number }
  }
}

const safeInteger = (value: unknown): number => {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value
  throw new GraphQLError('SafeInt must be a whole number within 2^53')
}

export const newBuilder = () => {
  const builder = new SchemaBuilder<Types>({})
  builder.scalarType('JSON', {
    serialize: (value) => value,
    parseValue: (value) => value,
    parseLiteral: (node, variables) => valueFromASTUntyped(node, variables),
  })
  builder.scalarType('SafeInt', {
    serialize: (value) => value,
    parseValue: safeInteger,
    parseLiteral: (node) => safeInteger(node.kind === Kind.INT ? Number(node.value) : node),
  })
  builder.queryType()
  builder.mutationType()
  return builder
}

export type Builder = ReturnType<typeof newBuilder>
