import type { Area } from '../../shared/area/types.ts'

const addresses = new Map<string, string>()

export const rememberLastList = (area: Area, search: string): void => void addresses.set(area.id, search)

/** The list of an area as it was last looked at, for the way back from one of its records. */
export const lastListOf = (area: Area): string => area.route + (addresses.get(area.id) ?? '')
