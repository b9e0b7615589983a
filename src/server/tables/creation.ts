import { typeOf } from '../../../machines/fields/fields.ts'
import { areas } from '../../areas/registry.ts'
import { listsOf, outsideBin, tabsOf } from '../../shared/area/lists.ts'
import { referencesOf, rowFacts, snake } from '../../shared/area/names.ts'
import { isChanged } from '../../shared/area/permissions.ts'
import type { Area } from '../../shared/area/types.ts'
import { inOrder, kindOf, searchedSums, searchedTexts } from '../records/columns.ts'
import { laterColumns, ofRepresented, openColumns, partyColumns, sharedColumns, waysToSee } from '../records/scope.ts'
import { uniqueFields } from '../records/taken.ts'
import { whereOf } from '../records/where.ts'

/** Whether every record has a value there: who is sorted by it, is on some page of it. */
export const isFilled = (area: Area, name: string): boolean => {
  const { required, type } = area.fields[name]!
  return Boolean(required) || type === 'flag' || listsOf(area).some(({ list }) => list.sorts.includes(name))
}

const tableOf = (id: string): string => areas.find((area) => area.id === id)!.table

const fieldColumn = (area: Area, name: string): string => {
  const field = area.fields[name]!
  const { sql, empty } = typeOf(field.type)
  const column = `${snake(name)} ${sql}${field.type === 'reference' ? ` references ${tableOf(field.area)}` : ''}`
  if (field.type === 'references') return `${column} not null default '{}'`
  if (empty !== '' && empty !== null) return `${column} not null default '${JSON.stringify(empty)}'`
  return isFilled(area, name) ? `${column} not null` : column
}

/** What the host keeps of a record beside its fields. */
const hostColumns = (area: Area): string[] => [
  ...(rowFacts(area).includes('currency') ? [`currency text not null default 'IDR'`] : []),
  'revision integer not null default 0',
  ...(area.lifecycle
    ? [
        'machine text not null',
        'machine_version integer not null',
        'status text not null',
        'snapshot jsonb not null',
        'deadline_at timestamptz(3)',
        'deadline_event text',
        ...(area.lifecycle.reminds ? ['remind_at timestamptz(3)'] : []),
        'desk text',
        'desk_id uuid',
        'awaits text[]',
        ...(area.lifecycle.handed ? ['hands text[]'] : []),
        'held_by uuid',
        'held_for uuid',
        'held_until timestamptz(3)',
        'desk_since timestamptz(3)',
        'desk_by text',
        'outcome text',
        'outcome_at timestamptz(3)',
      ]
    : []),
]

const searched = (area: Area): string =>
  searchedTexts(area)
    .map((name) => {
      const text = `${snake(name)}${kindOf(area, name) === 'wording' ? '::text' : ''}`
      return isFilled(area, name) ? text : `coalesce(${text}, '')`
    })
    .join(` || ' ' || `)

const columnsOf = (area: Area): string[] => [
  'id uuid primary key default gen_random_uuid()',
  'created_at timestamptz(3) not null',
  'updated_at timestamptz(3) not null',
  ...partyColumns(area).map(
    (column) => `${column} uuid ${openColumns(area).includes(column) ? '' : 'not null '}references organisations`,
  ),
  ...hostColumns(area),
  ...Object.keys(area.fields).map((name) => fieldColumn(area, name)),
  `search text generated always as (lower(${searched(area)})) stored`,
  ...uniqueFields(area).map(({ columns }) => `unique (${columns.join(', ')})`),
]

const keyOf = (area: Area, sort: string): string[] => [inOrder(snake(sort), kindOf(area, sort)!), 'id']

/** The orders of a further list, and of a tab that is not one status, over their own rows alone. */
const partial = (area: Area, before: string[]): string[] =>
  listsOf(area).flatMap((listed) =>
    [listed.where, listed.bin && outsideBin(listed.bin), ...Object.values(tabsOf(listed))]
      .filter((where) => where !== undefined)
      .filter(({ status, ...rest }) => !area.lifecycle || typeof status !== 'string' || Object.keys(rest).length > 0)
      .flatMap((where) =>
        listed.list.sorts.map((sort) => `(${[...before, ...keyOf(area, sort)].join(', ')}) where ${whereOf(where)}`),
      ),
  )

