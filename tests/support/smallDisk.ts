import { spawnSync } from 'node:child_process'

const spaces = [
  ['unshare', '--mount'],
  ['unshare', '--user', '--map-root-user', '--mount'],
  ['sudo', '-n', 'unshare', '--mount'],
]

const works = ([program = '', ...args]: string[]): boolean =>
  spawnSync(program, [...args, 'mount', '-t', 'tmpfs', 'covergate', '/mnt']).status === 0

/** The beginning of a command that runs the rest of it with a disk of so many megabytes at `folder`, which ends with it. */
export const onSmallDisk = (folder: string, megabytes: number): [string, ...string[]] => {
  const space = spaces.find(works)
  if (!space) throw new Error('This machine lets nobody mount: run as root, or allow user namespaces')
  const mount = `mount -t tmpfs -o size=${megabytes}m covergate "$0" && exec "$@"`
  return [space[0]!, ...space.slice(1), 'sh', '-c', mount, folder]
}
