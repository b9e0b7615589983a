import { caseAreas, machineOf } from '../../data/machines.ts'

/** All that the handbook has a chapter of. */
export const readMachines = () => Promise.all(caseAreas.map(machineOf))
