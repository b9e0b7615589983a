/** How much slower than this one the processor is for which tasks are judged. */
export const slowdown = 4

/** Milliseconds from which on a task is called long. */
const longTask = 50

/** Whether a task of so many milliseconds here is long on the slow processor. */
export const isLong = (task: number): boolean => task * slowdown > longTask

interface Traced {
  name: string
  ph: string
  pid: number
  tid: number
  args: { name?: string }
  /** Microseconds on a processor. */
  tdur?: number
}

/** Milliseconds that each task of the page kept a processor busy, the longest first: of a machine with other work too, where the time on the wall says nothing. */
export const tasksIn = (trace: Buffer): number[] => {
  const { traceEvents: events } = JSON.parse(trace.toString()) as { traceEvents: Traced[] }
  const main = events.find(({ ph, args }) => ph === 'M' && args.name === 'CrRendererMain')!
  const tasks = events.filter(
    ({ name, pid, tid }) => name === 'ThreadControllerImpl::RunTask' && pid === main.pid && tid === main.tid,
  )
  return tasks.map(({ tdur = 0 }) => tdur / 1000).toSorted((one, other) => other - one)
}
