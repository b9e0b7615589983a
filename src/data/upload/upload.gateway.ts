import { fromCallback } from 'xstate'
import { call } from '../call.ts'
import { uploadMachine } from './upload.machine.ts'
import type { Transfer, UploadEvents, UploadedFile } from './upload.types.ts'

interface Presigned {
  file: { id: string }
  url: string
  method: string
}

/** Puts the bytes to an address, telling which fraction has gone. `fetch` cannot tell. */
const put = (file: File, { url, method }: Presigned, progress: (fraction: number) => void, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, url)
    request.setRequestHeader('content-type', file.type || 'application/octet-stream')
    request.upload.addEventListener('progress', ({ loaded, total }) => progress(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () =>
      request.status < 300 ? resolve() : reject(new Error(`PUT ${request.status}`)),
    )
    request.addEventListener('error', () => reject(new Error('PUT was not answered')))
    signal.addEventListener('abort', () => request.abort())
    request.send(file)
  })

const transfer = fromCallback<UploadEvents, Transfer>(({ input: { file, area, id }, sendBack }) => {
  const stop = new AbortController()
  const { signal } = stop
  const work = async (): Promise<UploadedFile> => {
    const { name, size, type } = file
    const presigned = await call<Presigned>('shared.getPresignUrl', { name, size, type, area, id }, { signal })
    await put(file, presigned, (fraction) => sendBack({ type: 'progress.made', fraction }), signal)
    const confirmed = await call<{ file: UploadedFile }>('shared.confirmFile', { file: presigned.file.id }, { signal })
    return confirmed.file
  }
  work().then(
    (uploaded) => sendBack({ type: 'upload.finished', uploaded }),
    () => sendBack({ type: 'upload.failed' }),
  )
  return () => stop.abort()
})

/** The upload machine, wired to the server. */
export const connectedUpload = uploadMachine.provide({ actors: { transfer } })
