import { groupDigits, type NumberStyle } from '../../shared/format/number.ts'

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
  return { sign, whole: style.group ? whole.replaceAll(style.group, '') : whole, fraction }
}

/** What was typed as a number; what is none as it was typed, for its schema to refuse. */
export const readNumber = (text: string, style: NumberStyle): number | string | null => {
  const read = parts(text, style)
  if (!read) return text === '' ? null : text
  return Number(`${read.sign}${read.whole || '0'}.${read.fraction.slice(1) || '0'}`) + 0
}

/** The typed number with its groups in place and the caret behind the same character as before; what is none stays as it is. */
export const retype = (text: string, caret: number, style: NumberStyle): { text: string; caret: number } => {
  const read = parts(text, style)
  if (!read) return { text, caret }
  const tidy = read.sign + groupDigits(read.whole, style.group) + read.fraction
  const isMark = (character: string) => /[-\d]/.test(character) || decimalSigns(style).includes(character)
  let before = text.slice(0, caret).split('').filter(isMark).length
  let at = 0
  while (at < tidy.length && before > 0) if (isMark(tidy[at++]!)) before--
  return { text: tidy, caret: at }
}
