import { bank } from '../../src/areas/parties/bank.ts'
import build from '../run/global.build.ts'
import { startCluster } from '../run/postgres.ts'
import { withBook, type Engine } from './book.ts'
import { listedAreas, listFigures, lookupFigures } from './areaLists.ts'
import { browserFigures } from './browser/figures.ts'
import { inspectingFigures } from './browser/inspecting.ts'
import { matrixFigures } from './browser/matrix.ts'
import { dryRunFigures } from './dryRun.ts'
import { entryFigures } from './entry.ts'
import { fillAreas } from './fillAreas.ts'
import { flags, type Part } from './flags.ts'
import { formFigures } from './forms.ts'
import type { Latencies } from './lists.ts'
import { moveFigures } from './moves.ts'
import {
  reference,
  reportApprovals,
  reportAreas,
  reportExports,
  reportGrowth,
  reportLatencies,
  reportLists,
  reportLookup,
  reportStart,
} from './report.ts'
import { replayFigures } from './replay.ts'
import { schemaFigures } from './schema.ts'
import type { Place } from './bare.ts'
import { whyFigures } from './why.ts'

/** Of the demo, from which others are copied. */
const few = 400
const small = 10_000
const million = 1_000_000

await build()
const cluster = await startCluster()
const wants = (...some: Part[]) => some.some((part) => flags.only.has(part))
const onBook = (engine: Engine, rows: number, look: (place: Place) => Promise<void>) =>
  withBook(cluster, engine, rows, look)

if (wants('schema')) schemaFigures()
if (wants('why')) await whyFigures()
if (wants('replay')) await replayFigures()
if (wants('entry')) await entryFigures()
let atSmall: Latencies | null = null
if (wants('lists', 'start', 'approvals', 'growth'))
  for (const engine of flags.engines)
    await onBook(engine, small, async (place) => {
      if (wants('lists')) await reportLists(place)
      if (wants('growth') && engine === 'PostgreSQL') atSmall = await reportLatencies(place)
      if (wants('start')) await reportStart(place)
      if (wants('approvals')) await reportApprovals(place)
    })
if (wants('exports', 'browser', 'growth'))
  await onBook('PostgreSQL', flags.rows, async (place) => {
    if (wants('exports')) await reportExports(place)
    if (wants('browser')) await browserFigures(place, flags.loads)
    if (atSmall) reportGrowth(atSmall, await reportLatencies(place))
  })
if (flags.large && atSmall)
  await onBook('PostgreSQL', million, async (place) => reportGrowth(atSmall!, await reportLatencies(place)))
if (wants('areas'))
  await onBook('PostgreSQL', few, async (place) => {
    const listed = listedAreas.filter(({ id }) => id === reference || (flags.areas?.includes(id) ?? true))
    // Somebody signs in for it, which is the first that the audit tells.
    await fillAreas(place.databaseUrl!, [bank], small)
    reportLookup(await lookupFigures(place))
    await fillAreas(place.databaseUrl!, listed, small)
    const before = await listFigures(place, listed)
    await fillAreas(place.databaseUrl!, listed, flags.rows)
    reportAreas(before, await listFigures(place, listed))
  })
if (wants('dryRun')) await onBook('PostgreSQL', small, dryRunFigures)
if (wants('matrix')) await onBook('PostgreSQL', few, matrixFigures)
if (wants('inspecting')) await onBook('PostgreSQL', few, inspectingFigures)
if (wants('forms')) await onBook('PostgreSQL', few, formFigures)
if (wants('moves')) await onBook('PostgreSQL', few, moveFigures)
await cluster.stop()
