import { listName } from '../area/lists.ts'
import { capital, rowFacts } from '../area/names.ts'
import type { Area } from '../area/types.ts'

const typeName = (area: Area) => capital(area.name)

const cases = 'revision status case { machine version revision snapshot }'

const entry = '{ revision entry type payload from to at by { userId name organisation kind } }'

/** Columns a list may show; the row's own facts come first. */
export const listColumns = (area: Area): string[] => [
  'id',
  'revision',
  ...rowFacts(area),
  ...(area.lifecycle ? ['status'] : []),
  ...area.list.columns,
]

export const listDocument = (area: Area): string => {
  const name = listName(area)
  return `query ${name}List($tab: String, $filter: ${capital(name)}Filter, $search: String, $sort: String, $limit: Int, $after: String, $before: String, $user_timezone: String!, $total: Boolean = false) {
  result: ${name}List(tab: $tab, filter: $filter, search: $search, sort: $sort, limit: $limit, after: $after, before: $before, user_timezone: $user_timezone) {
    data { ${listColumns(area).join(' ')} }
    meta { limit next previous total @include(if: $total) { count capped } }
  }
}`
}

export const countsDocument = (area: Area): string => {
  const name = listName(area)
  return `query ${name}Counts($filter: ${capital(name)}Filter, $search: String, $user_timezone: String!) {
  result: ${name}Counts(filter: $filter, search: $search, user_timezone: $user_timezone) { tab count capped }
}`
}

export const detailDocument = (area: Area): string =>
  `query ${area.name}Detail($id: ID!) {
  result: ${area.name}Detail(id: $id) { id ${rowFacts(area).join(' ')} ${area.lifecycle ? cases : 'revision'} ${Object.keys(area.fields).join(' ')} }
}`

export const casesDocument = (area: Area): string =>
  `query ${area.name}Cases($ids: [ID!]!) {
  result: ${area.name}Cases(ids: $ids) { id ${area.title} ${cases} }
}`

export const timelineDocument = (area: Area): string =>
  `query ${area.name}Timeline($id: ID!, $user_timezone: String!) {
  result: ${area.name}Timeline(id: $id, user_timezone: $user_timezone) {
    data ${entry}
  }
}`

export const sendDocument = (area: Area): string =>
  `mutation ${area.name}Send($id: ID!, $revision: Int!, $event: JSON!, $key: ID!) {
  result: send(area: "${area.id}", id: $id, revision: $revision, event: $event, key: $key) {
    __typename
    ... on Moved { id ${cases} changed legal entry ${entry} }
    ... on Refused { code reasons { guard key values } fields { path key values } ${cases} legal since ${entry} }
  }
}`

const change = '{ revision kind at changes by { userId name organisation kind } }'

export const historyDocument = (area: Area): string =>
  `query ${area.name}History($id: ID!, $below: Int) {
  result: ${area.name}History(id: $id, below: $below) { data ${change} more }
}`

const saved = `__typename ... on Saved { id revision record entry ${change} } ... on Invalid { fields { path key values } } ... on Stale { revision changed record since ${change} }`

export const createDocument = (area: Area): string =>
  `mutation ${area.name}Create($input: ${typeName(area)}Input!) { result: ${area.name}Create(input: $input) { ${saved} } }`

export const editDocument = (area: Area): string =>
  `mutation ${area.name}Edit($id: ID!, $revision: Int!, $input: ${typeName(area)}Input!) { result: ${area.name}Edit(id: $id, revision: $revision, input: $input) { ${saved} } }`

export const deleteDocument = (area: Area): string =>
  `mutation ${area.name}Delete($id: ID!, $revision: Int!) { result: ${area.name}Delete(id: $id, revision: $revision) { ${saved} } }`

export const checkDocument = (area: Area, check: string): string =>
  `query ${area.name}${capital(check)}($id: ID!, $input: ${typeName(area)}${capital(check)}Input!) { result: ${area.name}${capital(check)}(id: $id, input: $input) { valid reason } }`
