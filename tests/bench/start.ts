import { client } from '../support/client.ts'
import { serve } from '../support/process.ts'

/** Milliseconds from the command to the first list, for a server that finds its data. */
export const coldStart = async (
  settings: Record<string, string>,
  token: string,
): Promise<{ ready: number; list: number }> => {
  const before = performance.now()
  const server = await serve(settings)
  const ready = performance.now() - before
  await client(server.url, token).list('credit_life', { limit: 25 })
  const list = performance.now() - before
  await server.end()
  return { ready, list }
}
