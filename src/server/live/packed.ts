/** PostgreSQL refuses payloads of 8000 bytes and more. */
const most = 7999

/** JSON arrays that hold all items in their order, each short enough for one NOTIFY. */
export const packed = (items: readonly unknown[]): string[] => {
  const payloads: string[] = []
  let open = ''
  for (const item of items) {
    const text = JSON.stringify(item)
    if (open && Buffer.byteLength(open) + Buffer.byteLength(text) + 3 > most) {
      payloads.push(`[${open}]`)
      open = text
    } else open = open ? `${open},${text}` : text
  }
  return open ? [...payloads, `[${open}]`] : payloads
}
