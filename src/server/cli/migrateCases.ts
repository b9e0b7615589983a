import { readConfig } from '../config.ts'
import { openStore } from '../store/open.ts'
import { type Migrated, migrateBook } from '../workflow/migrateBook.ts'
import { chosenMachines } from './machines.ts'

const USAGE =
  'npm run migrate-cases [-- --area <area>], on the database of DATABASE_URL or DATA_DIR; stopped, it goes on when it is begun again'

const main = async (): Promise<void> => {
  const machines = await chosenMachines(USAGE)
  const store = await openStore(readConfig(process.env))
  let isStopped = false
  process.once('SIGINT', () => (isStopped = true)).once('SIGTERM', () => (isStopped = true))
  try {
    for (const machine of machines) {
      if (isStopped) break
      const counts: Record<Migrated['became'], number> = { migrated: 0, moved: 0, stranded: 0 }
      for await (const { id, title, became } of migrateBook(store, machine, () => new Date())) {
        counts[became] += 1
        if (became === 'stranded') console.log(`${machine.area.route}/${id}  ${title}  stranded`)
        if (isStopped) break
      }
      const { migrated, moved, stranded } = counts
      console.log(
        `${machine.area.id}: ${migrated} migrated to version ${machine.lifecycle.version}, ${moved} moved meanwhile, ${stranded} stranded`,
      )
      if (stranded > 0) process.exitCode = 1
    }
    if (isStopped) console.log('Stopped: what is left is migrated when it is begun again.')
  } finally {
    await store.close()
  }
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
