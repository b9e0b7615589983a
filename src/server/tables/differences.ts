import { formFields, snake } from '../../shared/area/names.ts'
import type { Area } from '../../shared/area/types.ts'
import { openColumns, partyColumns } from '../records/scope.ts'
import type { Column, Table } from './catalogue.ts'
import { admissionsOf, linksOf, totalsOf, policiesOf } from './creation.ts'

/** What is not as the declaration says, and the statement that makes it so. */
export interface Difference {
  fault: string
  mend: string
}

const written = ({ name, type, filled, generated, expression }: Column): string => {
  if (generated) return `${name} ${type} generated always as (${expression}) stored`
  return `${name} ${type}${filled ? ' not null' : ''}${expression === null ? '' : ` default ${expression}`}`
}

const ofColumn = (wanted: Column, found: Column, area: Area): Difference[] => {
  const { name } = wanted
  const alter = (change: string) => `alter table ${area.table} alter column ${name} ${change}`
  const mayBeEmpty = [...formFields(area).map(snake), ...openColumns(area)].includes(name)
  const differences = [
    wanted.type !== found.type && {
      fault: `${name} is ${found.type}, not ${wanted.type}`,
      mend: alter(`type ${wanted.type} using ${name}::${wanted.type}`),
    },
    wanted.filled && !found.filled && { fault: `${name} may be null`, mend: alter('set not null') },
    !wanted.filled && found.filled && mayBeEmpty && { fault: `${name} may not be null`, mend: alter('drop not null') },
    wanted.expression !== null &&
      wanted.expression !== found.expression && {
        fault: `${name} is by default ${found.expression}, not ${wanted.expression}`,
        mend: alter(`set default ${wanted.expression}`),
      },
  ]
  return differences.filter((one) => one !== false)
}

const columns = (wanted: Table, found: Table, area: Area): Difference[] => {
  const { table } = area
  return wanted.columns.flatMap((column): Difference[] => {
    const { name } = column
    const own = found.columns.find((other) => other.name === name)
    const add = `add column ${written(column)}`
    if (!own) return [{ fault: `${name} is missing`, mend: `alter table ${table} ${add}` }]
    if (!column.generated) return ofColumn(column, own, area)
    if (own.generated && own.expression === column.expression) return []
    return [
      {
        fault: `${name} is ${own.expression}, not ${column.expression}`,
        mend: `alter table ${table} drop column ${name}, ${add}`,
      },
    ]
  })
}

/** A column that the declaration does not know, and that an insert without it would not pass. */
const unfilled = (wanted: Table, found: Table, { table }: Area): Difference[] =>
  found.columns
    .filter(
      ({ name, filled, expression }) =>
        filled && expression === null && !wanted.columns.some((one) => one.name === name),
    )
    .map(({ name }) => ({
      fault: `${name} is filled by nobody`,
      mend: `alter table ${table} alter column ${name} drop not null`,
    }))

/** A code is unique among the rows of an organisation, whichever of the parties that is. */
const uniques = (wanted: Table, found: Table, area: Area): Difference[] => {
  const parties = partyColumns(area)
  const typed = formFields(area).map(snake)
  const fieldOf = (names: string[]) => names.filter((name) => !parties.includes(name)).join()
  const known = found.uniques.filter(({ name, columns: of }) => name.endsWith(`_${fieldOf(of)}_key`))
  return [
    ...wanted.uniques
      .filter(({ columns: of }) => !known.some((one) => fieldOf(one.columns) === fieldOf(of)))
      .map(({ columns: of }) => ({
        fault: `${fieldOf(of)} is not unique by a constraint ${area.table}_…_${fieldOf(of)}_key`,
        mend: `alter table ${area.table} add unique (${of.join(', ')})`,
      })),
    ...found.uniques
      .filter(({ columns: of }) => typed.includes(of.at(-1)!))
      .filter(({ columns: of }) => !wanted.uniques.some((one) => fieldOf(one.columns) === fieldOf(of)))
      .map(({ name, columns: of }) => ({
        fault: `${of.join(', ')} are unique, and no field is declared to be`,
        mend: `alter table ${area.table} drop constraint ${name}`,
      })),
  ]
}

