import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api'
import { textKey } from '../../shared/textKey.ts'
import type { Chart, ChartState } from './chart.ts'

/** Around the text of a box, and around what a box holds. */
export const inset = { across: 14, down: 8 }

/** Below the upper edge of what holds states, so that the words of a line that comes from it do not lie upon it. */
const head = 20

export const startSize = 10

const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.spacing.nodeNode': '24',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.layered.spacing.nodeNodeBetweenLayers': '24',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '10',
  'elk.padding': `[top=${head},left=${inset.across},bottom=${inset.across},right=${inset.across}]`,
}

const first = { 'elk.layered.layering.layerConstraint': 'FIRST' }

/** What the layout calls the title of a box with states in it, and the mark at which it is entered. */
export const titleOf = (id: string | null) => `${id ?? ''} title`
export const startOf = (id: string | null) => `${id ?? ''} start`

/**
 * The chart as the layout takes it. A line back is handed over the other way round: then none leads up, and nothing is turned
 * but by the order in which the states are declared.
 */
export const graphOf = ({ states, edges }: Chart): ElkNode => {
  const isEntered = (parent: string | null) =>
    states.some((state) => state.parent === parent && state.state?.initial === true)
  const start = (id: string | null): ElkNode[] =>
    isEntered(id) ? [{ id: startOf(id), width: startSize, height: startSize, layoutOptions: first }] : []
  const childrenOf = (parent: string | null) => states.filter((state) => state.parent === parent)
  const nodeOf = ({ id, hasChildren, block: { width, height } }: ChartState): ElkNode =>
    hasChildren
      ? {
          id,
          layoutOptions: options,
          children: [
            { id: titleOf(id), width, height, layoutOptions: first },
            ...start(id),
            ...childrenOf(id).map(nodeOf),
          ],
        }
      : { id, width: width + 2 * inset.across, height: height + 2 * inset.down }
  const hidden = states
    .filter(({ isParallel }) => isParallel)
    .flatMap(({ id }) =>
      childrenOf(id).map((region): ElkExtendedEdge => ({
        id: `${titleOf(id)} ${region.id}`,
        sources: [titleOf(id)],
        targets: [region.id],
      })),
    )
  const starts = states
    .filter(({ state }) => state?.initial)
    .map(({ id, parent }): ElkExtendedEdge => ({
      id: `${startOf(parent)} ${id}`,
      sources: [startOf(parent)],
      targets: [id],
    }))
  const drawn = edges.map(({ id, from, to, isBack, block: { width, height } }): ElkExtendedEdge => ({
    id,
    sources: [isBack ? to : from],
    targets: [isBack ? from : to],
    // A label without text is none to the layout.
    labels: [{ text: id, width: width + 8, height: height + 4, layoutOptions: { 'elk.edgeLabels.inline': 'true' } }],
  }))
  return {
    id: ' ',
    layoutOptions: { ...options, 'elk.json.shapeCoords': 'ROOT', 'elk.json.edgeCoords': 'ROOT' },
    children: [...start(null), ...childrenOf(null).map(nodeOf)],
    edges: [...hidden, ...starts, ...drawn],
  }
}

/** The same for the same graph, and for no other that there is. */
export const keyOf = (graph: ElkNode): string => textKey(JSON.stringify(graph))
