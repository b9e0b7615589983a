import { say, type Said } from './messages.ts'

/** How many digits the account numbers of a bank have. */
export interface AccountDigits {
  min: number
  max: number
}

/** Whether an account number has too few digits for its bank, or too many. */
export const digitsOff = (number: string, { min, max }: AccountDigits): 'few' | 'many' | null => {
  if (number.length < min) return 'few'
  return number.length > max ? 'many' : null
}

/** The same, said. */
export const misnumbered = (number: string, digits: AccountDigits): Said | null =>
  digitsOff(number, digits) && say('invalid')
