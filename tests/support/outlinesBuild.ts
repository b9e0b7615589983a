import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { outlined } from '../../src/server/launch/outlined.ts'
import type { Area } from '../../src/shared/area/types.ts'

type Outlines = typeof import('../../src/areas/outlines.ts')

/** What the browser's first file has of some areas, each declared in a file of its own: the bytes of it, packed, and what it exports. */
export const withOutlinesOf = async (
  areas: readonly Area[],
  look: (bytes: number, built: Outlines) => Promise<void> | void,
): Promise<void> => {
  const folder = `${realpathSync(mkdtempSync(join(tmpdir(), 'covergate-areas-')))}/`
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  const names = areas.map(({ name }) => name)
  for (const area of areas) write(`${area.name}.ts`, `export const ${area.name} = ${JSON.stringify(area)}`)
  const imports = names.map((name) => `import { ${name} } from './${name}.ts'\n`)
  write('registry.ts', `${imports.join('')}export const areas = [${names.join()}]`)
  const outlines = readFileSync('src/areas/outlines.ts', 'utf8')
  write('outlines.ts', outlines.replaceAll(`'../`, `'${resolve('src')}/`))
  try {
    await build({
      configFile: false,
      logLevel: 'error',
      plugins: [outlined(folder)],
      build: {
        outDir: join(folder, 'built'),
        modulePreload: false,
        rolldownOptions: {
          input: join(folder, 'outlines.ts'),
          preserveEntrySignatures: 'strict',
          output: { entryFileNames: 'entry.mjs', chunkFileNames: '[name]-[hash].mjs' },
        },
      },
    })
    const entry = join(folder, 'built/entry.mjs')
    await look(gzipSync(readFileSync(entry)).length, (await import(pathToFileURL(entry).href)) as Outlines)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
