import type { Outline, OutlineState, OutlineTransition } from './outline.ts'

interface Words {
  titleOf(state: OutlineState): string
  wordsOf(transition: OutlineTransition): string
}

/** Mermaid takes no other signs in a name, and in a text neither quotes nor what ends it. */
const nameOf = (id: string): string => id.replaceAll(/[^A-Za-z0-9]/g, '_')
const plain = (text: string): string => text.replaceAll('"', '’').replaceAll(/[;\n]/g, ',').replaceAll(':', '∶')

/** An outline as a state diagram of Mermaid, in the reader's words. */
export const mermaidOf = ({ id, states, transitions }: Outline, { titleOf, wordsOf }: Words): string => {
  const childrenOf = (parent: string | null) => states.filter((state) => state.parent === parent)
  const isEntered = (parent: string | null) => childrenOf(parent).some(({ initial }) => initial)
  const below = (parent: string | null, isParallel: boolean): string[] => {
    const regions = childrenOf(parent).map((state) => [
      ...(state.initial ? [`[*] --> ${nameOf(state.id)}`] : []),
      ...stateLines(state),
    ])
    return isParallel ? regions.flatMap((lines, index) => (index === 0 ? lines : ['--', ...lines])) : regions.flat()
  }
  const stateLines = (state: OutlineState): string[] => {
    const name = nameOf(state.id)
    const inner = below(state.id, state.parallel)
    return [
      `state "${plain(titleOf(state))}" as ${name}`,
      ...(inner.length > 0 ? [`state ${name} {`, ...inner.map((line) => `  ${line}`), '}'] : []),
      ...(state.final ? [`${name} --> [*]`] : []),
    ]
  }
  const isFramed = transitions.some(({ from }) => from === id)
  const all = below(null, !isEntered(null))
  const framed = [
    `state "${plain(id)}" as ${nameOf(id)}`,
    `state ${nameOf(id)} {`,
    ...all.map((line) => `  ${line}`),
    '}',
  ]
  return [
    'stateDiagram-v2',
    ...[
      ...(isFramed ? framed : all),
      ...transitions.map((one) => `${nameOf(one.from)} --> ${nameOf(one.to)}: ${plain(wordsOf(one))}`),
    ].map((line) => `  ${line}`),
    '',
  ].join('\n')
}
