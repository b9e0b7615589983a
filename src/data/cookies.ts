const lifetime = 7 * 24 * 60 * 60

export const year = 365 * 24 * 60 * 60

/** Readable by scripts as the calls require: the bearer header is built from `access`, the refresh body from `refresh`. */
export const readCookie = (name: string): string | null => {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
  return found ? decoded(found.slice(name.length + 1)) : null
}

/** Null when it was not written by us. */
const decoded = (value: string): string | null => {
  try {
    return decodeURIComponent(value)
  } catch {
    return null
  }
}

/** @param seconds how long it lives; 7 days when nothing else is said */
export const writeCookie = (name: string, value: string, seconds = lifetime): void => {
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; SameSite=Strict${secure()}`
}

export const deleteCookie = (name: string): void => {
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Strict${secure()}`
}

const secure = () => (location.protocol === 'https:' ? '; Secure' : '')
