import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { compress } from '../../../src/server/launch/compress.mjs'
import { cache, install } from './install.ts'
import { shape } from './shape.ts'

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
