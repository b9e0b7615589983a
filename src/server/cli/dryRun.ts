import { parseArgs } from 'node:util'
import type { Fate } from '../../../machines/kernel/dryRun.ts'
import { areas } from '../../areas/registry.ts'
import { readConfig } from '../config.ts'
import { openStore } from '../store/open.ts'
import { dryBook } from '../workflow/dryBook.ts'

const USAGE =
  'npm run dry-run [-- --area <area>], on the database of DATABASE_URL or DATA_DIR, whose schema it brings up to date'

const sentence = (fate: Fate): string => {
  if (fate.kind !== 'otherwise') return fate.kind
  const { revision, event, to, reasons } = fate
  const what = to === null ? `is refused by ${reasons.map(({ guard }) => guard).join(', ')}` : `leads to ${to}`
  return `otherwise: revision ${revision}, ${event}, ${what}`
}

const main = async (): Promise<void> => {
  const { values } = parseArgs({ options: { area: { type: 'string' } } })
  const chosen = areas.filter(({ id, lifecycle, of }) => lifecycle && !of && (!values.area || id === values.area))
  if (chosen.length === 0) throw new Error(USAGE)
  const store = await openStore(readConfig(process.env))
  try {
    for (const area of chosen) {
      const counts: Record<Fate['kind'], number> = { unaffected: 0, otherwise: 0, stranded: 0, unknown: 0 }
      for await (const { id, title, fate } of dryBook(store, area, await area.lifecycle!.load())) {
        counts[fate.kind] += 1
        if (fate.kind !== 'unaffected') console.log(`${area.route}/${id}  ${title}  ${sentence(fate)}`)
      }
      const told = Object.entries(counts).map(([kind, count]) => `${count} ${kind}`)
      console.log(`${area.id}: ${told.join(', ')}`)
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
