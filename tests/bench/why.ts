import { matrixOf } from '../../machines/kernel/matrix.ts'
import { tried } from '../../machines/tried.ts'
import { areas } from '../../src/areas/registry.ts'

/** What it takes a core to say of every state, event and kind of people why not, of the machine of which it takes longest. */
export const whyFigures = async (): Promise<void> => {
  const all: { id: string; cells: number; took: number }[] = []
  for (const { lifecycle, of } of areas) {
    if (!lifecycle || of) continue
    const one = await tried(await lifecycle.load())
    const begun = process.cpuUsage()
    const cells = matrixOf(one).length
    const { user, system } = process.cpuUsage(begun)
    all.push({ id: one.id, cells, took: (user + system) / 1000 })
  }
  const [{ id, cells, took }] = all.toSorted((one, other) => other.took - one.took) as [(typeof all)[number]]
  console.log(
    `why not, of ${all.length} machines: longest of ${id}, ${cells} cells in ${Math.round(took)} ms of a core`,
  )
}
