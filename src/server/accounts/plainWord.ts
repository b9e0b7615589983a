import { isVietnamese } from './vietnamese.ts'

/** Words of the product and its trade that the lists of common ones lack. */
export const trade = [
  'covergate',
  'creditlife',
  'kreditjiwa',
  'premi',
  'klaim',
  'nasabah',
  'katasandi',
  'bancassurance',
  'baohiem',
]

/** Shorter ones stand in too many passwords by chance. */
const shortestWord = 4
const shortestScattered = 6
/** Signs around a word that a guesser tries with each word there is. */
const mostAround = 6

const lookalikes: Record<string, string> = {
  '@': 'a',
  4: 'a',
  3: 'e',
  1: 'i',
  '!': 'i',
  0: 'o',
  $: 's',
  5: 's',
  7: 't',
}

/** Small letters without marks. */
const folded = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd')

const withLetters = (text: string): string => Array.from(text, (sign) => lookalikes[sign] ?? sign).join('')

/** What repeats itself, once. */
const once = (text: string): string => text.replace(/^(.+?)\1+$/, '$1')

/** The words that a password may have been made of: what it is between its signs, and what those look like. */
const coresOf = (password: string): string[] => {
  const text = folded(password)
  const [head, tail] = [/^[^a-z]*/, /[^a-z]*$/]
  const parts = [text, text.replace(head, ''), text.replace(tail, ''), text.replace(head, '').replace(tail, '')]
  const scattered = text.replace(/[^a-z]+/g, '')
  return [
    ...parts.map(withLetters).filter((part) => /^[a-z]+$/.test(part)),
    ...(scattered.length >= shortestScattered ? [scattered] : []),
  ]
}

/** The words that count as known: those of the lists, and those of the trade. */
export const knownWords = (lists: readonly (readonly string[])[]): ReadonlySet<string> =>
  new Set([...lists.flat(), ...trade].filter((word) => word.length >= shortestWord && /^[a-z]+$/.test(word)))

/** Whether a password is one word, forwards or backwards, with capitals, lookalikes, marks and a few signs to please the rule. */
export const isPlainWord = (password: string, isKnown: (word: string) => boolean): boolean =>
  coresOf(password).some((core) => {
    const words = [core, once(core)].flatMap((word) => [word, Array.from(word).toReversed().join('')])
    const isWord = words.some(isKnown) || (core.length >= shortestScattered && isVietnamese(once(core)))
    return isWord && Array.from(password).length - core.length <= mostAround
  })
