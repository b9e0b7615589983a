import type { FileStore } from '../files/fileStore.ts'
import type { Claimed } from './rows.ts'

/** Where the next piece is kept that somebody writes under this claim: nobody else's is there. */
export const partKey = ({ id, parts, claim }: Pick<Claimed, 'id' | 'parts' | 'claim'>): string =>
  `${id}.${parts}.${claim}`

/** The pieces of an export, by the claims under which they were written. */
export async function* piecesOf(
  files: FileStore,
  { id }: Pick<Claimed, 'id'>,
  claims: readonly number[],
): AsyncGenerator<Buffer> {
  for (const [parts, claim] of claims.entries()) {
    const piece = await files.read(partKey({ id, parts, claim }))
    if (!piece) throw new Error(`Piece ${parts} of export ${id} is missing`)
    yield* piece as AsyncIterable<Buffer>
  }
}
