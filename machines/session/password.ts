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
