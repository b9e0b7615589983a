import { withToken } from '../call.ts'
import { ApiError } from '../apiError.ts'
import { refusalIn } from '../request.ts'

/** The name that the server gives an attachment, whoever else calls it what. */
export const attachedName = (disposition: string | null): string =>
  decodeURIComponent(/filename\*=UTF-8''([^;]+)/.exec(disposition ?? '')?.[1] ?? '')

const pathOf = (id: string) => `/api/files/${encodeURIComponent(id)}`

/** Fetches a file as the signed-in person and hands it to the browser to save. */
export const download = (id: string): Promise<void> => downloadFrom(pathOf(id))

/** The same of what is served at a path. */
export const downloadFrom = async (path: string): Promise<void> => {
  const response = await withToken((token) => fetchFile(path, token))
  save(await response.blob(), attachedName(response.headers.get('content-disposition')))
}

/** Hands bytes to the browser to save under a name. */
export const save = (bytes: Blob, name: string): void => {
  const url = URL.createObjectURL(bytes)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** As the signed-in person. @throws ApiError */
export const fetchBlob = async (id: string): Promise<Blob> =>
  (await withToken((token) => fetchFile(pathOf(id), token))).blob()

const fetchFile = async (path: string, token: string): Promise<Response> => {
  const response = await fetch(path, {
    headers: { authorization: `Bearer ${token}` },
  }).catch((error: unknown) => {
    throw new ApiError(0, 'UNREACHABLE', String(error))
  })
  if (response.ok) return response
  throw await refusalIn(response)
}
