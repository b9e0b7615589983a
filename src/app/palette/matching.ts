const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll(/[đĐ]/g, 'd')
    .toLowerCase()

/** Whether every word that is typed begins a word of a text, however it is accented. */
export const matches = (text: string, typed: string): boolean => {
  const words = plain(text).split(/[^\p{L}\p{N}]+/u)
  const wanted = plain(typed).split(/\s+/).filter(Boolean)
  return wanted.every((start) => words.some((word) => word.startsWith(start)))
}
