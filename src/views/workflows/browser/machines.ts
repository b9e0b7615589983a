import { type AnyStateMachine, StateMachine } from 'xstate'
import { configOf, type WrittenState } from '../../../../machines/kernel/config.ts'
import { type Outline, outline } from '../../../../machines/kernel/outline.ts'

const files = import.meta.glob<Record<string, unknown>>([
  '../../../**/*.machine.ts',
  '../../../../machines/session/session.machine.ts',
])

/** A machine that the browser itself runs by, as data: it has no cases, and no words but those of its declaration. */
export interface BrowserMachine {
  id: string
  /** Its file in the project. */
  file: string
  description: string
  chart: Outline
  config: WrittenState & { id: string }
}

/** Where this file is in the project. */
const here = 'file:///src/views/workflows/browser/'

const isMachine = (value: unknown): value is AnyStateMachine => value instanceof StateMachine

/** Each of them, read off their files. In a built browser `machinesTold` (src/server/launch) has replaced this by what it answers. */
export const browserMachines = async (): Promise<readonly BrowserMachine[]> => {
  const loaded = Object.entries(files).map(async ([path, load]) => ({ path, exported: Object.values(await load()) }))
  const all = (await Promise.all(loaded)).flatMap(({ path, exported }) =>
    exported.filter(isMachine).map((machine) => ({
      id: machine.id,
      file: new URL(path, here).pathname.slice(1),
      description: machine.root.description ?? '',
      chart: outline(machine),
      config: configOf(machine),
    })),
  )
  return all.toSorted((one, other) => one.id.localeCompare(other.id))
}
