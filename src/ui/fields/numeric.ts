import { groupDigits, type NumberStyle, writeNumber } from '../../shared/format/number.ts'

/** Groups let only the style's own sign be the decimal one; without them both ',' and '.' are. */
const decimalSigns = ({ group, decimal }: NumberStyle) => (group ? decimal : '.,')

interface Parts {
  sign: string
  whole: string
  /** With its decimal sign. */
  fraction: string
}

/** What was typed or pasted as a number, without the signs of its currency; null when it is none. */
const parts = (text: string, style: NumberStyle): Parts | null => {
  const { prefix = '', suffix = '' } = style
  const bare = [prefix.trim(), suffix.trim()].reduce((rest, sign) => rest.replace(sign, ''), text).trim()
  const read = new RegExp(`^(-?)([\\d${style.group}]*)([${decimalSigns(style)}]\\d*)?$`).exec(bare)
  if (!read || !/\d/.test(bare)) return null
  const [, sign = '', whole = '', fraction = ''] = read
  return { sign, whole, fraction }
}

/** Groups stand where groups do; elsewhere somebody may have meant a decimal sign. */
const isGrouped = (whole: string, group: string): boolean =>
  !group || !whole.includes(group) || new RegExp(`^\\d{1,3}(\\${group}\\d{3})+$`).test(whole)

/** '1.500' with no more than two decimals is one and a half, or a thousand and a half. */
const hasIdleZeros = (decimals: string, most: number): boolean => decimals.length > most && decimals.endsWith('0')

/**
 * What was typed as a number, counted in units of which one that is typed has 10 to the power of `places`; what is none, or might be
 * another one too, as it was typed, for its schema to refuse; so is a price with a 0 at its beginning.
 */
export const readNumber = (text: string, style: NumberStyle, places = 0, isPrice = false): number | string | null => {
  const read = parts(text, style)
  if (!read) return text === '' ? null : text
  if (isPrice && /^0\d/.test(read.whole)) return text
  const decimals = read.fraction.slice(1)
  if (!isGrouped(read.whole, style.group) || hasIdleZeros(decimals, style.decimals)) return text
  const whole = style.group ? read.whole.replaceAll(style.group, '') : read.whole
  return Number(`${read.sign}${whole || '0'}.${decimals || '0'}e${places}`) + 0
}

/** With all decimals that there are: one that has too many is to be read too. */
export const writeAll = (value: number, style: NumberStyle): string => {
  const [, decimals = ''] = String(value).split('.')
  return writeNumber(value, { ...style, decimals: Math.max(style.decimals, decimals.length) })
}

/** The typed number with its groups in place and the caret behind the same character as before; what is none stays as it is. */
export const retype = (text: string, caret: number, style: NumberStyle): { text: string; caret: number } => {
  const read = parts(text, style)
  if (!read || !style.group) return { text, caret }
  const tidy = read.sign + groupDigits(read.whole.replaceAll(style.group, ''), style.group) + read.fraction
  const isMark = (character: string) => /[-\d]/.test(character) || decimalSigns(style).includes(character)
  let before = text.slice(0, caret).split('').filter(isMark).length
  let at = 0
  while (at < tidy.length && before > 0) if (isMark(tidy[at++]!)) before--
  return { text: tidy, caret: at }
}
