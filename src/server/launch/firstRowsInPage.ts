import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'
import { root } from '../root.ts'

const source = 'src/app/frame/firstRows.ts'

/** By itself and in one piece, since it is to be there before all else. */
const built = async (): Promise<string> => {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, modulePreload: false, rolldownOptions: { input: fileURLToPath(new URL(source, root)) } },
  })
  return (made as Rolldown.RolldownOutput).output[0].code
}

/** The page fetches, beside its entry, what writes the first rows of a list. */
export const firstRowsInPage = (): Plugin => {
  let src = `/${source}`
  return {
    name: 'first-rows-in-page',
    applyToEnvironment: ({ name }) => name === 'client',
    async buildStart() {
      if (this.environment.mode !== 'build') return
      const code = await built()
      const fileName = `assets/firstRows-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`
      this.emitFile({ type: 'asset', fileName, source: code })
      src = `/${fileName}`
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        { tag: 'script', attrs: { type: 'module', async: true, fetchpriority: 'high', src }, injectTo: 'head' },
      ],
    },
  }
}
