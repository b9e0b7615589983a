import ELK, { type ELK as Elk, type ElkNode } from 'elkjs/lib/elk-api.js'
import type { Chart } from './chart.ts'
import { drawn } from './drawn.ts'
import { graphOf, keyOf } from './graph.ts'
import { type Plan, planOf } from './plan.ts'

let elk: Elk | null = null

/** Begun by the first chart that nobody has laid out before. */
const engine = (): Elk =>
  (elk ??= new ELK({
    workerFactory: () => new Worker(new URL('./layout.worker.ts', import.meta.url), { type: 'module' }),
  }))

const plans = new Map<string, Promise<Plan | null>>()

/** Where everything of a chart stands, worked out once; null when that cannot be fetched or done. */
export const layOut = (chart: Chart): Promise<Plan | null> => {
  const graph = graphOf(chart)
  const key = keyOf(graph)
  const known = plans.get(key)
  if (known) return known
  const plan = (drawn[key]?.().then((file) => file.default[key]!) ?? workedOut(chart, graph)).catch(() => null)
  plans.set(key, plan)
  return plan
}

const workedOut = async (chart: Chart, graph: ElkNode): Promise<Plan> => planOf(chart, await engine().layout(graph))
