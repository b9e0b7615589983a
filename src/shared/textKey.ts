/** The same for the same text, and for no other that there is: FNV-1a of it, and how long it is. */
export const textKey = (text: string): string => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return `${(hash >>> 0).toString(36)}-${text.length.toString(36)}`
}
