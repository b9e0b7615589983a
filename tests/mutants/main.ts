import { browserQuarries } from './browser.ts'
import { hunt } from './hunt.ts'

const quarries = [...browserQuarries]

let faults = 0
for (const quarry of quarries) {
  const began = performance.now()
  const { noticed, missed, slandered } = hunt(quarry, quarry.mutants)
  const explained = Object.keys(quarry.unnoticeable).length
  const seconds = ((performance.now() - began) / 1_000).toFixed(1)
  console.log(
    `${quarry.machine.id}: ${quarry.mutants.length} mutants, ${noticed} noticed, ${explained} explained, ${missed.length} missed (${seconds} s)`,
  )
  for (const what of missed) console.log(`  missed: ${what}`)
  for (const what of slandered) console.log(`  noticed, though it is said that nobody can: ${what}`)
  faults += missed.length + slandered.length
}
process.exitCode = faults === 0 ? 0 : 1
