import { fromCallback } from 'xstate'
import { call } from '../call.ts'
import { ApiError } from '../apiError.ts'
import { refusalOf } from '../request.ts'
import { uploadMachine } from './upload.machine.ts'
import type { KeptFile } from '../../../machines/fields/kept.ts'
import type { Presigned } from '../../shared/endpoints/answers/files.ts'
import type { Transfer, UploadEvents } from './upload.types.ts'

/** Puts the bytes to an address, telling which fraction has gone. `fetch` cannot tell. */
const put = (file: File, { url, method }: Presigned, progress: (fraction: number) => void, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, url)
    request.setRequestHeader('content-type', file.type || 'application/octet-stream')
    request.setRequestHeader('accept-language', document.documentElement.lang)
    request.upload.addEventListener('progress', ({ loaded, total }) => progress(total > 0 ? loaded / total : 0))
    request.responseType = 'json'
    request.addEventListener('load', () =>
      request.status < 300
        ? resolve()
        : reject(refusalOf(request.status, request.response as Record<string, unknown> | null)),
    )
    request.addEventListener('error', () => reject(new Error('PUT was not answered')))
    signal.addEventListener('abort', () => request.abort())
    request.send(file)
  })

/** The server's words for a person; a failure on the way to it has none. */
const saidBy = (error: unknown): string | null =>
  (error instanceof ApiError && error.status > 0 && error.message) || null

const transfer = fromCallback<UploadEvents, Transfer>(({ input: { file, place }, sendBack }) => {
  const stop = new AbortController()
  const { signal } = stop
  const work = async (): Promise<KeptFile> => {
    const { name, size, type } = file
    const presigned = await call('shared.getPresignUrl', { name, size, type, ...place }, { signal })
    await put(file, presigned, (fraction) => sendBack({ type: 'progress.made', fraction }), signal)
    const confirmed = await call('shared.confirmFile', { file: presigned.file.id }, { signal })
    return confirmed.file
  }
  work().then(
    (uploaded) => sendBack({ type: 'upload.finished', uploaded }),
    (error: unknown) => sendBack({ type: 'upload.failed', said: saidBy(error) }),
  )
  return () => stop.abort()
})

/** The upload machine, wired to the server. */
export const connectedUpload = uploadMachine.provide({ actors: { transfer } })
