import { call } from '../../data/call.ts'
import type { Area } from '../../shared/area/types.ts'
import type { Count, Page, Row } from './list.types.ts'
import type { ListQuery } from './query.ts'

interface ListAnswer {
  data: Row[]
  meta: { limit: number; next: string | null; previous: string | null }
}

const scope = ({ filter, search }: ListQuery) => ({ filter, ...(search && { search }) })

export const loadPage = async (area: Area, query: ListQuery, signal: AbortSignal): Promise<Page> => {
  const { tab, sort, limit, after, before } = query
  const answer = await call<ListAnswer>(
    `${area.id}.list`,
    { tab, ...scope(query), sort, limit, after, before, total: false },
    { signal },
  )
  return { rows: answer.data, next: answer.meta.next, previous: answer.meta.previous }
}

export const loadCounts = (area: Area, query: ListQuery, signal: AbortSignal): Promise<Count[]> =>
  call<Count[]>(`${area.id}.counts`, scope(query), { signal })
