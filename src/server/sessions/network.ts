import { isIP } from 'node:net'

/** Some proxies put the port of their client behind its address. */
const withPort = /^(?:\[([^\]]+)\]|(\d+\.\d+\.\d+\.\d+))(?::\d+)?$/

/** The eight groups of an IPv6 address. */
const groupsOf = (address: string): string[] => {
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const [left = [], right = []] = [head, tail].map((part) => part.split(':').filter((group) => group !== ''))
  return [...left, ...Array.from({ length: 8 - left.length - right.length }, () => '0'), ...right]
}

const asIPv4 = (high = '', low = ''): string =>
  [high, low].flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255]).join('.')

/**
 * What a client counts as that cannot be varied from there: its IPv4 address, also where IPv6 carries it, or the network half
 * of its IPv6 address.
 */
export const networkOf = (address: string): string => {
  const [, six, four] = withPort.exec(address) ?? []
  const bare = (six ?? four ?? address).replace(/%.*$/, '')
  if (isIP(bare) === 4) return bare
  if (isIP(bare) === 0) return 'unknown'
  const groups = groupsOf(bare)
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff'
  return isMapped ? asIPv4(groups[6], groups[7]) : `${groups.slice(0, 4).join(':')}::/64`
}
