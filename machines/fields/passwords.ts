const least = 8
const most = 16

const parts = {
  number: /\p{Nd}/u,
  capital: /\p{Lu}/u,
  lowercase: /\p{Ll}/u,
  symbol: /[\p{P}\p{S}]/u,
}

export type PasswordProblem = keyof typeof parts | 'length'

/** What a new password lacks of a number, a capital letter, a lowercase letter, a symbol and 8 to 16 characters. */
export const passwordProblems = (password: string): PasswordProblem[] => {
  const length = Array.from(password).length
  const lacking = (Object.keys(parts) as (keyof typeof parts)[]).filter((part) => !parts[part].test(password))
  return length < least || length > most ? [...lacking, 'length'] : lacking
}

const signs = {
  number: '23456789',
  capital: 'ABCDEFGHJKLMNPQRSTUVWXYZ',
  lowercase: 'abcdefghijkmnopqrstuvwxyz',
  symbol: '!#$%&*+-=?@',
}
const random = signs.number + signs.capital + signs.lowercase
const [fewest, furthest] = [5, 10]

/**
 * A symbol, a lowercase and a capital letter and 5 to 10 random ones of which one is a number, in any order; none is easily taken
 * for another.
 * @param draw a whole number below this one, that nobody can foretell
 */
export const generatedPassword = (draw: (below: number) => number): string => {
  const one = (of: string): string => of[draw(of.length)]!
  const others = fewest + draw(furthest - fewest + 1) - 1
  const drawn = [
    ...[signs.symbol, signs.lowercase, signs.capital, signs.number].map(one),
    ...Array.from({ length: others }, () => one(random)),
  ]
  for (let last = drawn.length - 1; last > 0; last -= 1) {
    const other = draw(last + 1)
    ;[drawn[last], drawn[other]] = [drawn[other]!, drawn[last]!]
  }
  return drawn.join('')
}
