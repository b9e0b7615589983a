import type { Outline, OutlineState, OutlineTransition } from '../../../machines/kernel/outline.ts'
import { type Block, blockOf } from './block.ts'
import { allWordsOf, type Words } from './words.ts'

/** A state with what it is called and what keeps it. */
export interface ChartState {
  id: string
  parent: string | null
  /** Null for the machine itself, which is drawn around its states where it knows events of its own. */
  state: OutlineState | null
  isParallel: boolean
  hasChildren: boolean
  block: Block
}

/** All that leads from one state to another, as one line. */
export interface ChartEdge {
  id: string
  from: string
  to: string
  transitions: OutlineTransition[]
  block: Block
  /** Against the order in which the states are declared, which is the way down. */
  isBack: boolean
}

/** The outline in the reader's words, set in type: all that its places depend on. */
export interface Chart {
  /** Parents before their children. */
  states: ChartState[]
  edges: ChartEdge[]
}

export const chartOf = ({ id, states, transitions }: Outline, words: Words): Chart => {
  const isFramed = transitions.some(({ from }) => from === id)
  const blockFor = (of: string, title: string) => {
    const staying = transitions.filter(({ from, to }) => from === of && to === of)
    return blockOf({ title, items: allWordsOf(staying, words) })
  }
  const frame: ChartState = {
    id,
    parent: null,
    state: null,
    isParallel: !states.some(({ parent, initial }) => parent === null && initial),
    hasChildren: true,
    block: blockFor(id, id),
  }
  const drawn = states.map((state): ChartState => ({
    id: state.id,
    parent: state.parent ?? (isFramed ? id : null),
    state,
    isParallel: state.parallel,
    hasChildren: states.some(({ parent }) => parent === state.id),
    block: blockFor(state.id, words.textOf(state.label)),
  }))
  const order = new Map(drawn.map((state, index) => [state.id, index]))
  const isBack = (from: string, to: string) => (order.get(from) ?? -1) > (order.get(to) ?? -1)
  const endsOf = ({ from, to }: OutlineTransition) => `${from} ${to}`
  const moving = transitions.filter(({ from, to }) => from !== to)
  return {
    states: isFramed ? [frame, ...drawn] : drawn,
    edges: [...new Set(moving.map(endsOf))].map((ends) => {
      const along = moving.filter((transition) => endsOf(transition) === ends)
      const { from, to } = along[0]!
      const block = blockOf({ items: allWordsOf(along, words) })
      return { id: ends, from, to, transitions: along, block, isBack: isBack(from, to) }
    }),
  }
}
