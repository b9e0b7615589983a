import { parse, protocol, type PGlite } from '@electric-sql/pglite'
import { perObject } from '../../../machines/kernel/perObject.ts'

const { serialize } = protocol

/** Statements that a database keeps in its memory, planned; those asked longest ago make room. */
const most = 250

type Message = Awaited<ReturnType<PGlite['execProtocolStream']>>[number]

interface Prepared {
  name: string
  /** Of its parameters, by oid. */
  types: number[]
  columns: Message[]
}

export type Ask = <R>(text: string, values?: unknown[]) => Promise<R[]>

/** Asks an embedded database, by itself or within its transaction, which reads and plans a statement once and not each time anew. */
export const askOf = perObject((db: PGlite): Ask => {
  const known = new Map<string, Prepared>()
  let count = 0
  const send = (...messages: Uint8Array[]): Promise<Message[]> =>
    db.execProtocolStream(Buffer.concat([...messages, serialize.sync()]), { syncToFs: false })

  const prepare = async (text: string): Promise<Prepared> => {
    const name = `s${count++}`
    const [oldest] = known.size < most ? [] : known
    if (oldest) known.delete(oldest[0])
    const told = await send(
      ...(oldest ? [serialize.close({ type: 'S', name: oldest[1].name })] : []),
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
    )
    const columns = told.filter((message) => message.name === 'rowDescription')
    return { name, types: parse.parseDescribeStatementResults(told), columns }
  }

  const written = (value: unknown, type: number | undefined): string | null => {
    if (value === null || value === undefined) return null
    const write = type === undefined ? undefined : db.serializers[type]
    return write ? write(value) : (value as { toString(): string }).toString()
  }

  return <R>(text: string, values: unknown[] = []) =>
    db.runExclusive(async () => {
      const statement = known.get(text) ?? (await prepare(text))
      // The last asked stands last.
      known.delete(text)
      known.set(text, statement)
      const { name, types, columns } = statement
      const told = await send(
        serialize.bind({ statement: name, values: values.map((value, index) => written(value, types[index])) }),
        serialize.execute({}),
      )
      return parse.parseResults([...columns, ...told], db.parsers)[0]!.rows as R[]
    })
})
