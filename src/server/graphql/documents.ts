import { listName } from '../../shared/area/lists.ts'
import { isOnRecord, type AreaAction } from '../../shared/area/actions.ts'
import { capital, namingFields, holdingFacts, ownerFacts, rowFacts, toldOfRecord } from '../../shared/area/names.ts'
import type { Area } from '../../shared/area/types.ts'

const typeName = (area: Area) => capital(area.name)

/** What a child's documents ask for before everything else: the variable, and what it is given to. */
const [parentVariable, parentGiven] = [
  ({ parent }: Area) => (parent ? '$parent: ID!, ' : ''),
  ({ parent }: Area) => (parent ? 'parent: $parent, ' : ''),
]

const cases =
  'revision status case { machine version revision snapshot } others { lifecycle id revision status title facts against }'

const entry =
  '{ revision entry type payload changes from to at by { userId name organisation kind actsFor { userId name } } }'

const change = '{ revision kind at changes titles by { userId name organisation kind actsFor { userId name } } }'

const timeline = `{ data ${entry} issued { id name type size at by { userId name organisation kind actsFor { userId name } } } }`

/** What is told of a row: that which is named, under its names, or else all of it. */
const toldIn = ({ told }: Area, all: readonly string[]): string => {
  const named = told && Object.entries(told).map(([name, column]) => (name === column ? name : `${name}: ${column}`))
  return (named ?? all).join(' ')
}

const page = 'limit next previous total @include(if: $total) { count capped }'

const listDocument = (area: Area): string => {
  const name = listName(area)
  return `query ${name}List(${parentVariable(area)}$tab: String, $filter: ${capital(name)}Filter, $search: String, $sort: String, $limit: Int, $after: String, $before: String, $user_timezone: String!, $total: Boolean = true, $ids: Boolean = false) {
  result: ${name}Text(${parentGiven(area)}tab: $tab, filter: $filter, search: $search, sort: $sort, limit: $limit, after: $after, before: $before, user_timezone: $user_timezone, counting: $total) {
    data
    meta { ${page} ids @include(if: $ids) }
  }
}`
}

const countsDocument = (area: Area): string => {
  const name = listName(area)
  return `query ${name}Counts(${parentVariable(area)}$filter: ${capital(name)}Filter, $search: String, $user_timezone: String!) {
  result: ${name}Counts(${parentGiven(area)}filter: $filter, search: $search, user_timezone: $user_timezone) { tab count capped }
}`
}

const viewsDocument = (area: Area): string => {
  const name = listName(area)
  return `query ${name}Views(${parentVariable(area)}$user_timezone: String!) {
  result: ${name}Views(${parentGiven(area)}user_timezone: $user_timezone) { view count capped }
}`
}

/** What is asked of all rows that a list is narrowed to. */
const narrowedDocument =
  (figures: string, answer: string) =>
  (area: Area): string => {
    const name = listName(area)
    return `query ${name}${figures}(${parentVariable(area)}$tab: String, $filter: ${capital(name)}Filter, $search: String, $user_timezone: String!) {
  result: ${name}${figures}(${parentGiven(area)}tab: $tab, filter: $filter, search: $search, user_timezone: $user_timezone) { ${answer} }
}`
  }

const exportDocument = (area: Area): string => {
  const name = listName(area)
  return `mutation ${name}Export(${parentVariable(area)}$tab: String, $filter: ${capital(name)}Filter, $search: String, $sort: String, $columns: [String!], ${area.spread ? '$spread: Boolean, ' : ''}$format: String, $user_timezone: String!) {
  result: ${name}Export(${parentGiven(area)}tab: $tab, filter: $filter, search: $search, sort: $sort, columns: $columns, ${area.spread ? 'spread: $spread, ' : ''}format: $format, user_timezone: $user_timezone) { id }
}`
}

const lookupDocument = ({ name, lifecycle }: Area): string => {
  const [variable, given] = lifecycle ? [', $beginning: String', ', beginning: $beginning'] : ['', '']
  return `query ${name}Lookup($search: String, $ids: [ID!], $filter: ${capital(name)}Filter${variable}) { result: ${name}Lookup(search: $search, ids: $ids, filter: $filter${given}) { id title subtitle owner facts } }`
}

const whole = (area: Area): string =>
  toldIn(area, [
    'id',
    ...rowFacts(area),
    ...ownerFacts(area),
    ...holdingFacts(area),
    ...toldOfRecord(area),
    area.lifecycle ? cases : 'revision',
    ...Object.keys(area.fields),
  ])

const detailDocument = (area: Area): string =>
  `query ${area.name}Detail(${parentVariable(area)}$id: ID!) {
  result: ${area.name}Detail(${parentGiven(area)}id: $id) { ${whole(area)} }
}`

const openDocument = (area: Area): string =>
  `query ${area.name}Open(${parentVariable(area)}$id: ID!) {
  result: ${area.name}Open(${parentGiven(area)}id: $id) {
    record { ${whole(area)} }
    ${area.lifecycle ? `timeline ${timeline}` : `history { data ${change} meta { next } }`}
  }
}`

