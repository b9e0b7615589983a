import { cp, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { compress } from '../../../src/server/launch/compress.mjs'
import { isInstalled } from '../../../src/server/launch/lockfile.mjs'
import { root } from '../../../src/server/launch/project.mjs'
import { run } from '../../run/commands.ts'
import { shape } from './shape.ts'

const cache = join(root, 'node_modules/.cache/bench')

/** A peer with packages of its own, installed beside this project's and never with them; its folder. */
export const install = async (name: string): Promise<string> => {
  const folder = join(cache, name)
  await mkdir(folder, { recursive: true })
  await cp(fileURLToPath(new URL(name, import.meta.url)), folder, { recursive: true })
  if (
    !isInstalled(folder) &&
    (await run('npm', ['ci', '--prefix', folder, '--ignore-scripts', '--loglevel=error'])) !== 0
  )
    throw new Error(`The packages of ${name} could not be installed`)
  return folder
}

/** The pages of the peers, built and compressed as the product's own are; the folder that they are served from. */
export const buildPages = async (): Promise<string> => {
  const pages = join(cache, 'pages')
  const sources = { bare: fileURLToPath(new URL('bare', import.meta.url)), 'react-admin': await install('react-admin') }
  for (const [name, source] of Object.entries(sources))
    await build({
      configFile: false,
      root: source,
      base: `/${name}/`,
      logLevel: 'warn',
      define: { SHAPE: JSON.stringify(shape) },
      plugins: [react()],
      build: {
        outDir: join(pages, name),
        emptyOutDir: true,
        target: 'baseline-widely-available',
        modulePreload: { polyfill: false },
        chunkSizeWarningLimit: 2000,
      },
    })
  await compress(pages)
  return pages
}
