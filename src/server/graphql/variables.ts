import { isInputObjectType, isInputType, isListType, isNonNullType, Kind, typeFromAST } from 'graphql'
import type { DocumentNode, GraphQLInputType, GraphQLSchema, NamedTypeNode } from 'graphql'

type Values = Record<string, unknown>

/** Null and what other scalars hold is for GraphQL to judge; it takes a number for an ID, one value for a list of it, and a list for an object. */
const fits = (type: GraphQLInputType, value: unknown): boolean => {
  if (value === undefined || value === null) return true
  if (isNonNullType(type)) return fits(type.ofType, value)
  if (isListType(type)) return Array.isArray(value) && value.every((one) => fits(type.ofType, one))
  if (isInputObjectType(type))
    return (
      !Array.isArray(value) &&
      Object.values(type.getFields()).every(({ name, type: inner }) => fits(inner, (value as Values)[name]))
    )
  return type.name !== 'ID' || typeof value === 'string'
}

/** Whether variables are of the JSON types that a document declares for them; a type that there is not is for GraphQL to find. */
export const areTyped = (schema: GraphQLSchema, { definitions }: DocumentNode, variables: Values): boolean =>
  definitions
    .flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION ? (definition.variableDefinitions ?? []) : [],
    )
    .every(({ variable, type }) => {
      const declared = typeFromAST(schema, type as NamedTypeNode)
      return !isInputType(declared) || fits(declared, variables[variable.name.value])
    })
