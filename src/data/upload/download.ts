import { withToken } from '../call.ts'
import { ApiError } from '../apiError.ts'
import { refusalIn } from '../request.ts'

/** The name that the server gives an attachment, whoever else calls it what. */
export const attachedName = (disposition: string | null): string =>
  decodeURIComponent(/filename\*=UTF-8''([^;]+)/.exec(disposition ?? '')?.[1] ?? '')

const pathOf = (id: string) => `/api/files/${encodeURIComponent(id)}`

/** Asks for a file as whoever may have it. @throws ApiError */
export type ReadFile = (id: string) => Promise<Response>

/** As the signed-in person. */
export const readAsPerson: ReadFile = (id) => withToken((token) => fetchFile(pathOf(id), token))

/** Fetches a file and hands it to the browser to save. */
export const download = async (id: string, read: ReadFile): Promise<void> => saveAttached(await read(id))

/** As the signed-in person, what is served at a path. */
export const downloadFrom = async (path: string): Promise<void> =>
  saveAttached(await withToken((token) => fetchFile(path, token)))

const saveAttached = async (response: Response): Promise<void> =>
  save(await response.blob(), attachedName(response.headers.get('content-disposition')))

/** Hands bytes to the browser to save under a name. */
export const save = (bytes: Blob, name: string): void => {
  const url = URL.createObjectURL(bytes)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

const fetchFile = async (path: string, token: string): Promise<Response> => {
  const response = await fetch(path, {
    headers: { authorization: `Bearer ${token}` },
  }).catch((error: unknown) => {
    throw new ApiError(0, 'UNREACHABLE', String(error))
  })
  if (response.ok) return response
  throw await refusalIn(response)
}
