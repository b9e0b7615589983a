/** What stands in a pattern for one of several characters. */
const classes: Readonly<Record<string, string>> = { d: '1', w: 'a', s: ' ', D: 'a', W: '-', S: 'a' }

/** The first character of a class such as `[A-Z\d]`; of one that says what is not there, one that seldom is. */
const ofClass = (inner: string): string => {
  if (inner.startsWith('^')) return ['a', '1', '-'].find((one) => !inner.includes(one)) ?? 'x'
  const [first = '', second = ''] = inner
  return first === '\\' ? (classes[second] ?? second) : first
}

/** How often at least: `{2,4}`, `+`, `?`, `*`. */
const times = (quantifier: string): number => {
  if (quantifier === '') return 1
  if (quantifier.startsWith('{')) return Number(/\d+/.exec(quantifier)?.[0] ?? 1)
  return quantifier.startsWith('*') || quantifier.startsWith('?') ? 0 : 1
}

const part = /\[(\^?(?:\\.|[^\]\\])*)\]|\\([\s\S])|[\s\S]/y
const quantifier = /(?:\{\d+(?:,\d*)?\}|[*+?])\??/y

const at = (pattern: RegExp, text: string, index: number): RegExpExecArray | null => {
  pattern.lastIndex = index
  return pattern.exec(text)
}

/** The end of the group that begins there. */
const closing = (pattern: string, from: number): number => {
  let depth = 0
  for (let index = from; index < pattern.length;) {
    const [token = ''] = at(part, pattern, index) ?? []
    if (token === '(') depth += 1
    if (token === ')' && --depth === 0) return index
    index += token.length || 1
  }
  return pattern.length
}

const grouped = (pattern: string): string => pattern.replace(/^\?(?:P?<\w+>|[a-z]*:)/i, '')

/** The shortest text of an ordinary pattern, by its first way; of one that is more than that, any text. */
export const matching = (pattern: string): string => {
  let made = ''
  for (let index = 0; index < pattern.length;) {
    const [token = '', inClass, escaped] = at(part, pattern, index) ?? []
    if (token === '|') return made
    const end = token === '(' ? closing(pattern, index) : index + token.length - 1
    const [often = ''] = at(quantifier, pattern, end + 1) ?? []
    const one = (): string => {
      if (token === '(') return matching(grouped(pattern.slice(index + 1, end)))
      if (inClass !== undefined) return ofClass(inClass)
      if (escaped !== undefined) return classes[escaped] ?? escaped
      return token === '.' ? 'a' : token
    }
    if (token !== '^' && token !== '$') made += one().repeat(Math.min(times(often), 100))
    index = end + 1 + often.length
  }
  return made
}
