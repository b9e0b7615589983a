import { plainText } from '../../shared/format/plainText.ts'

/** Whether every word that is typed begins a word of a text, however it is accented. */
export const matches = (text: string, typed: string): boolean => {
  const words = plainText(text).split(/[^\p{L}\p{N}]+/u)
  const wanted = plainText(typed).split(/\s+/).filter(Boolean)
  return wanted.every((start) => words.some((word) => word.startsWith(start)))
}
