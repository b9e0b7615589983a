import type { Ruling } from '../kernel/ruleTable.types.ts'
import { daysTable, daysUnder } from '../kit/daysTable.ts'

/** Days for which the customer may bring papers by a link. */
const paperWindow = daysTable(3)

export const tables = { paperWindow } as const

export const paperDays = (ruling: Ruling): number => daysUnder(ruling, 'paperWindow', paperWindow)
