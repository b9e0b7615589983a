type Values = Record<string, unknown>

/** Puts the values named `{name}` into the path and returns the others beside it. */
export const address = (path: string, values: Values): { path: string; rest: Values } => {
  const rest = { ...values }
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  return { path: filled, rest }
}

const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** `{tags: ['a', 'b'], empty: ''}` becomes `?tags[]=a&tags[]=b`, encoded; nothing to say gives ''. */
export const queryString = (values: Values): string => {
  const pairs = Object.entries(values).flatMap(([name, value]) =>
    Array.isArray(value) ? value.map((item) => [`${name}[]`, item] as const) : [[name, value] as const],
  )
  const said = pairs
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(written(value))}`)
  return said.length ? `?${said.join('&')}` : ''
}
