import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chartDigest } from '../../src/shared/chartDigest.ts'
import type { Hunted } from '../../src/shared/machineTests.ts'
import { decidedIn } from '../machines/decisions/matrix.ts'
import { tables } from '../machines/decisions/registry.ts'
import { tables as browserTables } from '../machines/tables.ts'
import { browserQuarries } from './browser.ts'
import { hunt, type Quarry } from './hunt.ts'
import { lifecycleQuarries } from './lifecycles.ts'

const { values, positionals: names } = parseArgs({ allowPositionals: true, options: { out: { type: 'string' } } })
/** A folder in which a file is written for each machine. */
const { out } = values
if (out !== undefined) mkdirSync(out, { recursive: true })

type Tested = Pick<Hunted, 'version' | 'digest' | 'table' | 'decided'>

/** As long as a page tells it. */
const longest = 400
const cut = (text: string) => text.slice(0, longest)

/** Prints what became of every mutant of a quarry; how many faults that shows. */
const report = <Made>(quarry: Quarry<Made>, tested: Tested): number => {
  const began = performance.now()
  const { fates, noticed, missed, explained, slandered } = hunt(quarry)
  const seconds = ((performance.now() - began) / 1_000).toFixed(1)
  console.log(
    `${quarry.id}: ${quarry.mutants.length} mutants, ${noticed} noticed, ${explained} explained, ${missed.length} missed (${seconds} s)`,
  )
  for (const what of missed) console.log(`  missed: ${what}`)
  for (const what of slandered) console.log(`  noticed or gone, though it is said that nobody can notice it: ${what}`)
  const mutants = fates.map(({ what, fate, by }) => ({ what: cut(what), fate, by: cut(by) }))
  const isWhole = mutants.length === quarry.mutants.length
  const written: Hunted = { machine: quarry.id, ...tested, isWhole, mutants }
  if (out !== undefined) writeFileSync(join(out, `${quarry.id}.mutants.json`), JSON.stringify(written, null, 1))
  return missed.length + slandered.length
}

const isWanted = ({ id }: { id: string }) => names.length === 0 || names.includes(id)

const ofBrowser = (id: string): Tested => ({
  version: 0,
  digest: chartDigest(browserTables.find(({ machine }) => machine.id === id)!.machine),
  table: 'tests/machines/tables.ts',
  decided: [],
})

const ofLifecycle = (id: string): Tested => {
  const table = tables.find(({ lifecycle }) => lifecycle.id === id)!
  const { version, machine } = table.lifecycle
  return {
    version,
    digest: chartDigest(machine),
    table: `tests/machines/${id}/decisions.ts`,
    decided: decidedIn(table),
  }
}

const faults = [
  ...browserQuarries.filter(isWanted).map((quarry) => report(quarry, ofBrowser(quarry.id))),
  ...lifecycleQuarries.filter(isWanted).map((quarry) => report(quarry, ofLifecycle(quarry.id))),
]
process.exitCode = faults.every((count) => count === 0) ? 0 : 1
