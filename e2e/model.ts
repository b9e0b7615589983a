import { mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { areas } from '../src/areas/registry.ts'
import { findBrowser } from '../tests/run/browser.ts'
import { serve, temporaryFolder } from '../tests/support/process.ts'
import { drivableScripts, runGenerated } from './support/generated.ts'

const USAGE =
  'npm run test:model -- <lifecycle> [--to <status>]... [--most <paths>] [--pictures <folder>] [--url <of a running demo>]'

/** Goes generated paths through a real server and browser, to every status that one can come to so, with a picture and an axe check after each step. */
const main = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      to: { type: 'string', multiple: true },
      most: { type: 'string', default: '20' },
      pictures: { type: 'string', default: 'pictures' },
      url: { type: 'string' },
    },
  })
  const lifecycle = areas.find((area) => area.lifecycle?.id === positionals[0])?.lifecycle
  if (!lifecycle) throw new Error(USAGE)
  const goals = values.to ?? Object.keys(lifecycle.statuses)
  const scripts = (await drivableScripts(lifecycle.id, goals)).slice(0, Number(values.most))
  if (scripts.length === 0) throw new Error(`No browser can go a path of ${lifecycle.id} to ${goals.join(', ')} alone`)
  mkdirSync(values.pictures, { recursive: true })
  const folder = values.url === undefined ? temporaryFolder() : null
  const server = folder && (await serve({ DATA_DIR: folder.path, DEMO_ROWS: '400' }))
  try {
    const said = await runGenerated(scripts, {
      CHROME_PATH: await findBrowser(),
      COVERGATE_URL: values.url ?? server!.url,
      COVERGATE_PICTURES: resolve(values.pictures),
      COVERGATE_AXE: createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
    })
    console.log(said || `${scripts.length} paths: ${scripts.map(({ title }) => title).join('; ')}`)
    process.exitCode = said ? 1 : 0
  } finally {
    await server?.end()
    folder?.remove()
  }
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
