import { declarationOf } from '../../areas/outlines.ts'
import { ask } from '../../data/call.ts'
import type { Outline } from '../../shared/area/outline.ts'
import type { AreaCalls } from '../../shared/endpoints/answers/area.ts'
import type { Lookup } from '../../shared/endpoints/answers/records.ts'
import { keepFound } from './referred.ts'

/** What records of an area are called, which is kept; null when there are too many to tell. */
export const lookUp = async (
  area: Pick<Outline, 'id'>,
  wanted: AreaCalls['lookup']['data'],
  signal?: AbortSignal,
): Promise<Lookup[] | null> => {
  const found = await ask(await declarationOf(area), 'lookup', wanted, { signal })
  keepFound(found ?? [])
  return found
}
