import { execFileSync, spawn, spawnSync } from 'node:child_process'

/** Whether a program starts here at all: it exists and finds its libraries. */
export const runs = (program: string): boolean => spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0

/** What a program prints on its standard output, or undefined where there is no such program or it fails. */
export const answerOf = (program: string, args: string[]): string | undefined => {
  try {
    return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return undefined
  }
}

/** Runs a program to its end, its output on this process's error stream; the exit code, or 127 where there is no such program. */
export const run = (program: string, args: string[]): Promise<number> =>
  new Promise((resolve) => {
    spawn(program, args, { stdio: ['ignore', 2, 2], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
      .on('error', () => resolve(127))
      .on('exit', (code) => resolve(code ?? 1))
  })

/** Installs a Debian or Ubuntu package, as root or by a sudo that asks nothing; whether it worked. */
export const installPackage = async (name: string): Promise<boolean> => {
  const [program = 'apt-get', ...args] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get']
  const wait = ['-o', 'DPkg::Lock::Timeout=300']
  await run(program, [...args, ...wait, 'update'])
  return (await run(program, [...args, ...wait, 'install', '-y', '--no-install-recommends', name])) === 0
}
