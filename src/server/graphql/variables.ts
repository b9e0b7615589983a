import {
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  Kind,
  typeFromAST,
} from 'graphql'
import type { DocumentNode, GraphQLInputType, GraphQLLeafType, GraphQLSchema, NamedTypeNode } from 'graphql'
import type { FieldError } from '../../shared/validation/fieldErrors.ts'

type Values = Record<string, unknown>

const wrong = (path: string, rule = 'invalid'): FieldError[] => [{ path, key: `validation:${rule}`, values: {} }]

/** GraphQL itself takes a number for an ID. */
const isRead = (type: GraphQLLeafType, value: unknown): boolean => {
  if (type.name === 'ID') return typeof value === 'string'
  try {
    type.parseValue(value)
    return true
  } catch {
    return false
  }
}

/** GraphQL itself takes one value for a list of it, and a list for an object. */
const wrongIn = (type: GraphQLInputType, value: unknown, path: string): FieldError[] => {
  if (isNonNullType(type)) return value === null ? wrong(path, 'required') : wrongIn(type.ofType, value, path)
  if (value === null) return []
  if (isListType(type)) {
    if (!Array.isArray(value)) return wrong(path)
    return value.flatMap((one, index) => wrongIn(type.ofType, one, `${path}[${index}]`))
  }
  if (!isInputObjectType(type)) return isRead(type, value) ? [] : wrong(path)
  if (typeof value !== 'object' || Array.isArray(value)) return wrong(path)
  const fields = type.getFields()
  return [
    ...Object.keys(value).flatMap((name) => (Object.hasOwn(fields, name) ? [] : wrong(`${path}.${name}`, 'unasked'))),
    ...Object.values(fields).flatMap((field) => {
      const given = (value as Values)[field.name]
      if (given !== undefined) return wrongIn(field.type, given, `${path}.${field.name}`)
      return isRequiredInputField(field) ? wrong(`${path}.${field.name}`, 'required') : []
    }),
  ]
}

/** What of the variables is not of the JSON types that a document declares for them; a type that there is not is for GraphQL to find. */
export const mistyped = (schema: GraphQLSchema, { definitions }: DocumentNode, variables: Values): FieldError[] =>
  definitions
    .flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION ? (definition.variableDefinitions ?? []) : [],
    )
    .flatMap(({ variable, type, defaultValue }) => {
      const declared = typeFromAST(schema, type as NamedTypeNode)
      const { value: name } = variable.name
      const given = Object.hasOwn(variables, name) ? variables[name] : undefined
      if (!isInputType(declared)) return []
      if (given !== undefined) return wrongIn(declared, given, name)
      return isNonNullType(declared) && !defaultValue ? wrong(name, 'required') : []
    })