/** What is unique has an index too. */
const unordered = (wanted: Table, found: Table): string[] => {
  const known = [...found.indexes, ...found.uniques.map(({ columns: of }) => `(${of.join(', ')})`)]
  return wanted.indexes.filter((definition) => !known.includes(definition))
}

/** What a beginning is refused by, and what refuses it. */
const singles = (wanted: Table, found: Table, { table }: Area): Difference[] => {
  const lacks = ({ singles: these }: Table, those: Table) =>
    those.singles.filter(({ rule }) => !these.some((other) => other.rule === rule))
  return [
    ...lacks(found, wanted).map(({ rule }) => ({
      fault: `several may be open at a time by ${rule}`,
      mend: `create unique index on ${table} ${rule}`,
    })),
    ...lacks(wanted, found).map(({ name, rule }) => ({
      fault: `one at a time is open by ${rule}, and its lifecycle is not declared so`,
      mend: `drop index ${name}`,
    })),
  ]
}

/** Another policy beside the declared one would show more rows than it does. */
const policies = (wanted: Table, found: Table, area: Area): Difference[] => {
  const { table } = area
  const creating = (name: string) =>
    policiesOf(area).find((statement) => statement.startsWith(`create policy ${name} `))!
  const lacks = ({ policies: these }: Table, those: Table) =>
    those.policies.filter(({ rule }) => !these.some((other) => other.rule === rule))
  return [
    ...(found.guarded
      ? []
      : [{ fault: 'its rows are not guarded', mend: `alter table ${table} enable row level security` }]),
    ...lacks(wanted, found).map(({ name, rule }) => ({
      fault: `its rows are seen by ${rule}`,
      mend: `drop policy ${name} on ${table}`,
    })),
    ...lacks(found, wanted).map(({ name, rule }) => ({
      fault: `its rows are not seen by ${rule}`,
      mend: creating(name),
    })),
  ]
}

const rights = (wanted: Table, found: Table, { table }: Area): Difference[] => {
  const few = wanted.rights.filter((right) => !found.rights.includes(right))
  const many = found.rights.filter((right) => ['delete', 'truncate'].includes(right) && !wanted.rights.includes(right))
  return [
    ...few.map((right) => ({ fault: `${right} is not granted`, mend: `grant ${right} on ${table} to covergate_app` })),
    ...many.map((right) => ({ fault: `${right} is granted`, mend: `revoke ${right} on ${table} from covergate_app` })),
  ]
}

const links = (wanted: Table, found: Table, area: Area): Difference[] =>
  [...linksOf(area), ...admissionsOf(area), ...totalsOf(area)].flatMap(({ name, statements, ...rest }) => {
    const ruleIn = (table: Table) => table.links.find((one) => one.name === name)?.rule
    if (ruleIn(found) === ruleIn(wanted)) return []
    const drop = `drop trigger if exists ${name} on ${area.table}; drop table if exists ${area.table}_${name}`
    const filling = 'filling' in rest ? [rest.filling] : []
    return [{ fault: `its ${name} are not kept`, mend: [drop, ...statements, ...filling].join(';\n') }]
  })

/** In what a table differs from what its area's declaration makes; what it has beyond that is its own. */
export const differencesOf = (area: Area, wanted: Table, found: Table): Difference[] => [
  ...columns(wanted, found, area),
  ...unfilled(wanted, found, area),
  ...uniques(wanted, found, area),
  ...wanted.references
    .filter((definition) => !found.references.includes(definition))
    .map((definition) => ({
      fault: `it lacks ${definition}`,
      mend: `alter table ${area.table} add ${definition}`,
    })),
  ...unordered(wanted, found).map((definition) => ({
    fault: `it lacks an index ${definition}`,
    mend: `create index on ${area.table} ${definition.startsWith('(') ? '' : 'using '}${definition}`,
  })),
  ...singles(wanted, found, area),
  ...links(wanted, found, area),
  ...policies(wanted, found, area),
  ...rights(wanted, found, area),
]
