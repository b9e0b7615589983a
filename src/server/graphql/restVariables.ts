import type { FastifyRequest } from 'fastify'
import { type DocumentNode, Kind, type TypeNode, type VariableDefinitionNode } from 'graphql'
import { optionsOf } from '../../shared/area/names.ts'
import type { Area } from '../../shared/area/types.ts'
import { bracesIn, placeOf } from '../../shared/endpoints/places.ts'
import type { Endpoint } from '../../shared/endpoints/types.ts'
import { filterOf } from '../../shared/filters/filters.ts'
import { badField, badInput } from '../http/httpError.ts'
import { isModest } from '../json.ts'

type Values = Record<string, unknown>

const declaredIn = ({ definitions }: DocumentNode): Map<string, TypeNode> => {
  const variables = definitions.flatMap((definition): readonly VariableDefinitionNode[] =>
    definition.kind === Kind.OPERATION_DEFINITION ? (definition.variableDefinitions ?? []) : [],
  )
  return new Map(variables.map(({ variable, type }) => [variable.name.value, type]))
}

const nameOf = (type: TypeNode): string => (type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type))

const asJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

const asText = (text: string) => text

const readers: Record<string, (text: string) => unknown> = {
  ID: asText,
  String: asText,
  Int: (text) => (/^-?\d{1,10}$/.test(text) ? Number(text) : text),
  Boolean: (text) => text === 'true' || (text === 'false' ? false : text),
}

/** A query says everything as text: several values one by one as `name[]`, and what has parts as JSON. */
const readQuery = (query: Values, declared: Map<string, TypeNode>): [string, unknown][] =>
  Object.entries(query).map(([written, value]) => {
    const name = written.replace(/\[\]$/, '')
    const type = declared.get(name)
    const read = (type && readers[nameOf(type)]) ?? asJson
    if (written !== name) return [name, [value].flat()]
    return [name, typeof value === 'string' ? read(value) : value]
  })

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const bodyOf = (body: unknown): [string, unknown][] => {
  if (body !== undefined && !isObject(body)) throw badField('body')
  return Object.entries(body ?? {})
}

/** What a brace says of a filter. @throws HttpError BAD_INPUT */
const filtered = (area: Area, brace: string, field: string, text: string): unknown => {
  const { kind } = area.list.filters.find((filter) => filter.field === field)!
  const value = filterOf(kind).read([text], optionsOf(area, field))
  if (value === null) throw badField(brace)
  return value
}

/** What stands in the braces of a path, as variables. @throws HttpError BAD_INPUT */
const placedIn = (area: Area, endpoint: Endpoint, params: Values): [string, unknown][] => {
  const placed = bracesIn(endpoint).map((brace) => ({
    ...placeOf(area, endpoint, brace),
    brace,
    text: params[brace] as string,
  }))
  const filters = placed.flatMap(({ filter, brace, text }) =>
    filter ? [[filter, filtered(area, brace, filter, text)]] : [],
  )
  return [
    ...placed.flatMap(({ variable, text }): [string, unknown][] => (variable ? [[variable, text]] : [])),
    ...(filters.length > 0 ? [['filter', Object.fromEntries(filters) as unknown] as [string, unknown]] : []),
  ]
}

/** Values that are each said once. @throws HttpError BAD_INPUT */
const once = (said: [string, unknown][]): Values => {
  const names = said.map(([name]) => name)
  const repeated = names.find((name, index) => names.indexOf(name) < index)
  if (repeated !== undefined) throw badField(repeated, 'repeated')
  return Object.fromEntries(said)
}

/** What the path filters by beside what is asked for. @throws HttpError BAD_INPUT */
const together = (placed: Values, asked: unknown): Values => {
  if (asked !== null && asked !== undefined && !isObject(asked)) throw badField('filter')
  return once([...Object.entries(placed), ...Object.entries(asked ?? {})])
}

/**
 * What a REST call brings as the variables of its document: in its path, its query and its body, nothing of it twice.
 * @throws HttpError BAD_INPUT
 */
export const restVariables =
  (area: Area, endpoint: Endpoint, { params, query, body }: Pick<FastifyRequest, 'params' | 'query' | 'body'>) =>
  (document: DocumentNode): Values => {
    const declared = declaredIn(document)
    const { filter, ...placed } = once(placedIn(area, endpoint, params as Values))
    const asked = once([...readQuery(query as Values, declared), ...bodyOf(body)])
    if (!isModest(asked)) throw badInput()
    const unasked = Object.keys(asked).find((name) => !declared.has(name))
    if (unasked !== undefined) throw badField(unasked, 'unasked')
    const said = once([...Object.entries(placed), ...Object.entries(asked)])
    return filter ? { ...said, filter: together(filter as Values, asked['filter']) } : said
  }
