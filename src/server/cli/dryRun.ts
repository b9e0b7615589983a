import type { DryRun } from '../../../machines/kernel/dryRun.ts'
import { readConfig } from '../config.ts'
import { openStore } from '../store/open.ts'
import { dryBook } from '../workflow/dryBook.ts'
import { formerOf } from '../workflow/served.ts'
import { stranded, strandedText } from '../workflow/stranded.ts'
import { chosenMachines } from './machines.ts'

const USAGE =
  'npm run dry-run [-- --area <area>], on the database of DATABASE_URL or DATA_DIR, in which nothing is written'

const sentence = (fate: DryRun): string => {
  if (fate.kind === 'otherwise') {
    const { revision, event, to, reasons } = fate
    const what = to === null ? `is refused by ${reasons.map(({ guard }) => guard).join(', ')}` : `leads to ${to}`
    return `otherwise: revision ${revision}, ${event}, ${what}`
  }
  if (fate.kind !== 'changed') return fate.kind
  const { appear, go, limit } = fate
  return [
    'changed:',
    ...appear.map((type) => `+${type}`),
    ...go.map((type) => `-${type}`),
    ...(limit ? [`time limit ${limit.after ?? 'none'} instead of ${limit.before ?? 'none'}`] : []),
  ].join(' ')
}

const main = async (): Promise<void> => {
  const machines = await chosenMachines(USAGE)
  const store = await openStore({ ...readConfig(process.env), readOnly: true })
  try {
    const found = await stranded(store, machines)
    if (found.length > 0) {
      console.log(`The server would not start: ${strandedText(found)}`)
      process.exitCode = 1
    }
    for (const machine of machines) {
      const { area, lifecycle } = machine
      const former = await formerOf(store, lifecycle)
      const counts: Record<DryRun['kind'], number> = {
        unaffected: 0,
        changed: 0,
        otherwise: 0,
        stranded: 0,
        unknown: 0,
      }
      for await (const { id, title, fate } of dryBook(store, machine, former, new Date())) {
        counts[fate.kind] += 1
        if (fate.kind !== 'unaffected') console.log(`${area.route}/${id}  ${title}  ${sentence(fate)}`)
      }
      const told = Object.entries(counts).map(([kind, count]) => `${count} ${kind}`)
      const beside = former
        ? `beside version ${former.version} served since ${former.since}`
        : 'beside no former machine'
      console.log(`${area.id}: ${told.join(', ')}; ${beside}`)
      if (counts.stranded > 0) process.exitCode = 1
    }
  } finally {
    await store.close()
  }
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
