import { readFile } from 'node:fs/promises'

/** A clock tick of the kernel, as /proc counts the time of a process. */
const tick = 10

/** Milliseconds that processes have been on a processor. */
export const processorTime = async (pids: number[]): Promise<number> =>
  (await Promise.all(pids.map(timeOf))).reduce((sum, time) => sum + time, 0)

const timeOf = async (pid: number): Promise<number> => {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) * tick
}

export const residentMegabytes = async (pid: number): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
}
