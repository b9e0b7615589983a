/** What a guard asks for: a rule by its name, that it must not hold, or several of which all or one must hold. */
export type Condition = { rule: string; not: boolean } | { kind: 'and' | 'or'; parts: Condition[] }

/** The places of a word between the parts of a text, outside its parentheses. */
const split = (text: string, word: string): string[] => {
  const parts: string[] = []
  let [depth, from] = [0, 0]
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')') depth -= 1
    if (depth > 0 || !text.startsWith(word, at)) continue
    parts.push(text.slice(from, at))
    from = at + word.length
  }
  return [...parts, text.slice(from)]
}

/** Whether the parenthesis that it begins with is the one that it ends with. */
const isWrapped = (text: string): boolean => {
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')') depth -= 1
    if (depth === 0) return at > 0 && at === text.length - 1
  }
  return false
}

/** Reads a guard as an outline tells it (machines/kernel/named.ts). */
export const readCondition = (text: string, not = false): Condition => {
  if (isWrapped(text)) return readCondition(text.slice(1, -1), not)
  for (const kind of ['or', 'and'] as const) {
    const parts = split(text, ` ${kind} `)
    const other = kind === 'or' ? 'and' : 'or'
    if (parts.length > 1) return { kind: not ? other : kind, parts: parts.map((part) => readCondition(part, not)) }
  }
  return text.startsWith('not ') ? readCondition(text.slice(4), !not) : { rule: text, not }
}

/** Of which each must hold. */
export const demands = (text: string | null): Condition[] => {
  if (text === null) return []
  const read = readCondition(text)
  return 'kind' in read && read.kind === 'and' ? read.parts : [read]
}

/** The rules that a condition asks, by their names. */
export const rulesOf = (condition: Condition): string[] =>
  'rule' in condition ? [condition.rule] : condition.parts.flatMap(rulesOf)

/** Those that a guard asks. */
export const rulesIn = (text: string | null): string[] => demands(text).flatMap(rulesOf)
