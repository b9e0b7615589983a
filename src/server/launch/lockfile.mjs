import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }} Package
 * @typedef {{ packages: Record<string, Package> }} Lockfile
 */

/**
 * Whether everything the lockfile asks for stands in npm's own record of what it installed.
 * Optional packages are those of other platforms.
 * @param {Lockfile} wanted
 * @param {Lockfile} installed
 */
export const satisfies = (wanted, installed) =>
  Object.entries(wanted.packages).every(([path, { version, integrity, optional, devOptional }]) => {
    if (path === '') return true
    const found = installed.packages[path]
    return found ? found.version === version && found.integrity === integrity : Boolean(optional || devOptional)
  })

/**
 * Whether `node_modules` holds what `package-lock.json` asks for. npm writes its record last, so a broken-off install counts as none.
 * @param {string} project
 */
export const isInstalled = (project) => {
  try {
    return satisfies(read(join(project, 'package-lock.json')), read(join(project, 'node_modules/.package-lock.json')))
  } catch {
    return false
  }
}

/**
 * @param {string} path
 * @returns {Lockfile}
 */
const read = (path) => JSON.parse(readFileSync(path, 'utf8'))
