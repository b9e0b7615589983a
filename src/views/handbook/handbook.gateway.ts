import { caseAreas, machineOf } from '../../data/machines.ts'

/** What the handbook has a chapter of, or one of them alone; none where there is no such. */
export const readMachines = ({ of }: { of: string | null }) =>
  Promise.all(caseAreas.filter(({ lifecycle }) => of === null || lifecycle!.id === of).map(machineOf))
