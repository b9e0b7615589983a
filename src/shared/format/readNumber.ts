import { defaultLocale } from '../locales.ts'

/** What languages write between whole and fraction, where it is no point. */
const comma = ['id', 'vi']

/** Which of the signs that a number has between its digits parts whole and fraction; none where all of them group. */
const fractionSign = (number: string, locale: string): string | null => {
  const signs = number.replaceAll(/[^.,]/g, '')
  const last = signs.at(-1)
  if (last === undefined) return null
  const isOnce = signs.indexOf(last) === signs.length - 1
  if (signs.length > 1) return isOnce && new Set(signs).size > 1 ? last : null
  const own = comma.includes(locale) ? ',' : '.'
  return /^\d{1,3}[.,]\d{3}$/.test(number) && last !== own ? null : last
}

/** A number as people write it, with groups or without, with the sign of a currency or of a percentage; null when it is none. */
export const readNumber = (typed: string, locale: string = defaultLocale): number | null => {
  const bare = typed.replaceAll(/[\s'’]/g, '').replace(/^(?:rp\.?|idr|₫|vnd)|(?:%|₫|đ|idr|vnd)$/gi, '')
  const [, sign = '', number = ''] = /^([-+]?)(\d[\d.,]*)$/.exec(bare) ?? []
  if (!number) return null
  const point = fractionSign(number, locale)
  const [whole = '', fraction = ''] = point ? number.split(point) : [number]
  const isGrouped = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/.test(whole)
  if (!/^\d*$/.test(fraction) || !(isGrouped || /^\d+$/.test(whole))) return null
  return Number(`${sign}${whole.replaceAll(/[.,]/g, '')}.${fraction || 0}`)
}
