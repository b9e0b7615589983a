import type { Decision, Decisions } from './types.ts'
import { words } from './values.ts'

const parsed = new Map<string, Map<string, Map<string, string>>>()

/** Whether nobody can send it there. */
const isUnlisted = (cell: string): boolean => cell === '.' || cell.startsWith('!')

/** By event, then by state: the name of what is decided there, a dot, or what is said in its place. */
export const matrixOf = ({ matrix }: Decisions): Map<string, Map<string, string>> => {
  const known = parsed.get(matrix) ?? parse(matrix)
  parsed.set(matrix, known)
  return known
}

const parse = (matrix: string) => {
  const [head, ...rows] = matrix
    .split('\n')
    .map(words)
    .filter(({ length }) => length > 0)
  return new Map(
    rows.map(([event, ...cells]) => {
      if (cells.length !== head!.length)
        throw new Error(`${event} has ${cells.length} cells for ${head!.length} states`)
      return [event!, new Map(head!.map((state, index) => [state, cells[index]!]))]
    }),
  )
}

export const decisionAt = (table: Decisions, event: string, state: string): Decision | null => {
  const name = matrixOf(table).get(event)?.get(state)
  if (name === undefined) throw new Error(`Nothing says what ${event} does in ${state}`)
  if (isUnlisted(name)) return null
  const decision = table.decisions[event]?.[name]
  if (!decision) throw new Error(`Nothing says what ${name} is for ${event}`)
  return decision
}

/** The names of what is decided of an event. */
export const decisionsOf = (table: Decisions, event: string): string[] =>
  [...(matrixOf(table).get(event)?.values() ?? [])].filter((name) => !isUnlisted(name))

/** What the table says of an event that nobody can send in a state, where it says more than that. */
export const saidAt = (table: Decisions, event: string, state: string): string | undefined => {
  const cell = matrixOf(table).get(event)?.get(state)
  return cell?.startsWith('!') ? cell.slice(1) : undefined
}

/** States in which nobody ever does anything. */
export const isFinal = (table: Decisions, state: string): boolean =>
  [...matrixOf(table).values()].every((row) => isUnlisted(row.get(state)!))

/** What the table says of every event in every state, by the ids of the chart: the states that it leads to. */
export const decidedIn = (table: Decisions): { state: string; event: string; to: string[] }[] => {
  const idOf = (state: string) => `${table.lifecycle.id}.${table.states[state]![1]}`
  return [...matrixOf(table).keys()].flatMap((event) =>
    Object.keys(table.states).map((state) => ({
      state: idOf(state),
      event,
      to: [...new Set((decisionAt(table, event, state)?.then ?? []).map(({ to }) => idOf(to ?? state)))],
    })),
  )
}
