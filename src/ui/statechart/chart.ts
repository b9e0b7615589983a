import type { Outline, OutlineState, OutlineTransition } from '../../../machines/kernel/outline.ts'
import { type Block, blockOf } from './block.ts'
import { folded } from './fold.ts'
import { itemsOf, type Words } from './words.ts'

/** A state with what it is called and what keeps it. */
export interface ChartState {
  id: string
  parent: string | null
  /** Null for the machine itself, which is drawn around its states where it knows events of its own. */
  state: OutlineState | null
  isParallel: boolean
  hasChildren: boolean
  /** Whether the states within it are shown; null where there are none. */
  isOpen: boolean | null
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

/** Beside the title of a box whose states may be hidden: what is pressed for that. */
export const markSize = 16

interface ChartOptions {
  /** With rules, effects and tags, for whoever reads the machine itself. */
  isTechnical?: boolean
  /** With room for what is counted of each status. */
  isCounted?: boolean
  /** The states whose inner ones are hidden. */
  closed?: ReadonlySet<string>
}

const tagsOf = ({ tags, entry, exit }: OutlineState): string[] => [
  ...(tags.length > 0 ? [tags.map((tag) => `#${tag}`).join(' ')] : []),
  ...(entry.length > 0 ? [`entry / ${entry.join(', ')}`] : []),
  ...(exit.length > 0 ? [`exit / ${exit.join(', ')}`] : []),
]

export const chartOf = (
  outline: Outline,
  words: Words,
  { isTechnical = false, isCounted = false, closed = new Set() }: ChartOptions = {},
): Chart => {
  const { id, states, transitions } = folded(outline, closed)
  const isFramed = transitions.some(({ from }) => from === id)
  const itemsFor = (some: readonly OutlineTransition[]) =>
    isTechnical ? itemsOf(some, words) : itemsOf(some, words).map(({ text }) => ({ text, notes: [] }))
  const blockFor = (of: string, text: Omit<Parameters<typeof blockOf>[0], 'items'>) => {
    const staying = transitions.filter(({ from, to }) => from === of && to === of)
    return blockOf({ ...text, items: itemsFor(staying) })
  }
  const frame: ChartState = {
    id,
    parent: null,
    state: null,
    isParallel: !states.some(({ parent, initial }) => parent === null && initial),
    hasChildren: true,
    isOpen: null,
    block: blockFor(id, { title: id }),
  }
  const regions = new Set(outline.states.map(({ parent }) => parent))
  const drawn = states.map((state): ChartState => {
    const isOpen = regions.has(state.id) ? !closed.has(state.id) : null
    const title = words.textOf(state.label)
    return {
      id: state.id,
      parent: state.parent ?? (isFramed ? id : null),
      state,
      isParallel: state.parallel,
      hasChildren: isOpen === true,
      isOpen,
      block: blockFor(state.id, {
        title,
        mark: isOpen === null ? 0 : markSize,
        tags: isTechnical ? tagsOf(state) : [],
        isCounted: isCounted && state.parent === null,
      }),
    }
  })
  const order = new Map(drawn.map((state, index) => [state.id, index]))
  const isBack = (from: string, to: string) => (order.get(from) ?? -1) > (order.get(to) ?? -1)
  const endsOf = ({ from, to }: OutlineTransition) => `${from} ${to}`
  const moving = transitions.filter(({ from, to }) => from !== to)
  return {
    states: isFramed ? [frame, ...drawn] : drawn,
    edges: [...new Set(moving.map(endsOf))].map((ends) => {
      const along = moving.filter((transition) => endsOf(transition) === ends)
      const { from, to } = along[0]!
      const block = blockOf({ items: itemsFor(along) })
      return { id: ends, from, to, transitions: along, block, isBack: isBack(from, to) }
    }),
  }
}
