/** A text without accents and capitals, as it is looked for. */
export const plainText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll(/[đĐ]/g, 'd')
    .toLowerCase()
