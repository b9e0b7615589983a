import { countries } from '../../../machines/fields/countries.ts'
import { countryName } from '../../shared/format/country.ts'
import { plainText } from '../../shared/format/plainText.ts'

export interface NamedCountry {
  code: string
  name: string
  dial: string
}

/** Those with a text in their name, code or dial code, in the order of their names. */
export const countriesWith = (typed: string, locale: string): NamedCountry[] => {
  const wanted = plainText(typed.trim())
  const isWanted = ({ code, name, dial }: NamedCountry) =>
    plainText(name).includes(wanted) ||
    code.toLowerCase() === wanted ||
    dial.startsWith(wanted) ||
    dial === `+${wanted}`
  return [...countries]
    .map(([code, dial]) => ({ code, dial, name: countryName(code, locale) }))
    .filter(isWanted)
    .toSorted((one, other) => one.name.localeCompare(other.name, locale))
}
