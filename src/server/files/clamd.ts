import { connect, type NetConnectOpts, type Socket } from 'node:net'
import { pipeline } from 'node:stream/promises'
import type { Bytes } from './fileStore.ts'

/** Milliseconds without a word from the scanner. */
const patience = 6_000

const most = 64 * 1024

const frame = (chunk: Buffer): Buffer => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(chunk.length)
  return Buffer.concat([length, chunk])
}

async function* instream(content: Bytes): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0')
  for await (const chunk of content)
    for (let at = 0; at < chunk.length; at += most) yield frame(chunk.subarray(at, at + most))
  yield frame(Buffer.alloc(0))
}

const replyOf = (socket: Socket): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = ''
    socket.setTimeout(patience, () => socket.destroy(new Error('The scanner does not answer')))
    socket.setEncoding('utf8').on('data', (part: string) => {
      said += part
      if (said.includes('\0')) resolve(said.slice(0, said.indexOf('\0')))
    })
    socket.on('error', reject).on('close', () => reject(new Error('The scanner has left')))
  })

/** What clamd finds in some content; null when it finds nothing. @throws when it cannot tell */
export const findVirus = async (address: NetConnectOpts, content: Bytes): Promise<string | null> => {
  const socket = connect(address)
  try {
    const reply = replyOf(socket)
    // What it says counts even where it says so before it has heard everything.
    const said = await Promise.race([reply, pipeline(instream(content), socket, { end: false }).then(() => reply)])
    if (said === 'stream: OK') return null
    const found = /^stream: (.+) FOUND$/.exec(said)?.[1]
    if (found === undefined) throw new Error(`The scanner says: ${said.slice(0, 200)}`)
    return found
  } finally {
    socket.destroy()
  }
}
