const encoded = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** `Content-Disposition` that saves a file under its name, whatever signs the name has (RFC 6266). */
export const attachment = (name: string): string => {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded(name)}`
}

interface Sent {
  name: string
  type: string
  /** Bytes, where they are known before. */
  size?: number
}

/** Headers of a file that nothing executes and nobody else keeps. */
export const headersOf = ({ name, type, size }: Sent): Record<string, string | number> => ({
  'content-type': type,
  ...(size !== undefined && { 'content-length': size }),
  'content-disposition': attachment(name),
  'content-security-policy': "default-src 'none'; sandbox",
  'cache-control': 'private, no-store',
})
