import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

/** So many guesses a password must take of somebody who tries the likely ones first. */
const leastGuesses = 1e8

let loading: Promise<ZxcvbnFactory> | undefined

/** Loaded when the first password is set: the lists of common passwords are large. */
const load = async (): Promise<ZxcvbnFactory> => {
  const [core, common] = await Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')])
  return new core.ZxcvbnFactory({ dictionary: common.dictionary, graphs: common.adjacencyGraphs })
}

/** Shorter parts of a name stand in too many words by chance. */
const shortestPart = 4

const partsOf = (texts: readonly string[]): string[] => [
  ...new Set(
    texts.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u)).filter((part) => part.length >= shortestPart),
  ),
]

/** Whether a password is common, easily guessed, or built from one of these texts about the person. */
export const isGuessable = async (password: string, about: readonly string[]): Promise<boolean> => {
  const parts = partsOf([...about, 'covergate'])
  if (parts.some((part) => password.toLowerCase().includes(part))) return true
  loading ??= load()
  return (await loading).check(password, parts).guesses < leastGuesses
}
