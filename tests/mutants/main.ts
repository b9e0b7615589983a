import { browserQuarries } from './browser.ts'
import { hunt, type Quarry } from './hunt.ts'
import { lifecycleQuarries } from './lifecycles.ts'

/** Prints what became of every mutant of a quarry; how many faults that shows. */
const report = <Made>(quarry: Quarry<Made>): number => {
  const began = performance.now()
  const { noticed, missed, explained, slandered } = hunt(quarry)
  const seconds = ((performance.now() - began) / 1_000).toFixed(1)
  console.log(
    `${quarry.id}: ${quarry.mutants.length} mutants, ${noticed} noticed, ${explained} explained, ${missed.length} missed (${seconds} s)`,
  )
  for (const what of missed) console.log(`  missed: ${what}`)
  for (const what of slandered) console.log(`  noticed or gone, though it is said that nobody can notice it: ${what}`)
  return missed.length + slandered.length
}

const names = process.argv.slice(2)
const isWanted = ({ id }: { id: string }) => names.length === 0 || names.includes(id)

const faults = [...browserQuarries.filter(isWanted).map(report), ...lifecycleQuarries.filter(isWanted).map(report)]
process.exitCode = faults.every((count) => count === 0) ? 0 : 1
