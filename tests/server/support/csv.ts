/** The records of a CSV file (RFC 4180), read sign by sign. */
export const readCsv = (text: string): string[][] => {
  const records: string[][] = []
  let [record, field, isQuoted]: [string[], string, boolean] = [[], '', false]
  for (let at = text.startsWith('\ufeff') ? 1 : 0; at < text.length; at += 1) {
    const sign = text[at]!
    if (isQuoted) {
      if (sign !== '"') field += sign
      else if (text[at + 1] === '"') field += text[(at += 1)]
      else isQuoted = false
    } else if (sign === '"') isQuoted = true
    else if (sign === ',' || sign === '\r') {
      record.push(field)
      field = ''
      if (sign === '\r') {
        records.push(record)
        record = []
        at += 1
      }
    } else field += sign
  }
  return records
}
