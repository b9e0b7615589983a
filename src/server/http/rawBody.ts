import type { FastifyInstance } from 'fastify'

/** Within this part of the app bodies are handed over as the bytes that came, up to so many: a signature is of these. */
export const takeBytes = (raw: FastifyInstance, bodyLimit: number, type = 'application/json'): void => {
  raw.removeAllContentTypeParsers()
  raw.addContentTypeParser<Buffer>(type, { parseAs: 'buffer', bodyLimit }, async (_: unknown, bytes: Buffer) => bytes)
}
