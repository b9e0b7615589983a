import { outlineOf, type Outline } from '../shared/area/outline.ts'
import type { Area } from '../shared/area/types.ts'
import { areas } from './registry.ts'

/** What the browser knows of every area from its beginning on. */
export const outlines: readonly Outline[] = areas.map(outlineOf)

/** The whole declaration. In a built browser `outlined` (src/server/launch) has replaced this: it is fetched there. */
export const declarationOf = async ({ id }: Pick<Outline, 'id'>): Promise<Area> => areas.find((area) => area.id === id)!
