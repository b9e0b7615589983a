import { withToken } from '../call.ts'
import { ApiError } from '../request.ts'

/** Fetches a file as the signed-in person and hands it to the browser to save. */
export const download = async (id: string, name: string): Promise<void> => {
  const response = await withToken((token) => fetchFile(id, token))
  const url = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

const fetchFile = async (id: string, token: string): Promise<Response> => {
  const response = await fetch(`/api/files/${encodeURIComponent(id)}`, {
    headers: { authorization: `Bearer ${token}` },
  }).catch((error: unknown) => {
    throw new ApiError(0, 'UNREACHABLE', String(error))
  })
  if (response.ok) return response
  const said = (await response.json().catch(() => ({}))) as { code?: string; message?: string; reference?: string }
  throw new ApiError(response.status, said.code ?? 'INTERNAL', said.message ?? '', said.reference ?? null)
}
