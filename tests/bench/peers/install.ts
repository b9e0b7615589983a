import { cp, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isInstalled } from '../../../src/server/launch/lockfile.mjs'
import { root } from '../../../src/server/launch/project.mjs'
import { run } from '../../run/commands.ts'

export const cache = join(root, 'node_modules/.cache/bench')

/** A peer with packages of its own, installed beside this project's and never with them; its folder. */
export const install = async (name: string): Promise<string> => {
  const folder = join(cache, name)
  await mkdir(folder, { recursive: true })
  await cp(fileURLToPath(new URL(name, import.meta.url)), folder, { recursive: true })
  // `npm ci` refuses a lockfile without the binaries of other platforms, and npm leaves them out of those that it writes.
  const npm = ['install', '--prefix', folder, '--ignore-scripts', '--loglevel=error']
  if (!isInstalled(folder) && (await run('npm', npm)) !== 0)
    throw new Error(`The packages of ${name} could not be installed`)
  return folder
}
