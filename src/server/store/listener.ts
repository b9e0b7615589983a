import type pg from 'pg'

const pause = 500

interface Ear {
  channel: string
  hear(payload: string): void
  missed?(): void
}

/** Keeps one connection that listens, and makes a new one whenever it is lost. */
export const listener = (connect: (isFirst: boolean) => pg.Client) => {
  const ears = new Set<Ear>()
  let current: Promise<pg.Client> | null = null
  let retry: NodeJS.Timeout | undefined
  let closed = false

  const open = async (isFirst = false): Promise<pg.Client> => {
    const client = connect(isFirst)
    client.on('error', () => {})
    client.on('notification', ({ channel, payload }) => {
      for (const ear of ears) if (ear.channel === channel) ear.hear(payload ?? '')
    })
    await client.connect()
    client.on('end', lost)
    for (const channel of new Set([...ears].map((ear) => ear.channel)))
      await client.query(`listen ${client.escapeIdentifier(channel)}`)
    return client
  }

  const again = () => {
    current = open()
    current.then(() => ears.forEach((ear) => ear.missed?.()), lost)
  }

  const lost = () => {
    if (closed) return
    clearTimeout(retry)
    retry = setTimeout(again, pause)
  }

  return {
    listen: async (channel: string, hear: Ear['hear'], missed?: Ear['missed']): Promise<() => Promise<void>> => {
      const ear = { channel, hear, missed }
      ears.add(ear)
      if (!current) await (current = open(true))
      // While the connection is lost, the next one listens to all channels.
      else await current.then((client) => client.query(`listen ${client.escapeIdentifier(channel)}`)).catch(() => {})
      return async () => {
        ears.delete(ear)
      }
    },
    close: async (): Promise<void> => {
      closed = true
      clearTimeout(retry)
      await current?.then(
        (client) => client.end(),
        () => {},
      )
    },
  }
}
