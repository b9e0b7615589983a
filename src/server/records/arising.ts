import type { Actor } from '../../../machines/kernel/types.ts'
import type { Area } from '../../shared/area/types.ts'
import type { FieldError } from '../../shared/validation/fieldErrors.ts'
import { callerOf } from '../context.ts'
import type { Host, Live } from '../context.ts'
import type { Sql } from '../store/store.ts'
import { within } from '../store/within.ts'
import { selectedOfRow } from './columns.ts'

type Values = Record<string, unknown>

/** Something that should arise with a record cannot: then the record does not arise either. */
export class NotArisen extends Error {
  readonly fields: FieldError[]
  constructor(fields: FieldError[]) {
    super('What belongs to the record could not be made')
    this.fields = fields
  }
}

const unlessWrong = (fields: FieldError[]): void => {
  if (fields.length > 0) throw new NotArisen(fields)
}

/** What is to be told of it is told when the transaction is over. */
const later = (live: Live) => {
  const told: (() => void)[] = []
  const kept: Live = {
    moved: (notice) => told.push(() => live.moved(notice)),
    saved: (notice) => told.push(() => live.saved(notice)),
    commented: (notice) => told.push(() => live.commented(notice)),
    due: () => told.push(live.due),
  }
  return { live: kept, tell: () => told.forEach((one) => one()) }
}

/** Has done what stands beside the making of a record of the area, within its transaction. `before` and `after` throw NotArisen. */
export const arisingWith = (host: Host, area: Area, by: Actor) => {
  const companion = host.companions[area.id]
  const { live, tell } = later(host.live)
  const inside = async <T>(sql: Sql, work: (inner: Host) => Promise<T>): Promise<T> => {
    const { store, leave } = within(host.store, sql, callerOf(by))
    const result = await work({ ...host, store, live })
    await leave()
    return result
  }
  return {
    inside,
    /** The values with those that nobody types. */
    before: async (sql: Sql, values: Values): Promise<Values> => {
      if (!companion?.before) return values
      const made = await inside(sql, (inner) => companion.before!({ host: inner, by, values }))
      if ('wrong' in made) throw new NotArisen(made.wrong)
      return { ...values, ...made.values }
    },
    /** Answers what is different in the record by it. */
    after: async (sql: Sql, id: string, values: Values): Promise<Values> => {
      if (!companion?.after) return {}
      unlessWrong(await inside(sql, (inner) => companion.after!({ host: inner, by, values, id })))
      const [row] = await sql.query<Values>(`select ${selectedOfRow(area)} from ${area.table} where id = $1`, [id])
      return row ?? {}
    },
    tell,
  }
}
