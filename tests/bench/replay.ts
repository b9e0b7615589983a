import { advance, replay } from '../../machines/kernel/advance.ts'
import { nextDeadline } from '../../machines/kernel/deadlines.ts'
import { beginSample } from '../../machines/kernel/paths.ts'
import type { Entry, TriedLifecycle } from '../../machines/kernel/types.ts'
import { tried } from '../../machines/tried.ts'
import { areas } from '../../src/areas/registry.ts'

const BEGINNING = '2026-01-05T02:00:00.000Z'
const later = (at: string) => new Date(Date.parse(at) + 60_000).toISOString()

/** A timeline of so many events as people may make it who turn a case round and round; of fewer where it ends before. */
const timelineOf = (lifecycle: TriedLifecycle, seed: number, events: number): Entry[] => {
  const begun = beginSample(lifecycle, lifecycle.samples[seed % lifecycle.samples.length]!, BEGINNING)
  const timeline = [begun.entry]
  let { record } = begun
  for (let at = later(BEGINNING); timeline.length <= events; at = later(at)) {
    const limit = nextDeadline(record)
    if (limit && Date.parse(limit.at) <= Date.parse(at)) break
    const steps = lifecycle.alphabet(record, at).flatMap((event) => {
      const step = advance(lifecycle, record, event)
      return step.ok ? [step] : []
    })
    const open = steps.filter((step) => step.record.snapshot.status === 'active')
    const step = open[(seed + timeline.length) % Math.max(open.length, 1)]
    if (!step) break
    timeline.push(step.entry)
    record = step.record
  }
  return timeline
}

/** How many events a second a core replays, of so many cases with so many events each, each read anew as a host reads it. */
export const replayFigures = async (cases = 10_000, events = 20): Promise<void> => {
  const all: [TriedLifecycle, string][] = []
  for (const { lifecycle, of } of areas) {
    if (!lifecycle || of) continue
    const one = await tried(await lifecycle.load())
    for (let seed = 0; seed < 3; seed += 1) {
      const timeline = timelineOf(one, seed, events)
      if (timeline.length > events) all.push([one, JSON.stringify(timeline)])
    }
  }
  let took = 0
  for (let index = 0; index < cases; index += 1) {
    const [lifecycle, timeline] = all[index % all.length]!
    const read = JSON.parse(timeline) as Entry[]
    const begun = process.cpuUsage()
    replay(lifecycle, read)
    const { user, system } = process.cpuUsage(begun)
    took += (user + system) / 1000
  }
  const machines = new Set(all.map(([{ id }]) => id))
  console.log(
    `replay of ${cases} cases with ${events} events each, of ${all.length} timelines of ${machines.size} machines (${[...machines].join(', ')}): ${Math.round(took)} ms of a core, ${Math.round((cases * events * 1000) / took)} events a second`,
  )
}
