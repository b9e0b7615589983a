import { faker } from '@faker-js/faker/locale/id_ID'
import { snake } from '../../shared/area/names.ts'
import type { OrganisationKind } from '../../shared/organisationKinds.ts'
import { columnOf, partyColumns } from '../records/scope.ts'
import type { Area } from '../../shared/area/types.ts'
import type { Sql } from '../store/store.ts'
import type { Row } from './insertRows.ts'
import type { Member } from './people.ts'
import { recordMaker } from './values.ts'

/** The rows of an area, by its id, that are there already and that the organisation sees. */
export type Others = (area: string) => readonly Row[]

/** Makes what one organisation has of an area, by field. */
export type Maker = (now: number, of: Others) => Record<string, unknown>[]

const usual = 24

const generated =
  (area: Area): Maker =>
  (now, of) => {
    if (area.parent && of(area.parent.area.id).length === 0) return []
    const make = recordMaker(area, now, of)
    return Array.from({ length: area.demo ?? usual }, make)
  }

/** The organisations of a row: its owner, and beside it somebody of each other kind that has a part in it. */
const partiesOf = (area: Area, owner: Member, members: readonly Member[]): Row =>
  Object.fromEntries(
    (Object.keys(area.scope) as OrganisationKind[]).flatMap((kind) => {
      const column = columnOf(area, kind)!
      const others = members.filter((member) => member.kind === kind)
      const party =
        column === columnOf(area, owner.kind) ? owner : others.length > 0 ? faker.helpers.arrayElement(others) : null
      return party ? [[column, party.id]] : []
    }),
  )

/** Those of the parent's row. */
const inherited = (area: Area, parents: readonly Row[], id: unknown): Row => {
  const row = parents.find((one) => one['id'] === id)!
  return Object.fromEntries(partyColumns(area).map((column) => [column, row[column]]))
}

/** The records that the demo's organisations have of a plain area. */
export const plainRows = (
  area: Area,
  members: readonly Member[],
  now: number,
  before: ReadonlyMap<Area, readonly Row[]>,
  make: Maker = generated(area),
): Row[] => {
  const madeOf = (id: string) => [...before].find(([one]) => one.id === id)
  const rowsFor = (owner: Member, id: string) => {
    const [other, rows] = madeOf(id) ?? []
    return other?.common ? (rows ?? []) : (rows ?? []).filter((row) => Object.values(row).includes(owner.id))
  }
  return members
    .filter(({ kind }) => (area.common ? kind === 'platform' : area.scope[kind]))
    .flatMap((owner) =>
      make(now, (id) => rowsFor(owner, id)).map((values) => {
        const createdAt = faker.date.recent({ days: 600, refDate: now })
        return {
          id: faker.string.uuid(),
          created_at: createdAt,
          updated_at: faker.date.between({ from: createdAt, to: now }),
          ...(area.parent
            ? inherited(area, madeOf(area.parent.area.id)![1], values[area.parent.field])
            : partiesOf(area, owner, members)),
          ...Object.fromEntries(Object.entries(values).map(([name, value]) => [snake(name), value])),
        }
      }),
    )
}

/** What has been made, with what every installation has of records that are nobody's. */
export const thereOf = async (sql: Sql, { common, table }: Area, made: Row[]): Promise<Row[]> =>
  common ? sql.query(`select * from ${table} order by created_at, id`) : made