const casesDocument = (area: Area): string =>
  `query ${area.name}Cases($ids: [ID!]!) {
  result: ${area.name}Cases(ids: $ids) { id ${namingFields(area).join(' ')} ${cases} }
}`

const timelineDocument = (area: Area): string =>
  `query ${area.name}Timeline($id: ID!, $user_timezone: String!) {
  result: ${area.name}Timeline(id: $id, user_timezone: $user_timezone) ${timeline}
}`

const sendDocument = (area: Area): string =>
  `mutation ${area.name}Send($id: ID!, $revision: Int!, $event: JSON!, $key: ID!) {
  result: send(area: "${area.id}", id: $id, revision: $revision, event: $event, key: $key) {
    __typename
    ... on Moved { id ${cases} changed link legal entry ${entry} }
    ... on Refused { code reasons { guard key values } fields { path key values } of { area lifecycle id title } ${cases} legal since ${entry} }
  }
}`

const beginDocument = (area: Area): string =>
  `mutation ${area.name}Begin($input: JSON!, $key: ID!) {
  result: ${area.name}Begin(input: $input, key: $key) {
    __typename
    ... on Begun { id record timeline ${timeline} }
    ... on NotBegun { code reasons { guard key values } fields { path key values } of { area lifecycle id title } }
  }
}`

const historyDocument = (area: Area): string =>
  `query ${area.name}History(${parentVariable(area)}$id: ID!, $after: String, $before: String, $total: Boolean = true) {
  result: ${area.name}History(${parentGiven(area)}id: $id, after: $after, before: $before) { data ${change} meta { ${page} } }
}`

const saved = `__typename ... on Saved { id revision record entry ${change} } ... on Invalid { fields { path key values } } ... on Stale { revision changed record since ${change} }`

const createDocument = (area: Area): string =>
  `mutation ${area.name}Create(${parentVariable(area)}$input: ${typeName(area)}Input!) { result: ${area.name}Create(${parentGiven(area)}input: $input) { ${saved} } }`

const editDocument = (area: Area): string =>
  `mutation ${area.name}Edit(${parentVariable(area)}$id: ID!, $revision: Int, $input: ${typeName(area)}Input!) { result: ${area.name}Edit(${parentGiven(area)}id: $id, revision: $revision, input: $input) { ${saved} } }`

const deleteDocument = (area: Area): string =>
  `mutation ${area.name}Delete(${parentVariable(area)}$id: ID!, $revision: Int!) { result: ${area.name}Delete(${parentGiven(area)}id: $id, revision: $revision) { ${saved} } }`

const reasons = 'reasons { guard key values }'

/** What the answer alone tells is asked for where there is such a thing. */
const acted = ({ shows, leads }: AreaAction) =>
  `${saved} ... on Done { at } ... on Declined { ${reasons} }${shows || leads ? ' ... on Saved { shown } ... on Done { shown }' : ''}`

const judged = `__typename ... on Verdict { valid reason ${reasons} } ... on Invalid { fields { path key values } }`

const actionDocument = (area: Area, name: string, action: AreaAction): string => {
  const field = `${area.name}${capital(name)}`
  const types = {
    ...(area.parent && { parent: 'ID!' }),
    ...(isOnRecord(action) && { id: 'ID!' }),
    ...(isOnRecord(action) && !action.reads && { revision: 'Int!' }),
    ...(action.input && { input: `${capital(field)}Input!` }),
    ...(!action.reads && { key: 'ID!' }),
  }
  const variables = Object.entries(types).map(([variable, type]) => `$${variable}: ${type}`)
  const given = Object.keys(types).map((variable) => `${variable}: $${variable}`)
  const inBrackets = (parts: readonly string[]) => (parts.length > 0 ? `(${parts.join(', ')})` : '')
  return `${action.reads ? 'query' : 'mutation'} ${field}${inBrackets(variables)} { result: ${field}${inBrackets(given)} { ${action.reads ? judged : acted(action)} } }`
}

const documents: Record<string, (area: Area) => string> = {
  list: listDocument,
  counts: countsDocument,
  views: viewsDocument,
  summary: narrowedDocument('Summary', 'count capped sums { currency field sum }'),
  statuses: narrowedDocument('Statuses', 'status currency count sums'),
  totals: narrowedDocument('Totals', 'isWhole parts { values currency count sums }'),
  export: exportDocument,
  lookup: lookupDocument,
  open: openDocument,
  detail: detailDocument,
  cases: casesDocument,
  timeline: timelineDocument,
  begin: beginDocument,
  send: sendDocument,
  history: historyDocument,
  create: createDocument,
  edit: editDocument,
  delete: deleteDocument,
}

/** The GraphQL document of one of an area's operations. */
export const documentOf = (area: Area, operation: string): string => {
  const action = area.actions?.[operation]
  if (action) return actionDocument(area, operation, action)
  return documents[operation]!(area)
}
