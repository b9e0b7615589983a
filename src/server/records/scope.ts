import type { Area, Party } from '../../shared/area/types.ts'
import type { OrganisationKind } from '../../shared/organisationKinds.ts'
import type { Caller } from '../store/store.ts'

const partiesIn = ({ scope }: Area): Party[] =>
  Object.values(scope).map((party) => (typeof party === 'string' ? { column: party } : party))

/** The column that must hold the caller's organisation; true when every row may be seen, false when none is seen by it. */
export const scopeOf = ({ scope }: Area, { kind }: Caller): string | boolean => {
  if (kind === 'platform' || kind === 'system') return true
  return columnOf({ scope }, kind) ?? false
}

/** The column of the organisation of a kind. */
export const columnOf = ({ scope }: Pick<Area, 'scope'>, kind: OrganisationKind): string | undefined => {
  const party = scope[kind]
  return typeof party === 'object' ? party.column : party
}

/** Columns by which others see a row too than the organisation that stands there. */
const representedIn = (area: Area): string[] =>
  partiesIn(area).flatMap(({ column, represented }) => (represented ? [column] : []))
const aboveIn = (area: Area): string[] => partiesIn(area).flatMap(({ column, above }) => (above ? [column] : []))

/** Beside its own organisation's rows, those that are seen by whoever represents a party or stands above it, as SQL. */
const seenByOthers = (area: Area): string[] => [
  ...representedIn(area).map((column) => `${column} = any((select app_represents())::uuid[])`),
  ...aboveIn(area).map((column) => `${column} = any((select app_below())::uuid[])`),
]

/** The columns that name the organisations of a row. */
export const partyColumns = (area: Area): string[] => [...new Set(partiesIn(area).map(({ column }) => column))]

/** Each way in which a row may be seen, as row-level security has it. */
export const waysToSee = (area: Area): string[] => [
  '(select app_sees_all())',
  ...partyColumns(area).map((column) => `${column} = (select app_organisation())`),
  ...seenByOthers(area),
]

/**
 * Which rows of the area the caller may see, as SQL: besides row-level security, so that neither of the two stands alone.
 * A kind of organisation that the area does not name sees none by itself.
 */
export const visible = (area: Area, caller: Caller): string => {
  const scope = scopeOf(area, caller)
  if (scope === true) return 'true'
  const own = scope === false ? [] : [`${scope} = (select app_organisation())`]
  const ways = [...own, ...seenByOthers(area)]
  return ways.length > 1 ? `(${ways.join(' or ')})` : (ways[0] ?? 'false')
}

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

/** Whether the caller may hear of a row with these organisations. */
export const isParty = (
  area: Area,
  { organisation, kind, represents = [], below = [] }: Caller,
  parties: readonly string[],
) =>
  kind === 'platform' ||
  parties.includes(organisation) ||
  (representedIn(area).length > 0 && represents.some((one) => parties.includes(one))) ||
  (aboveIn(area).length > 0 && below.some((one) => parties.includes(one)))

/** The organisations of a row, as SQL of a `uuid[]`. */
export const partiesOf = (area: Area): string => `array[${partyColumns(area).join(', ')}]`
