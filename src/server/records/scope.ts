import { snake } from '../../shared/area/names.ts'
import type { Area, Party } from '../../shared/area/types.ts'
import type { OrganisationKind } from '../../shared/organisationKinds.ts'
import type { Parties } from '../context.ts'
import type { Caller } from '../store/store.ts'

const partiesIn = ({ scope }: Area): Party[] =>
  Object.values(scope).map((party) => (typeof party === 'string' ? { column: party } : party))

/** The column of an organisation whose row is the organisation itself. */
const itself = 'id'

const isOurs = (kind: Caller['kind']): kind is 'platform' | 'system' => kind === 'platform' || kind === 'system'

/** The column that must hold the caller's organisation; true when every row may be seen, false when none is seen by it. */
export const scopeOf = ({ scope, common }: Area, { kind }: Caller): string | boolean => {
  if (common || isOurs(kind)) return true
  return columnOf({ scope }, kind) ?? false
}

/** The column of the organisation of a kind. */
export const columnOf = ({ scope }: Pick<Area, 'scope'>, kind: OrganisationKind): string | undefined => {
  const party = scope[kind]
  return typeof party === 'object' ? party.column : party
}

const columnsOf = (parties: readonly Party[]): string[] => [...new Set(parties.map(({ column }) => column))]

/** Columns by which others see a row too than the organisation that stands there. */
const representedIn = (area: Area): string[] => columnsOf(partiesIn(area).filter(({ represented }) => represented))
const aboveIn = (area: Area): string[] => columnsOf(partiesIn(area).filter(({ above }) => above))

/** Columns by which one person may see the rows of several organisations. */
export const sharedColumns = (area: Area): string[] => [...new Set([...representedIn(area), ...aboveIn(area)])]

/** Beside its own organisation's rows, those that are seen by whoever represents a party or stands above it, as SQL. */
const seenByOthers = (area: Area): string[] => [
  ...representedIn(area).map((column) => `${column} = any((select app_represents())::uuid[])`),
  ...aboveIn(area).map((column) => `${column} = any((select app_below())::uuid[])`),
]

const columnOfRepresented = ({ represented }: Area): string | null => (represented ? snake(represented) : null)

/** Of records that stand for organisations: who represents some sees those of these alone, as SQL. */
export const ofRepresented = (area: Area): string[] => {
  const column = columnOfRepresented(area)
  const represents = '(select app_represents())'
  return column ? [`(${represents} = '{}' or ${column} = any(${represents}::uuid[]))`] : []
}

/** The organisations for which a record may stand that the caller sees; null: for any. */
export const representedBy = (
  area: Area,
  { represents = [] }: Caller,
): { column: string; organisations: readonly string[] } | null => {
  const column = columnOfRepresented(area)
  return column && represents.length > 0 ? { column, organisations: represents } : null
}

const named = (columns: string[]): string[] => columns.filter((column) => column !== itself)

/** The columns that name the organisations of a row. */
export const partyColumns = (area: Area): string[] => named(columnsOf(partiesIn(area)))

/** The same, and where the row is an organisation, that one. */
const seeingColumns = (area: Area): string[] => columnsOf(partiesIn(area))

const lastinglySeeing = (area: Area): string[] => columnsOf(partiesIn(area).filter(({ later }) => !later))

/** Of these the ones that stay as they were at its beginning, and those that do not. */
export const lastingColumns = (area: Area): string[] => named(lastinglySeeing(area))
/** Columns where nobody may stand. */
export const openColumns = (area: Area): string[] =>
  named(columnsOf(partiesIn(area).filter(({ later, vacant }) => later || vacant)))
export const laterColumns = (area: Area): string[] => columnsOf(partiesIn(area).filter(({ later }) => later))

/** The column of who makes a row: their own, of the platform's people the first; undefined: who comes later makes none. */
export const ownerColumn = (area: Area, { kind }: Caller): string | undefined => {
  const lasting = lastingColumns(area)
  if (isOurs(kind)) return lasting[0]
  const column = columnOf(area, kind)
  return lasting.find((one) => one === column)
}

/** Whose a row is that the caller makes, by its column: nobody's where no organisation stands in it, which the platform alone makes; null: the caller makes none. */
export const ownerFor = (area: Area, caller: Caller): Record<string, string> | null => {
  if (representedBy(area, caller)) return null
  if (partyColumns(area).length === 0) return isOurs(caller.kind) ? {} : null
  const column = ownerColumn(area, caller)
  return column ? { [column]: caller.organisation } : null
}

