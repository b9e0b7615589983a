import { straySigns } from './keyboard.ts'
import { isPlainWord, knownWords, trade } from './plainWord.ts'

/** So many guesses a password must take of somebody who tries the likely ones first. */
const leastGuesses = 1e8
/** Signs beside the stretches of neighbouring keys, up to which a password counts as typed along the keys. */
const mostStray = 2

type Judge = (password: string, about: readonly string[]) => boolean

let loading: Promise<Judge> | undefined

/** Loaded when the first password is set: the lists of common passwords and words are large. */
const load = async (): Promise<Judge> => {
  const [core, common, indonesian] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-id'),
  ])
  const factory = new core.ZxcvbnFactory({ dictionary: common.dictionary, graphs: common.adjacencyGraphs })
  const known = knownWords(Object.values({ ...common.dictionary, ...indonesian.dictionary }))
  return (password, about) =>
    isPlainWord(password, (word) => known.has(word) || about.includes(word)) ||
    factory.check(password, [...about, ...trade]).guesses < leastGuesses
}

/** Shorter parts of a name stand in too many words by chance. */
const shortestPart = 4

const partsOf = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u)).filter((part) => part.length > 1)),
]

/**
 * Whether a password is common, easily guessed, typed along the keys, or built from one word or from one of these texts about
 * the person.
 */
export const isGuessable = async (password: string, about: readonly string[]): Promise<boolean> => {
  const parts = partsOf([...about, 'covergate'])
  const text = password.toLowerCase()
  if (parts.some((part) => part.length >= shortestPart && text.includes(part))) return true
  if (straySigns(password) <= mostStray) return true
  loading ??= load()
  return (await loading)(password, parts)
}
