import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The folder of package.json. */
export const root = fileURLToPath(new URL('../../../', import.meta.url))

/** @param {string} text */
export const say = (text) => process.stdout.write(`${text}\n`)

/**
 * Runs a Node program in the project with this terminal; ends this process too when it fails or is told to stop.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<void>}
 */
export const runNode = (args, env) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
    /** @param {NodeJS.Signals} signal */
    const forward = (signal) => child.kill(signal)
    const end = () => child.kill()
    process.on('SIGINT', forward).on('SIGTERM', forward).on('exit', end)
    child.on('exit', (code) => {
      process.off('SIGINT', forward).off('SIGTERM', forward).off('exit', end)
      if (code === 0) resolve()
      else process.exit(code ?? 1)
    })
  })

/**
 * Does a step and says how long it took.
 * @param {string} done what has been done, as a sentence begins: 'Built the product'
 * @param {() => Promise<void>} work
 */
export const timed = async (done, work) => {
  const began = performance.now()
  await work()
  say(`${done} in ${((performance.now() - began) / 1000).toFixed(1)} s`)
}
