import { fromCallback } from 'xstate'
import { address, queryString } from '../address.ts'
import { call, withToken } from '../call.ts'
import { ApiError } from '../apiError.ts'
import { headersFor, refusalOf } from '../request.ts'
import { uploadMachine } from './upload.machine.ts'
import type { KeptFile } from '../../../machines/fields/kept.ts'
import { importEndpoints } from '../../shared/endpoints/imports.ts'
import { named } from '../../shared/endpoints/rest.ts'
import type { Presigned } from '../../shared/endpoints/answers/files.ts'
import type { Transfer, UploadEvents } from './upload.types.ts'

/** Puts the bytes to an address, telling which fraction has gone, and answers what is said to that. `fetch` cannot tell. */
export const put = (
  file: File,
  { url, method }: Pick<Presigned, 'url' | 'method'>,
  progress: (fraction: number) => void,
  signal: AbortSignal,
  token: string | null = null,
) =>
  new Promise<unknown>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, url)
    request.setRequestHeader('content-type', file.type || 'application/octet-stream')
    for (const [name, value] of Object.entries(headersFor(token))) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => progress(total > 0 ? loaded / total : 0))
    request.responseType = 'json'
    request.addEventListener('load', () =>
      request.status < 300
        ? resolve(request.response)
        : reject(refusalOf(request.status, request.response as Record<string, unknown> | null)),
    )
    request.addEventListener('error', () => reject(new Error('The bytes were not answered')))
    signal.addEventListener('abort', () => request.abort())
    request.send(file)
  })

/** The server's words for a person; a failure on the way to it has none. */
const saidBy = (error: unknown): string | null =>
  (error instanceof ApiError && error.status > 0 && error.message) || null

type Bring = (transfer: Transfer, progress: (fraction: number) => void, signal: AbortSignal) => Promise<KeptFile>

export const transferBy = (bring: Bring) =>
  fromCallback<UploadEvents, Transfer>(({ input, sendBack }) => {
    const stop = new AbortController()
    bring(input, (fraction) => sendBack({ type: 'progress.made', fraction }), stop.signal).then(
      (uploaded) => sendBack({ type: 'upload.finished', uploaded }),
      (error: unknown) => sendBack({ type: 'upload.failed', said: saidBy(error) }),
    )
    return () => stop.abort()
  })

export const bringFile: Bring = async ({ file, place }, progress, signal) => {
  const { name, size, type } = file
  const presigned = await call('shared.getPresignUrl', { name, size, type, ...place }, { signal })
  await put(file, presigned, progress, signal)
  return (await call('shared.confirmFile', { file: presigned.file.id }, { signal })).file
}

const importing = named(importEndpoints)('imports.begin')

/** A file of many records: what begins its import is its bytes. */
const bringMany: Bring = async ({ file, place }, progress, signal) => {
  const { name, size, type } = file
  const { path, rest } = address(importing.path, { area: place.area, name })
  const to = { url: path + queryString(rest), method: importing.method }
  const answer = (await withToken((token) => put(file, to, progress, signal, token))) as { data: { id: string } }
  return { id: answer.data.id, name, size, type }
}

/** The upload machine, wired to the server. */
export const connectedUpload = uploadMachine.provide({ actors: { transfer: transferBy(bringFile) } })
export const connectedImport = uploadMachine.provide({ actors: { transfer: transferBy(bringMany) } })
