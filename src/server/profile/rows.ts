import { pictureOf } from '../sessions/people.ts'
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

export const saveDetails = async (store: Store, userId: string, details: Details): Promise<void> => {
  const given = (Object.keys(columns) as (keyof typeof columns)[]).filter((name) => details[name] !== undefined)
  const set = given.map((name, index) => `${columns[name]} = $${index + 2}`).join(', ')
  await store.run(system, `update users set ${set} where id = $1`, [userId, ...given.map((name) => details[name])])
}

/** Gives the person another picture, or none; returns the key of the one they had. */
export const replacePicture = async (store: Store, userId: string, key: string | null): Promise<string | null> => {
  const replaced = `
    update users set picture = $2 from (select id, picture from users where id = $1 for update) old
    where users.id = old.id returning old.picture`
  const [row] = await store.run<{ picture: string | null }>(system, replaced, [userId, key])
  return row?.picture ?? null
}

/** Whether somebody or an organisation has the picture with a key. */
export const isPicture = async (store: Store, key: string): Promise<boolean> => {
  const had = 'select from users where picture = $1 union all select from organisations where logo = $2'
  return (await store.run(system, had, [key, pictureOf(key)])).length > 0
}