/**
 * Each order that a list offers is an index's, so that a page costs the same wherever it is: of a plain area over all, which the
 * platform sees, and within each party, or within its parent alone, of cases over all, within each tab and, for the first order,
 * within each party, for all where one person sees several of these. Tabs are counted in an index alone.
 *
 * Of 200,000 policies with three parties and four orders that is twice as much to write as without the parties' further orders,
 * and 4.6 times the rows on disk instead of 2.6. Without them a page costs a party of one row in a hundred 20 to 50 times as much,
 * one whose rows lie together in that order, or one that is represented, 2,000 times: a second.
 */
const indexesOf = (area: Area): string[] => {
  const sorts = new Set(listsOf(area).flatMap(({ list }) => list.sorts))
  const keys = [...sorts].map((sort) => keyOf(area, sort))
  const parties = area.parent ? [snake(area.parent.field)] : partyColumns(area)
  const owner = !area.lifecycle && parties.length === 1 ? parties : []
  // Whether one who may have come later sees it is looked up by its id.
  const beside = laterColumns(area).length > 0 ? ['id'] : []
  const first = keyOf(area, area.list.order.replace(/^-/, ''))
  const within = (before: string[]) => keys.map((key) => [...before, ...key])
  const ordered = area.lifecycle
    ? [
        ...keys,
        ...within(['status']),
        ...parties.flatMap((party) => (sharedColumns(area).includes(party) ? within([party]) : [[party, ...first]])),
        ...parties.map((party) => ['status', party, ...parties.filter((other) => other !== party), ...beside]),
      ]
    : [...(area.parent ? [] : keys), ...parties.flatMap((party) => within([party]))]
  return [
    // Whoever is deleted is looked for here.
    ...referencesOf(area)
      .filter(([name]) => name !== area.parent?.field)
      .map(([name]) => (area.fields[name]!.type === 'references' ? `using gin (${snake(name)})` : `(${snake(name)})`)),
    ...ordered.map((columns) => `(${columns.join(', ')})`),
    ...new Set([...(area.parent ? [] : partial(area, [])), ...partial(area, owner)]),
    ...[area.number, area.lifecycle?.asked].flatMap((name) => (name ? [`(${snake(name)})`] : [])),
    ...searchedSums(area).flatMap((name) => (sorts.has(name) ? [] : [`(${snake(name)})`])),
    ...(area.lifecycle ? standingIndexes(keys, parties, keyOf(area, 'deadline_at')) : []),
    ...(area.lifecycle?.reminds ? ['(remind_at) where remind_at is not null'] : []),
    'using gin (search gin_trgm_ops)',
  ]
}

/** What waits on a desk in each order, what expires soon within each party, what nobody has found the desk of yet, what somebody has taken, and what was decided when. */
const standingIndexes = (keys: string[][], parties: string[], deadline: string[]): string[] => [
  '(deadline_at) where deadline_at is not null',
  ...keys.map((key) => `(${['desk_id', ...key].join(', ')}) where desk_id is not null`),
  '(desk_id, desk_since, id) where desk_id is not null',
  ...parties.map((party) => `(${[party, ...deadline].join(', ')}) where deadline_at is not null`),
  '(id) where awaits is null',
  '(held_by) where held_by is not null',
  `(outcome_at) include (${['outcome', 'created_at', ...parties].join(', ')}) where outcome_at is not null`,
]

/** One at a time of the status that hinders another beginning from the same case. */
const openOf = ({ lifecycle }: Area): string[] =>
  lifecycle?.from?.open ? [`(${snake(lifecycle.from.field)}) where ${whereOf({ status: lifecycle.from.open })}`] : []

