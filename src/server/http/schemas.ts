/** Ids as we write them; PostgreSQL would refuse others with an error. */
export const uuid = {
  type: 'string',
  pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$',
} as const

export const email = { type: 'string', maxLength: 254, format: 'email' } as const

/** Tokens, tickets and grants. */
export const token = { type: 'string', maxLength: 200 } as const

export const text = (maxLength: number) => ({ type: 'string', maxLength })

/** What a body is made of, and nothing else. */
export const body = (properties: Record<string, object>, ...required: string[]) => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
})
