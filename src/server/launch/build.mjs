import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compress } from './compress.mjs'
import { fingerprint } from './fingerprint.mjs'
import { root, runNode, timed } from './project.mjs'

const stamp = join(root, 'dist/fingerprint')
const current = fingerprint(root)

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== current) {
  rmSync(stamp, { force: true })
  await timed('Built browser and server', () =>
    runNode(['node_modules/vite/bin/vite.js', 'build', '--app', '--logLevel', 'warn'], { NODE_ENV: 'production' }),
  )
  await timed('Compressed the browser files', () => compress(join(root, 'dist/browser')))
  writeFileSync(stamp, current)
}
