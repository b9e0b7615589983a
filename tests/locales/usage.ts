import { withoutComments, type Source } from '../architecture/source.ts'

/** A key that a file asks for: the whole of it, or a pattern where a part of it is computed. */
export type Usage = { path: string; key: string; pattern: RegExp; isComputed: boolean }

/**
 * The keys that a file asks for. Keys with a namespace (`list:pager.first`) are found in any string,
 * keys without one only within `t(...)`; these belong to a namespace of the file's `useTranslation`, else to any. A computed
 * namespace is one of the `computable` ones.
 */
export const usagesIn = ({ path, text }: Source, namespaces: readonly string[], computable = namespaces): Usage[] => {
  const code = withoutComments(text)
  const own = [...code.matchAll(/useTranslation\(([^)]*)\)/g)].flatMap((match) =>
    namespacesIn(match[1] ?? '', computable),
  )
  const anywhere = own.length > 0 ? `(${own.join('|')})` : '\\w+'
  const full = strings(code).filter((key) => isKey(key, namespaces))
  const bare = callsOf(code, 't')
    .flatMap(strings)
    .filter((key) => /^[\w.]*\w[\w.]*$/.test(key.replace(computed, '')))
  const usage = (key: string, pattern: string) => ({
    path,
    key,
    pattern: new RegExp(`^${pattern}$`),
    isComputed: key.includes('${'),
  })
  return [
    ...full.map((key) => usage(key, patternOf(key).replace(/^\.\+:/, `(${computable.join('|')}):`))),
    ...bare.map((key) => usage(key, `${anywhere}:${patternOf(key)}`)),
  ]
}

const computed = /\$\{[^}]*\}/g

const isKey = (text: string, namespaces: readonly string[]): boolean => {
  const [namespace = '', key = '', ...more] = patternOf(text).split(':')
  return (
    more.length === 0 &&
    (namespace === any || namespaces.includes(namespace)) &&
    (key !== any || namespace !== any) &&
    /^[\w.\\(|)+]+$/.test(key)
  )
}

const any = '.+'

/** A key as a pattern. A computed part stands for anything, or for one of the strings that it chooses from. */
const patternOf = (key: string): string =>
  key
    .split(/(\$\{[^}]*\})/)
    .map((part) => {
      if (!part.startsWith('${')) return part.replaceAll('.', '\\.')
      const chosen = part.includes('?') ? strings(part) : []
      return chosen.length > 0 ? `(${chosen.join('|')})` : any
    })
    .join('')

const namespacesIn = (argument: string, computable: readonly string[]): string[] =>
  argument.trim() === ''
    ? ['common']
    : [...strings(argument), ...(/area\.name|lifecycle\.id|told/.test(argument) ? computable : [])]

/** The strings of a piece of code, also those within a template, but not those that something is compared with. */
const strings = (code: string): string[] =>
  [...code.matchAll(/([!=]==\s*)?(?:'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`)/g)].flatMap(
    ([, compared, single, double, template]) => {
      const within = [...(template ?? '').matchAll(computed)].flatMap(([part]) => strings(part.slice(2, -1)))
      return compared ? [] : [single ?? double ?? template ?? '', ...within]
    },
  )

/** The first argument of each call of a function. */
const callsOf = (code: string, name: string): string[] =>
  [...code.matchAll(new RegExp(`(?<![\\w$])${name}\\(`, 'g'))].map((match) =>
    firstArgument(code.slice(match.index + match[0].length)),
  )

const firstArgument = (code: string): string => {
  let depth = 0
  for (let at = 0; at < code.length; at += 1) {
    const sign = code.charAt(at)
    if (depth === 0 && (sign === ',' || sign === ')')) return code.slice(0, at)
    if ('([{'.includes(sign)) depth += 1
    if (')]}'.includes(sign)) depth -= 1
  }
  return code
}
