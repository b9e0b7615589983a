import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A wire to a database that can be cut or made slow. */
export const proxyTo = async (databaseUrl: string) => {
  const target = new URL(databaseUrl)
  const open = new Set<Socket>()
  let away = false
  let delay = 0
  const pipe = (from: Socket, to: Socket) =>
    from
      .on('data', (part) => (delay ? setTimeout(() => to.write(part), delay) : to.write(part)))
      .on('error', () => to.destroy())
      .on('close', () => to.destroy())
  const server = createServer((near) => {
    if (away) return near.destroy()
    const far = connect(Number(target.port), target.hostname)
    for (const socket of [near, far]) open.add(socket.on('close', () => open.delete(socket)))
    pipe(near, far)
    pipe(far, near)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(databaseUrl)
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    /** Every connection ends and no new one is taken. */
    cut: () => {
      away = true
      open.forEach((socket) => socket.destroy())
    },
    mend: () => {
      away = false
      delay = 0
    },
    /** Milliseconds that each packet takes longer, either way. */
    slow: (by: number) => {
      delay = by
    },
    close: () => {
      open.forEach((socket) => socket.destroy())
      server.close()
    },
  }
}
