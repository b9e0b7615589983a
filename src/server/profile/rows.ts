import { asPerson } from '../sessions/asPerson.ts'
import { pictureOf } from '../sessions/people.ts'
import type { Session } from '../sessions/types.ts'
import { type Store, system } from '../store/store.ts'

/** Columns by the name under which a person sends them. */
const columns = {
  fullName: 'full_name',
  phone: 'phone',
  locale: 'locale',
  timeZone: 'time_zone',
  caseMails: 'case_mails',
  toured: 'toured',
} as const

export type Details = Partial<Record<Exclude<keyof typeof columns, 'toured'>, string | null> & { toured: true }>

/** Who chooses to be told once a day is told of what comes from then on: what came before was told as they had it then. */
const summing = "digested_at = case when case_mails = 'daily' then digested_at else $1::timestamptz end"

export const saveDetails = async (
  store: Store,
  session: Pick<Session, 'actor' | 'caller'>,
  details: Details,
  at: string,
): Promise<void> => {
  const given = (Object.keys(columns) as (keyof typeof columns)[]).filter((name) => details[name] !== undefined)
  const isDaily = details.caseMails === 'daily'
  const values = [...(isDaily ? [at] : []), ...given.map((name) => details[name])]
  const first = values.length - given.length + 1
  const set = given.map((name, index) => `${columns[name]} = $${index + first}`)
  const text = `update users set ${[...(isDaily ? [summing] : []), ...set].join(', ')} where id = app_person()`
  await asPerson(store, session, (sql) => sql.query(text, values))
}

/** Gives the person another picture, or none; returns the key of the one they had. */
export const replacePicture = async (
  store: Store,
  session: Pick<Session, 'actor' | 'caller'>,
  key: string | null,
): Promise<string | null> => {
  const replaced = `
    update users set picture = $1 from (select id, picture from users where id = app_person() for update) old
    where users.id = old.id returning old.picture`
  const [row] = await asPerson(store, session, (sql) => sql.query<{ picture: string | null }>(replaced, [key]))
  return row?.picture ?? null
}

/** Whether somebody or an organisation has the picture with a key. */
export const isPicture = async (store: Store, key: string): Promise<boolean> => {
  const had = 'select from users where picture = $1 union all select from organisations where logo = $2'
  return (await store.run(system, had, [key, pictureOf(key)])).length > 0
}
