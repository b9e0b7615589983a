import type { Client } from './client.ts'

/** The least that passes for a PDF. */
export const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')

interface Upload {
  name?: string
  /** Of the form of a plain record, which is not there yet. */
  field?: string
  type?: string
  content?: Buffer
  /** Left as it is when it has been put. */
  unconfirmed?: boolean
}

/** Brings a file, a PDF where nothing is said, as the browser does, and answers its id. */
export const upload = async (
  { url, token }: Client,
  area: string,
  id: string | null,
  { name = 'proof.pdf', field, type = 'application/pdf', content = pdf, unconfirmed = false }: Upload = {},
): Promise<string> => {
  const post = async (path: string, body: object) => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return ((await answer.json()) as { data: { file: { id: string }; url: string } }).data
  }
  const announced = await post('/api/files/presign', { name, type, size: content.length, area, id, field })
  const put = await fetch(url + announced.url, { method: 'PUT', body: new Uint8Array(content) })
  if (!put.ok) throw new Error(`PUT: ${put.status} ${await put.text()}`)
  if (!unconfirmed) await post(`/api/files/${announced.file.id}/confirm`, {})
  return announced.file.id
}

/** The event with a file that is really there, where the machine's alphabet has made one up; others as they are. */
export const withFile = async (
  door: Client,
  area: string,
  id: string,
  event: Record<string, unknown>,
): Promise<Record<string, unknown>> => ('fileId' in event ? { ...event, fileId: await upload(door, area, id) } : event)
