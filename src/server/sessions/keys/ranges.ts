import ipaddr from 'ipaddr.js'

type Block = [address: ipaddr.IPv4 | ipaddr.IPv6, bits: number]

/** An address stands for itself alone. */
const blockOf = (range: string): Block => {
  if (range.includes('/')) return ipaddr.parseCIDR(range)
  const address = ipaddr.parse(range)
  return [address, address.kind() === 'ipv4' ? 32 : 128]
}

const isWhole = (range: string): boolean =>
  range.includes(':') || ipaddr.IPv4.isValidFourPartDecimal(range.split('/')[0]!)

/** Whether it is an address, or a network in the notation of CIDR, of IPv4 or IPv6. */
export const isRange = (range: string): boolean =>
  isWhole(range) && !range.includes('%') && (ipaddr.isValid(range) || ipaddr.isValidCIDR(range))

/** Whether an address is in one of these ranges; IPv4 is the same where IPv6 carries it. */
export const isWithin = (address: string, ranges: readonly string[]): boolean => {
  if (!ipaddr.isValid(address)) return false
  const from = ipaddr.process(address)
  return ranges.some((range) => {
    const [network, bits] = blockOf(range)
    return from.kind() === network.kind() && from.match(network, bits)
  })
}
