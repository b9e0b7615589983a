import build from '../run/global.build.ts'
import { startCluster } from '../run/postgres.ts'
import { killRounds } from '../faults/killRounds.ts'
import { temporaryFolder } from '../support/process.ts'
import { createDatabaseIn } from '../support/database.ts'

const rounds = Number(process.argv[2] ?? 200)
await build()
const cluster = await startCluster()
let failed = false

for (const engine of ['PGlite', 'PostgreSQL']) {
  const folder = temporaryFolder()
  const database = engine === 'PostgreSQL' ? await createDatabaseIn(cluster.url) : null
  const { acknowledged, lost, founded, halves, submitted, unpublished, disagreements } = await killRounds(rounds, {
    dataDir: folder.path,
    databaseUrl: database?.url,
  })
  console.log(
    `${engine}: ${rounds} kills, ${acknowledged} decisions acknowledged, ${lost.length} lost, ${disagreements.length} cases in disagreement, ${founded} organisations made, ${halves.length} of them not whole, ${submitted} versions of forms submitted, ${unpublished.length} of them not published`,
  )
  for (const line of disagreements.slice(0, 10)) console.log(`  ${line}`)
  failed ||= lost.length + halves.length + unpublished.length + disagreements.length > 0
  await database?.drop()
  folder.remove()
}

await cluster.stop()
process.exitCode = failed ? 1 : 0
