import { groupDigits, type NumberStyle } from '../../shared/format/number.ts'

/** Groups let only the style's own sign be the decimal one; without them both ',' and '.' are. */
const decimalSigns = ({ group, decimal }: NumberStyle) => (group ? decimal : '.,')

const isMark = (character: string, style: NumberStyle) =>
  /\d/.test(character) || decimalSigns(style).includes(character)

const parts = (text: string, style: NumberStyle) => {
  const signs = decimalSigns(style)
  const at = text.split('').findIndex((character) => signs.includes(character))
  const digits = (part: string) => part.replace(/\D/g, '')
  return {
    whole: digits(at < 0 ? text : text.slice(0, at)),
    fraction: at < 0 || style.decimals === 0 ? null : digits(text.slice(at)).slice(0, style.decimals),
  }
}

/** What was typed or pasted as a number that is not negative; null when there is no digit. Digits beyond the style's decimals are cut off. */
export const readNumber = (text: string, style: NumberStyle): number | null => {
  const { whole, fraction } = parts(text, style)
  return whole === '' && !fraction ? null : Number(`${whole || '0'}.${fraction || '0'}`)
}

/** The typed text with its groups in place and the caret behind the same digit as before. */
export const retype = (text: string, caret: number, style: NumberStyle): { text: string; caret: number } => {
  const { whole, fraction } = parts(text, style)
  const tidy = groupDigits(whole, style.group) + (fraction === null ? '' : style.decimal + fraction)
  let before = text
    .slice(0, caret)
    .split('')
    .filter((character) => isMark(character, style)).length
  let at = 0
  while (at < tidy.length && before > 0) if (isMark(tidy[at++]!, style)) before--
  return { text: tidy, caret: at }
}
