/** Several texts one behind the other, each with its full stop; one by itself stays as it is. */
export const sentences = (texts: readonly string[]): string =>
  texts.length < 2 ? texts.join('') : texts.map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`)).join(' ')
