import { areas } from '../../src/areas/registry.ts'
import { loadLifecycles, machinesIn } from '../../src/server/lifecycles.ts'
import { openStore } from '../../src/server/store/open.ts'
import { dryBook } from '../../src/server/workflow/dryBook.ts'
import { stranded } from '../../src/server/workflow/stranded.ts'
import type { Place } from './bare.ts'

/** What it takes to try the machines of a book on its live cases, and to find, as the start of a changed program does, whether one would strand. */
export const dryRunFigures = async (place: Place): Promise<void> => {
  const machines = machinesIn(areas, await loadLifecycles(areas))
  const store = await openStore({ ...place, readOnly: true })
  let tried = 0
  const at = new Date()
  const began = performance.now()
  for (const machine of machines) for await (const { id: _id } of dryBook(store, machine, null, at)) tried += 1
  const took = performance.now() - began
  const found = await stranded(store, machines)
  const looked = performance.now() - began - took
  await store.close()
  console.log(
    `dry run of ${tried} cases of ${machines.length} machines: ${(took / 1000).toFixed(1)} s, ${(((took / tried) * 10_000) / 1000).toFixed(1)} s for 10,000; ` +
      `what a start would strand of the book: ${found.length} machines, looked for in ${Math.round(looked)} ms`,
  )
}
