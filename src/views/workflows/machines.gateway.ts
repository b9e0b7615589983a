import { outline } from '../../../machines/kernel/outline.ts'
import type { Lifecycle } from '../../../machines/kernel/types.ts'
import { call } from '../../data/call.ts'
import { caseAreas, machineOf } from '../../data/machines.ts'
import type { Area } from '../../shared/area/types.ts'
import type { TabCount } from '../../shared/endpoints/answers/records.ts'
import type { BrowserMachine } from './browser/machines.ts'

const browserMachines = () => import('./browser/machines.ts').then((file) => file.browserMachines())

const drawnMachineOf = async (area: (typeof caseAreas)[number]): Promise<Machine> => {
  const machine = await machineOf(area)
  return { ...machine, chart: outline(machine.lifecycle.machine) }
}

/** A lifecycle, the area whose cases have it, and its chart as data. */
export interface Machine {
  area: Area
  lifecycle: Lifecycle
  chart: ReturnType<typeof outline>
}

/** The machine of every area of cases, and those that the browser itself runs by. */
export const readMachines = async (): Promise<{ ofCases: Machine[]; ofBrowser: readonly BrowserMachine[] }> => {
  const [all, ofBrowser] = await Promise.all([Promise.all(caseAreas.map(drawnMachineOf)), browserMachines()])
  return { ofCases: all, ofBrowser }
}

export interface CountedMachine extends Machine {
  /** Of its cases those that the reader may list, by tab; empty: none. */
  counts: readonly TabCount[]
}

/** The machine of that name, of cases or of the browser; neither: there is none. */
export const readMachine = async (
  { id, mayList }: { id: string; mayList(route: string): boolean },
  signal: AbortSignal,
): Promise<{ machine?: CountedMachine; ofBrowser?: BrowserMachine }> => {
  const area = caseAreas.find(({ lifecycle }) => lifecycle!.id === id)
  if (!area) return { ofBrowser: (await browserMachines()).find((one) => one.id === id) }
  const [machine, counted] = await Promise.all([
    drawnMachineOf(area),
    mayList(area.route) ? call('overview.counts', { areas: [area.id] }, { signal }) : [],
  ])
  return { machine: { ...machine, counts: counted[0]?.answer ?? [] } }
}