/** Of a column whose organisation may change: whoever has been there until the statement that changes it, and so may write it. */
const seenUntilNow = (area: Area, column: string): string => {
  const ways = [
    'a.organisation_id = (select app_organisation())',
    ...(representedIn(area).includes(column) ? ['a.organisation_id = any((select app_represents())::uuid[])'] : []),
    ...(aboveIn(area).includes(column) ? ['a.organisation_id = any((select app_below())::uuid[])'] : []),
  ]
  return `exists (
    select from admitted a where a.area = '${area.id}' and a.record_id = ${area.table}.id and a.party = '${column}'
      and (${ways.join(' or ')})
  )`
}

/** Each way in which a row may be seen and written, as row-level security has it; what is common is seen by all beside that. */
export const waysToSee = (area: Area): string[] => [
  '(select app_sees_all())',
  ...seeingColumns(area).map((column) => `${column} = (select app_organisation())`),
  ...seenByOthers(area),
  ...laterColumns(area).map((column) => seenUntilNow(area, column)),
]

/**
 * Which rows of the area the caller may see, as SQL: besides row-level security, so that neither of the two stands alone.
 * A kind of organisation that the area does not name sees none by itself.
 */
export const visible = (area: Area, caller: Caller): string => {
  const scope = scopeOf(area, caller)
  const own = typeof scope === 'string' ? [`${scope} = (select app_organisation())`] : []
  const ways = [...own, ...seenByOthers(area)]
  const seen = ways.length > 1 ? `(${ways.join(' or ')})` : (ways[0] ?? 'false')
  return [scope === true ? 'true' : seen, ...ofRepresented(area)].join(' and ')
}

/** Whether the caller changes none of the area's rows, also of those that they may see. */
export const onlyReads = ({ common }: Area, { kind }: Caller): boolean => Boolean(common) && !isOurs(kind)

/** By column, the organisations one of which stands there in the rows that the caller may see; null: every row. */
export const seenThrough = (area: Area, caller: Caller): Map<string, string[]> | null => {
  const scope = scopeOf(area, caller)
  if (scope === true) return null
  const { organisation, represents = [], below = [] } = caller
  const ways: [column: string, organisations: readonly string[]][] = [
    ...(scope === false ? [] : [[scope, [organisation]] as [string, string[]]]),
    ...representedIn(area).map((column): [string, readonly string[]] => [column, represents]),
    ...aboveIn(area).map((column): [string, readonly string[]] => [column, below]),
  ]
  const through = new Map<string, string[]>()
  for (const [column, organisations] of ways)
    if (organisations.length > 0) through.set(column, [...new Set([...(through.get(column) ?? []), ...organisations])])
  return through
}

/** By which column the caller sees the rows, and by which organisation, null where by any; null where that is more than one. */
export const seenBySingle = (area: Area, caller: Caller): { party: string; organisation: string | null } | null => {
  if (representedBy(area, caller)) return null
  const through = seenThrough(area, caller)
  if (!through) return { party: partyColumns(area)[0]!, organisation: null }
  const [only, ...more] = [...through]
  if (!only || more.length > 0) return null
  const [party, [organisation, ...others]] = only
  return organisation && others.length === 0 ? { party, organisation } : null
}

/** Whether the caller may hear of a row with these organisations: whoever sees it. */
export const isParty = (area: Area, caller: Caller, parties: Parties): boolean => {
  const through = seenThrough(area, caller)
  const represented = representedBy(area, caller)
  const isAmong = (column: string, organisations: readonly string[]) => organisations.includes(parties[column] ?? '')
  return (
    (!through || [...through].some(([column, organisations]) => isAmong(column, organisations))) &&
    (!represented || isAmong(represented.column, represented.organisations))
  )
}

/** The organisations by which a row is seen, by their columns, as SQL. */
export const partiesOf = (area: Area): string =>
  `jsonb_build_object(${[...seeingColumns(area), ...[columnOfRepresented(area)].filter((column) => column !== null)]
    .map((column) => `'${column}', ${column}`)
    .join(', ')})`

/** The same before the statement that has written a row of `written`, as SQL; null where they never change, and of a new row. */
export const partiesBefore = (area: Area, written: string): string =>
  laterColumns(area).length === 0
    ? 'null::jsonb'
    : `(select ${partiesOf(area)} from ${area.table} was where was.id = ${written}.id)`

/** Those that have gone from a row, as its notice tells of them. */
export const leftOf = (before: Parties | null, now: Parties): { left?: Parties } => {
  const gone = Object.entries(before ?? {}).filter(([column, one]) => one !== now[column])
  return gone.length > 0 ? { left: Object.fromEntries(gone) } : {}
}

/** Those that what is kept beside a row knows for good, as SQL of a `uuid[]`; others are admitted as they come. */
export const keptFor = (area: Area): string => {
  const all = `array[${lastinglySeeing(area).join(', ')}]::uuid[]`
  return partiesIn(area).some(({ vacant }) => vacant) ? `array_remove(${all}, null)` : all
}
