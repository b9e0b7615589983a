import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { areas } from '../../areas/registry.ts'
import { snake } from '../../shared/area/names.ts'
import type { Area } from '../../shared/area/types.ts'
import { ownerText } from '../store/scope.ts'
import { openStore } from '../store/open.ts'
import { system } from '../store/store.ts'
import { compareTable } from '../tables/compare.ts'
import { creationOf } from '../tables/creation.ts'

const USAGE = 'npm run table -- <area>'

/** What is still to be migrated, after all migrations that there are. */
const missing = async (area: Area): Promise<string[]> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'covergate-table-'))
  const store = await openStore({ dataDir })
  try {
    return await store.transaction(system, async (sql) => {
      await sql.query(ownerText[store.engine])
      const differences = await compareTable(sql, area)
      return differences ? differences.map(({ fault, mend }) => `-- ${fault}\n${mend}`) : creationOf(area)
    })
  } finally {
    await store.close()
    rmSync(dataDir, { recursive: true })
  }
}

const main = async (): Promise<void> => {
  const area = areas.find(({ id }) => id === process.argv[2])
  if (!area) throw new Error(`${USAGE}\nAreas: ${areas.map(({ id }) => id).join(', ')}`)
  const statements = await missing(area)
  const minute = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 12)
  console.log(
    statements.length > 0
      ? [`-- src/areas/migrations/${minute}_${snake(area.name)}.sql`, ...statements.map((one) => `${one};`)].join('\n')
      : `The table ${area.table} is as its area declares it.`,
  )
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
