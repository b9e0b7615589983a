import { approvals } from './approvals.ts'
import type { ListFigures, LookupFigures } from './areaLists.ts'
import { connections, settingsOf, type Place } from './bare.ts'
import { exportSpeed } from './exports.ts'
import { latencies, listSpeed, type Latencies, type Served } from './lists.ts'
import { secondStart } from './start.ts'

const ms = (value: number) => `${value.toFixed(1)} ms`
const rate = (value: number) => `${Math.round(value)}/s`
const say = (text: string) => console.log(text)

export const reportLists = async (place: Place): Promise<void> => {
  const { served, twice, bare } = await listSpeed(place)
  const ratio = (served.perSecond / bare.perSecond).toFixed(2)
  const told = ({ perSecond, work }: Served) => `${rate(perSecond)} (${work.toFixed(2)} ms of a processor each)`
  say(
    `list of 25 with filter and capped count: ${told(served)} served, ${rate(bare.perSecond)} bare, ratio ${ratio}` +
      (twice ? `; ${told(twice)} by two servers` : ''),
  )
}

export const reportLatencies = async (place: Place): Promise<Latencies> => {
  const found = await latencies(place)
  for (const [name, { p50, p95 }] of Object.entries(found)) say(`  ${name.padEnd(24)} p50 ${ms(p50)}  p95 ${ms(p95)}`)
  return found
}

export const reportGrowth = (from: Latencies, to: Latencies): void => {
  say('cost against that of the smaller book:')
  for (const [name, { p50 }] of Object.entries(to))
    say(`  ${name.padEnd(24)} ${(p50 / from[name as keyof Latencies].p50).toFixed(2)}`)
}

export const reportApprovals = async (place: Place): Promise<void> => {
  const found = await approvals(place)
  const { Covergate: ours } = found
  say(`approvals at ${connections} connections:`)
  for (const [name, { perSecond, p50, p95, failures, work }] of Object.entries(found))
    say(
      `  ${name.padEnd(12)} ${rate(perSecond).padStart(6)}, p50 ${ms(p50)}, p95 ${ms(p95)}, ${failures} failed` +
        (work ? `, ${work.toFixed(2)} ms of a processor each` : '') +
        (name === 'Covergate' ? '' : `; Covergate does ${(ours!.perSecond / perSecond).toFixed(2)} of it`),
    )
  say(`memory of the server: ${ours!.memory!.idle} MB idle, ${ours!.memory!.loaded} MB after the load`)
}

export const reportExports = async (place: Place): Promise<void> => {
  const { rows, alone, beside, lists, listsBeside, memory } = await exportSpeed(place)
  say(
    `export of ${rows} rows: ${rate(alone)}, ${rate(beside)} with lists beside it; memory of the server ${memory.before} MB before, ` +
      `${memory.most} MB at most; lists ${rate(lists)} by themselves, ${rate(listsBeside)} beside it, ratio ${(listsBeside / lists).toFixed(2)}`,
  )
}

export const reportStart = async (place: Place): Promise<void> => {
  const { ready, list } = await secondStart(settingsOf(place))
  say(`second start: ready in ${ms(ready)}, first list in ${ms(list)}`)
}

/** The list beside which others are measured. */
export const reference = 'credit_life'

/** Of each list and reader the first page, one far down and what takes longest, beside what the same take in the list of quotations and of fewer rows. */
export const reportAreas = (few: ListFigures, many: ListFigures): void => {
  const line = (cells: string[]) => say(`| ${cells.join(' | ')} |`)
  line(['list, reader', 'first page', 'page at 90 %', 'cards', 'slowest', 'of that of quotations', 'of fewer rows'])
  line(Array.from({ length: 7 }, () => '---'))
  for (const [list, times] of many) {
    const [, reader] = list.split(', ')
    const slowestOf = (found: ReadonlyMap<string, number>) => [...found].toSorted(([, a], [, b]) => b - a)[0]!
    const [question, slowest] = slowestOf(times)
    const [, there] = slowestOf(many.get(`${reference}, ${reader}`)!)
    const before = few.get(list)?.get(question)
    line([
      list,
      ms(times.get('first page')!),
      ms(times.get('page at 90 %')!),
      times.has('cards')
        ? `${ms(times.get('cards')!)} (${(times.get('cards')! / times.get('first page')!).toFixed(2)})`
        : '–',
      `${question}: ${ms(slowest)}`,
      (slowest / there).toFixed(2),
      before ? (slowest / before).toFixed(2) : '–',
    ])
  }
}

export const reportLookup = ({ rows, all, search, page, bytes }: LookupFigures): void =>
  say(
    `lookup of all ${rows} records: ${ms(all)}, ${(bytes / 1000).toFixed(0)} kB; of those that a text finds ${ms(search)}; ` +
      `a page of their list ${ms(page)}; ratios ${(all / page).toFixed(2)} and ${(search / page).toFixed(2)}`,
  )