const rightsOf = (area: Area): string[] => [
  'select',
  ...(area.lifecycle || area.permissions.create || area.arises ? ['insert'] : []),
  ...(isChanged(area) ? ['update'] : []),
  ...(area.permissions.delete || Object.values(area.actions ?? {}).some(({ deletes }) => deletes) ? ['delete'] : []),
]

/** Where a record refers to several others: the links by which the database knows it. */
export const linksOf = (area: Area): { name: string; statements: string[] }[] =>
  referencesOf(area).flatMap(([name, referred]) => {
    if (area.fields[name]!.type !== 'references') return []
    const column = snake(name)
    const trigger = `${column}_links`
    const links = `${area.table}_${trigger}`
    const statements = [
      `create table ${links} (
  record uuid not null references ${area.table} on delete cascade,
  referred uuid not null references ${tableOf(referred)},
  primary key (record, referred)
)`,
      `create index on ${links} (referred)`,
      `alter table ${links} enable row level security`,
      `create policy ${links}_worked on ${links} using ((select app_is_system()))`,
      `create trigger ${trigger} after insert or update of ${column} on ${area.table} for each row execute function keep_links('${column}')`,
    ]
    return [{ name: trigger, statements }]
  })

/**
 * Where an organisation comes to a record later: the trigger by which what is kept beside the record knows it. It waits for the end
 * of the transaction, so that who leaves, or deletes, does so with the files that the record has.
 */
export const admissionsOf = (area: Area): { name: string; statements: string[]; filling: string }[] =>
  laterColumns(area).map((column) => ({
    name: `${column}_admitted`,
    statements: [
      `create constraint trigger ${column}_admitted after insert or delete or update of ${column} on ${area.table} deferrable initially deferred for each row execute function keep_admitted('${area.id}', '${column}')`,
    ],
    filling: `insert into admitted select '${area.id}', id, '${column}', ${column} from ${area.table} where ${column} is not null on conflict do nothing`,
  }))

/** Where its totals are kept: the trigger that adds each writing to them. */
export const totalsOf = (area: Area): { name: string; statements: string[]; filling: string }[] => {
  if (!area.kept) return []
  const { table, kept, list } = area
  const parties = partyColumns(area).join(',')
  const part = kept.by ? snake(kept.by) : ''
  const sums = (list.summary ?? []).map(snake).join(',')
  return [
    {
      name: 'totals_kept',
      statements: [
        `create trigger totals_kept after insert or update or delete on ${table} for each row execute function keep_totals('${area.id}', '${parties}', '${part}', '${sums}')`,
      ],
      filling: `select count_totals('${area.id}', '${table}', '{${parties}}', '${part}', '{${sums}}')`,
    },
  ]
}

/** Of what is common everybody may keep a row from changing while they refer to it, which the database counts as writing it. */
export const policiesOf = (area: Area): string[] => {
  const { table, common } = area
  const seen = `(\n  ${waysToSee(area).join('\n  or ')}\n)`
  const narrowed = [seen, ...ofRepresented(area)]
  const ways = narrowed.length > 1 ? `(${narrowed.join(' and ')})` : seen
  const anybody = 'using ((select app_organisation()) is not null)'
  return common
    ? [
        `create policy ${table}_seen on ${table} for select ${anybody}`,
        `create policy ${table}_locked on ${table} for update ${anybody} with check ${ways}`,
        `create policy ${table}_kept on ${table} using ${ways}`,
      ]
    : [`create policy ${table}_seen on ${table} using ${ways}`]
}

/** The statements that make an area's table as its declaration says it is. */
export const creationOf = (area: Area): string[] => [
  `create table ${area.table} (\n  ${columnsOf(area).join(',\n  ')}\n)`,
  ...indexesOf(area).map((columns) => `create index on ${area.table} ${columns}`),
  ...openOf(area).map((columns) => `create unique index on ${area.table} ${columns}`),
  `alter table ${area.table} enable row level security`,
  ...policiesOf(area),
  `grant ${rightsOf(area).join(', ')} on ${area.table} to covergate_app`,
  ...[...linksOf(area), ...admissionsOf(area), ...totalsOf(area)].flatMap(({ statements }) => statements),
]
