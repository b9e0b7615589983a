/** An idempotency key. Unlike `crypto.randomUUID`, also where the page was not served over TLS. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** The id of something that is made here, so that it is made once. */
export const newId = (): string => newKey().replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
