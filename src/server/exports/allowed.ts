import { openList } from '../../shared/area/parents.ts'
import type { Area } from '../../shared/area/types.ts'
import type { Host } from '../context.ts'
import type { Caller } from '../store/store.ts'
import type { ExportRow } from './rows.ts'

const includes = (all: readonly string[] = [], some: readonly string[] = []): boolean =>
  some.every((one) => all.includes(one))

const isEmpty = (all: readonly string[] = []): boolean => all.length === 0

/** Whether somebody sees at least what they saw then: who represents nobody sees of what stands for organisations the most. */
const seesAsMuch = (now: Caller, then: Caller): boolean =>
  now.organisation === then.organisation &&
  now.kind === then.kind &&
  includes(now.permissions, then.permissions) &&
  includes(now.represents, then.represents) &&
  isEmpty(now.represents) === isEmpty(then.represents) &&
  includes(now.below, then.below)

/** The list of an export, while who asked for it may see all that is in it; null where they may not any more. */
export const allowedList = ({ areas }: Host, { list: id, caller: then }: ExportRow, now: Caller): Area | null =>
  seesAsMuch(now, then) ? openList(areas, id, now.permissions) : null
