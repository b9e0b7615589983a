import { factsOf } from '../../shared/area/names.ts'
import type { Area } from '../../shared/area/types.ts'
import type { Lookup, Row } from '../../shared/endpoints/answers/records.ts'
import type { Host } from '../context.ts'
import type { Caller } from '../store/store.ts'
import { readPage } from './page.ts'

/** The records that are found by a text, as others refer to them. @throws HttpError BAD_INPUT */
export const lookUp = async (host: Host, caller: Caller, area: Area, search: string): Promise<Lookup[]> => {
  const facts = factsOf(host.areas, area)
  const { title, subtitle } = area
  const columns = [title, ...(subtitle ? [subtitle] : []), ...facts]
  const short: Area = { ...area, list: { ...area.list, columns } }
  const { rows } = await readPage(host.store, caller, short, { search, user_timezone: 'UTC' })
  return rows.map((text) => {
    const row = JSON.parse(text) as Row
    return {
      id: row.id,
      title: String(row[title]),
      subtitle: subtitle ? (row[subtitle] as string | null) : null,
      facts: Object.fromEntries(facts.map((name) => [name, row[name]])),
    }
  })
}
