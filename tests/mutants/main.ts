import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Hunted } from '../../src/shared/mutants.ts'
import { tables } from '../machines/decisions/registry.ts'
import { browserQuarries } from './browser.ts'
import { hunt, type Quarry } from './hunt.ts'
import { lifecycleQuarries } from './lifecycles.ts'

const { values, positionals: names } = parseArgs({ allowPositionals: true, options: { out: { type: 'string' } } })
/** A folder in which a file is written for each machine. */
const { out } = values
if (out !== undefined) mkdirSync(out, { recursive: true })

/** Prints what became of every mutant of a quarry; how many faults that shows. */
const report = <Made>(quarry: Quarry<Made>, by: string, version: number): number => {
  const began = performance.now()
  const { fates, noticed, missed, explained, slandered } = hunt(quarry)
  const seconds = ((performance.now() - began) / 1_000).toFixed(1)
  console.log(
    `${quarry.id}: ${quarry.mutants.length} mutants, ${noticed} noticed, ${explained} explained, ${missed.length} missed (${seconds} s)`,
  )
  for (const what of missed) console.log(`  missed: ${what}`)
  for (const what of slandered) console.log(`  noticed or gone, though it is said that nobody can notice it: ${what}`)
  const mutants = fates.map(({ what, fate }) => ({
    what,
    fate,
    by: fate === 'killed' ? by : (quarry.unnoticeable[what] ?? ''),
  }))
  const written: Hunted = { machine: quarry.id, version, isWhole: mutants.length === quarry.mutants.length, mutants }
  if (out !== undefined) writeFileSync(join(out, `${quarry.id}.mutants.json`), JSON.stringify(written, null, 1))
  return missed.length + slandered.length
}

const isWanted = ({ id }: { id: string }) => names.length === 0 || names.includes(id)

const versionOf = (id: string) => tables.find(({ lifecycle }) => lifecycle.id === id)!.lifecycle.version

const faults = [
  ...browserQuarries.filter(isWanted).map((quarry) => report(quarry, 'tests/machines/tables.test.ts', 0)),
  ...lifecycleQuarries
    .filter(isWanted)
    .map((quarry) => report(quarry, `tests/machines/${quarry.id}/decisions.ts`, versionOf(quarry.id))),
]
process.exitCode = faults.every((count) => count === 0) ? 0 : 1
