import type { Bytes } from '../../files/fileStore.ts'
import { csv, isMarked } from './csv.ts'
import { rowsOf, type SheetRow, Unreadable } from './sheet.ts'

const firstOf = async (bytes: Bytes): Promise<Buffer> => {
  for await (const chunk of bytes) return chunk
  throw new Unreadable('empty')
}

/** The rows of a file, by what its content is and not by its name; the first are its headers. @throws Unreadable */
export async function* readSheet(bytes: () => Bytes): AsyncGenerator<SheetRow> {
  const head = await firstOf(bytes())
  const { fileTypeFromBuffer } = await import('file-type')
  const kind = isMarked(head) ? undefined : (await fileTypeFromBuffer(head))?.ext
  if (kind === 'zip' || kind === 'xlsx') {
    const { xlsx } = await import('./xlsx.ts')
    return yield* rowsOf(xlsx(bytes))
  }
  if (kind) throw new Unreadable('kind')
  yield* rowsOf(csv(bytes))
}
