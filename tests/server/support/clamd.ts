import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

/** What every virus scanner takes for a virus, which it is not; written so that none finds it in this file. */
export const eicar = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE', '!$H+H*'].join(''),
)

const command = 'zINSTREAM\0'

/** The content of a whole INSTREAM command; null while some of it is on its way. */
const contentOf = (heard: Buffer): Buffer | null => {
  const chunks: Buffer[] = []
  let at = command.length
  while (at + 4 <= heard.length) {
    const length = heard.readUInt32BE(at)
    if (length === 0) return Buffer.concat(chunks)
    chunks.push(heard.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return null
}

/** A scanner that speaks clamd's INSTREAM and knows one virus; `says` makes it answer something else, null nothing at all. */
export const openClamd = async (listenOn: { path: string } | { port: number; host: string }) => {
  const scanned: Buffer[] = []
  const sockets = new Set<Socket>()
  let says: string | null | undefined
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}).on('close', () => sockets.delete(socket)))
    let heard = Buffer.alloc(0)
    socket.on('data', (part) => {
      heard = Buffer.concat([heard, part])
      const content = contentOf(heard)
      if (!content || !heard.toString('latin1').startsWith(command)) return
      scanned.push(content)
      if (says === null) return void socket.destroy()
      socket.end(`${says ?? (content.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK')}\0`)
    })
  }).listen(listenOn)
  await once(server, 'listening')
  const address = server.address() as AddressInfo | string
  return {
    address: typeof address === 'string' ? { path: address } : { host: address.address, port: address.port },
    scanned,
    say: (what: string | null | undefined) => void (says = what),
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((closed) => server.close(closed))
    },
  }
}
