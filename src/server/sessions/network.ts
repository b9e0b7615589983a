import { isIPv6 } from 'node:net'

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** The eight groups of an IPv6 address. */
const groupsOf = (address: string): string[] => {
  const { hostname } = new URL(`http://[${address.replace(/%.*$/, '')}]`)
  const [head = '', tail] = hostname.slice(1, -1).split('::')
  const [left, right] = [head, tail ?? ''].map((part) => part.split(':').filter((group) => group !== ''))
  return [...left!, ...Array.from({ length: 8 - left!.length - right!.length }, () => '0'), ...right!]
}

/** What one client counts as: an IPv4 address, also where IPv6 carries it, or the 64 bits of an IPv6 address that a client cannot vary. */
export const networkOf = (address: string): string => {
  const v4 = mapped.exec(address)?.[1]
  if (v4) return v4
  return isIPv6(address) ? `${groupsOf(address).slice(0, 4).join(':')}::/64` : address
}
