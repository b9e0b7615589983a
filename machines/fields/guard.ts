/** Whom a field's values are told to, by a permission or several of which one suffices; to everybody else they are as if there were none. */
export interface Guard {
  permission: string | readonly string[]
}

/** To everybody else a text may be told by its last characters. */
export interface TextGuard extends Guard {
  last?: number
}

/** What stands for a value that is not told. */
export const hidden = '••••'

/** What is told of a value to who does not hold the permission: nothing, or its end, of a short text at most the half. */
export const masked = ({ last = 0 }: TextGuard, value: unknown): string | null => {
  if (last === 0 || typeof value !== 'string' || value === '') return null
  const characters = Array.from(value)
  const shown = Math.min(last, Math.floor(characters.length / 2))
  return [hidden, characters.slice(characters.length - shown).join('')].join(' ').trim()
}
