/** An idempotency key. Unlike `crypto.randomUUID`, also where the page was not served over TLS. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
