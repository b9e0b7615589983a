import { parseArgs } from 'node:util'
import { areas } from '../../areas/registry.ts'
import { loadLifecycles, type Machine, machinesIn } from '../lifecycles.ts'

/** The machines of all cases, or of those of the area that `--area` names. @throws telling how the command is used */
export const chosenMachines = async (usage: string): Promise<Machine[]> => {
  const { values } = parseArgs({ options: { area: { type: 'string' } } })
  const machines = machinesIn(areas, await loadLifecycles(areas))
  const chosen = machines.filter(({ area: { id } }) => !values.area || id === values.area)
  if (chosen.length === 0) throw new Error(`${usage}\nAreas: ${machines.map(({ area: { id } }) => id).join(', ')}`)
  return chosen
}
