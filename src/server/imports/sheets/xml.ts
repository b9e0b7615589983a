import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { Unreadable } from './sheet.ts'

/** Bytes without a tag among them, which would have to be kept. */
const mostText = 1024 * 1024

export interface Heard {
  open(name: string, attributes: Record<string, string>): void
  text?(text: string): void
  close?(name: string): void
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1)

/** Hears XML as it comes: without any entities of its own, and no text is endless. @throws Unreadable */
export const xmlReader = ({ open, text, close }: Heard) => {
  const parser = new SaxesParser({ xmlns: false })
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const decoded = (chunk: Uint8Array): string => {
    try {
      return decoder.decode(chunk, { stream: true })
    } catch {
      throw new Unreadable('unreadable')
    }
  }
  let silent = 0
  const heard = () => void (silent = 0)
  parser.on('error', () => {
    throw new Unreadable('unreadable')
  })
  parser.on('doctype', () => {
    throw new Unreadable('unreadable')
  })
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => {
    heard()
    open(local(name), attributes)
  })
  parser.on('closetag', ({ name }) => {
    heard()
    close?.(local(name))
  })
  if (text) parser.on('text', text)
  return {
    write: (chunk: Uint8Array) => {
      // What stands in one chunk may be as long as that is.
      if (silent > mostText) throw new Unreadable('tooLong')
      silent += chunk.length
      parser.write(decoded(chunk))
    },
    end: () => void parser.close(),
  }
}
