const isLoopback = (name: string): boolean => name === 'localhost' || name === '[::1]' || /^127(?:\.\d+){3}$/.test(name)

/** Whether what travels to an address can be read on the way by nobody: over https, or within this machine. */
export const isSafe = (address: string): boolean => {
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))
}
