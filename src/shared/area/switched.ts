import type { Permission } from '../../../machines/kernel/grants.ts'
import { eachOf } from '../../../machines/kernel/grants.ts'
import { perObject } from '../../../machines/kernel/perObject.ts'
import type { AreaSwitch, Switches } from '../portal.ts'
import { listsOf } from './lists.ts'
import type { Outline } from './outline.ts'

export const isSwitchedOn = ({ switchedBy }: Pick<Outline, 'switchedBy'>, switches: Switches): boolean =>
  switchedBy === undefined || switches[switchedBy]

/** What looking at areas that are switched, and doing something with them, asks for, in small letters, by the switch. */
const asked = perObject((areas: readonly Outline[]): ReadonlyMap<string, AreaSwitch> => {
  const switched = areas.flatMap(listsOf).filter(({ switchedBy }) => switchedBy)
  return new Map(
    switched.flatMap(({ switchedBy, permissions: { list, detail }, tools = {}, actions = {} }) =>
      [list, detail, ...[...Object.values(tools), ...Object.values(actions)].map(({ permission }) => permission)]
        .flatMap(eachOf)
        .map((code): [string, AreaSwitch] => [code.toLowerCase(), switchedBy!]),
    ),
  )
})

/** Whether a permission is for nothing but what is switched off. */
export const isClosed = (areas: readonly Outline[], switches: Switches, needed: Permission): boolean =>
  eachOf(needed).every((code) => {
    const by = asked(areas).get(code.toLowerCase())
    return by !== undefined && !switches[by]
  })
