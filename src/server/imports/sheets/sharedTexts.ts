import { Unreadable } from './sheet.ts'

/** Of all texts of a workbook. */
const mostBytes = 32 * 1024 * 1024
const mostTexts = 4_000_000

/** The texts that the cells of a workbook share, by their numbers, kept as bytes: a hundred thousand of them weigh little more than they are long. */
export const sharedTexts = () => {
  let bytes = Buffer.alloc(64 * 1024)
  let ends = new Uint32Array(1024)
  let count = 0
  const endOf = (index: number): number => (index < 0 ? 0 : ends[index]!)
  return {
    add: (text: string): void => {
      const begin = endOf(count - 1)
      const end = begin + Buffer.byteLength(text)
      if (end > mostBytes || count === mostTexts) throw new Unreadable('tooLarge')
      if (end > bytes.length) bytes = Buffer.concat([bytes, Buffer.alloc(Math.max(bytes.length, end - bytes.length))])
      if (count === ends.length) {
        const longer = new Uint32Array(2 * count)
        longer.set(ends)
        ends = longer
      }
      bytes.write(text, begin)
      ends[count] = end
      count += 1
    },
    at: (index: number): string => {
      if (!(index >= 0 && index < count)) throw new Unreadable('unreadable')
      return bytes.toString('utf8', endOf(index - 1), endOf(index))
    },
  }
}

export type SharedTexts = ReturnType<typeof sharedTexts>
