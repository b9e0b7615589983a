import { delaysOf } from '../../../machines/kernel/chart.ts'
import type { Lifecycle } from '../../../machines/kernel/types.ts'
import { type Config, ConfigError } from '../config.ts'

/** @throws ConfigError where a time limit is configured, or reminded of, that no lifecycle has */
export const checkTimeLimits = ({ timeLimits, reminders }: Config, lifecycles: Iterable<Lifecycle>): void => {
  const all = [...lifecycles]
  const check = (name: string, set: Config['timeLimits'], known: (lifecycle: Lifecycle) => readonly string[]) => {
    for (const [id, limits] of Object.entries(set)) {
      const lifecycle = all.find((one) => one.id === id)
      const unknown = Object.keys(limits).find((limit) => !lifecycle || !known(lifecycle).includes(limit))
      if (unknown) throw new ConfigError(`${name} names ${id}.${unknown}, which is no time limit that it could be of`)
    }
  }
  check('TIME_LIMITS', timeLimits, ({ limits = {} }) => Object.keys(limits))
  check('REMINDERS', reminders, ({ machine }) => delaysOf(machine))
}
