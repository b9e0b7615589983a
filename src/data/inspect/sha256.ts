/** The first 32 bits of what is behind the point in the cube roots of the first 64 primes, and in the square roots of the first eight. */
const primes = (() => {
  const found: number[] = []
  for (let one = 2; found.length < 64; one += 1) if (found.every((prime) => one % prime !== 0)) found.push(one)
  return found
})()
const fraction = (value: number): number => Math.floor((value - Math.floor(value)) * 2 ** 32)
const constants = Uint32Array.from(primes, (prime) => fraction(Math.cbrt(prime)))
const beginning = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

const padded = (bytes: Uint8Array): DataView => {
  const view = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64))
  new Uint8Array(view.buffer).set(bytes)
  view.setUint8(bytes.length, 0x80)
  view.setBigUint64(view.byteLength - 8, BigInt(bytes.length) * 8n)
  return view
}

/** The checksum of a text in hexadecimal digits, in browsers too that offer theirs over TLS alone. */
export const sha256 = (text: string): string => {
  const view = padded(new TextEncoder().encode(text))
  const state = Uint32Array.from(beginning)
  const words = new Uint32Array(64)
  for (let offset = 0; offset < view.byteLength; offset += 64) {
    for (let at = 0; at < 16; at += 1) words[at] = view.getUint32(offset + 4 * at)
    for (let at = 16; at < 64; at += 1) {
      const [early, late] = [words[at - 15]!, words[at - 2]!]
      const first = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)
      const second = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10)
      words[at] = words[at - 16]! + first + words[at - 7]! + second
    }
    let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number]
    for (let at = 0; at < 64; at += 1) {
      const sum = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
      const one = (h + sum + ((e & f) ^ (~e & g)) + constants[at]! + words[at]!) | 0
      const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
      ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0]
    }
    for (const [at, word] of [a, b, c, d, e, f, g, h].entries()) state[at] = state[at]! + word
  }
  return Array.from(state, (word) => word.toString(16).padStart(8, '0')).join('')
}
