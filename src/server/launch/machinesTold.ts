import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { root } from '../root.ts'
import { evaluated } from './evaluated.ts'

const told = fileURLToPath(new URL('src/views/workflows/browser/machines.ts', root))

const survey = `
  import { browserMachines } from ${JSON.stringify(told)}
  export const machines = await browserMachines()
`

/** The built browser is told of its own machines as data in one file: naming their modules there would split every page's file in two. */
export const machinesTold = (): Plugin => ({
  name: 'machines-told',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  load: async (asked) => {
    if (asked !== told) return null
    const { machines } = await evaluated<{ machines: readonly object[] }>(survey)
    return `export const browserMachines = async () => ${JSON.stringify(machines)}`
  },
})
