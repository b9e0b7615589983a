import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import type { Outline } from '../../shared/area/outline.ts'
import { root } from '../root.ts'
import { evaluated } from './evaluated.ts'

const inProject = (path: string) => fileURLToPath(new URL(path, root))

interface Areas {
  outlines: readonly Outline[]
  /** What each of their files exports. */
  files: Record<string, Record<string, { id?: string }>>
}

const surveyOf = (folder: string): string => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /^[^.]+\.ts$/.test(name))
  const paths = files.map((name) => JSON.stringify(join(folder, name)))
  return `
    export { outlines } from ${JSON.stringify(join(folder, 'outlines.ts'))}
    ${paths.map((path, index) => `import * as file${index} from ${path}`).join('\n')}
    export const files = { ${paths.map((path, index) => `${path}: file${index}`).join(', ')} }
  `
}

/** What the folder's `outlines.ts` comes to: the outlines themselves, and what fetches a declaration when it is needed. */
export const outlinesIn = async (folder: string): Promise<string> => {
  const { outlines, files } = await evaluated<Areas>(surveyOf(folder))
  const exported = Object.entries(files).flatMap(([path, values]) =>
    Object.entries(values).map(([name, { id }]) => ({ id, path, name })),
  )
  const loads = outlines.map(({ id }) => {
    const found = exported.find((one) => one.id === id)
    if (!found) throw new Error(`No file in ${folder} exports the area ${id}`)
    return `${JSON.stringify(id)}: () => import(${JSON.stringify(found.path)}).then((file) => file.${found.name})`
  })
  // What every declaration calls comes with the entry; by itself it would be one more file.
  return `
    import ${JSON.stringify(inProject('src/shared/area/defineArea.ts'))}
    export const outlines = ${JSON.stringify(outlines)}
    const loads = { ${loads.join(', ')} }
    export const declarationOf = ({ id }) => loads[id]()
  `
}

/** The built browser begins with the outlines of its areas, and fetches each declaration by itself. */
export const outlined = (folder = inProject('src/areas/')): Plugin => ({
  name: 'outlined',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  load: (asked) => (asked === join(folder, 'outlines.ts') ? outlinesIn(folder) : null),
})
