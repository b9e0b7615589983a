import { fromCallback, fromPromise } from 'xstate'
import { webcamMachine } from './webcam.machine.ts'
import { pictureExtension, type WebcamEvent, type WebcamProblem } from './webcam.types.ts'

/** By the names that browsers give to what went wrong. */
const problems: Readonly<Record<string, WebcamProblem>> = {
  NotAllowedError: 'notAllowed',
  SecurityError: 'notAllowed',
  NotFoundError: 'noCamera',
  OverconstrainedError: 'noCamera',
  NotReadableError: 'inUse',
  AbortError: 'inUse',
}

const problemOf = (error: unknown): WebcamProblem => problems[(error as Error).name] ?? 'broken'

/** A page of a document stays legible, and is far below what may be uploaded. */
const size = { width: { ideal: 1920 }, height: { ideal: 1080 } }

const stop = (stream: MediaStream): void => stream.getTracks().forEach((track) => track.stop())

const watch = fromCallback<WebcamEvent, { camera: string | null }>(({ input: { camera }, sendBack }) => {
  // Where the page did not come over TLS, browsers have no such thing.
  const devices = navigator.mediaDevices as MediaDevices | undefined
  let opened: MediaStream | null = null
  let isOver = false
  const open = async () => {
    if (!devices?.getUserMedia) return sendBack({ type: 'camera.failed', problem: 'unsupported' })
    const which = camera ? { deviceId: { exact: camera } } : { facingMode: 'environment' }
    const stream = await devices.getUserMedia({ video: { ...which, ...size } })
    if (isOver) return stop(stream)
    opened = stream
    const [track] = stream.getVideoTracks()
    track?.addEventListener('ended', () => sendBack({ type: 'camera.failed', problem: 'broken' }))
    const known = (await devices.enumerateDevices()).filter(({ kind }) => kind === 'videoinput')
    const cameras = known.map(({ deviceId: id, label }) => ({ id, label }))
    sendBack({ type: 'camera.opened', camera: track?.getSettings().deviceId ?? '', cameras, stream })
  }
  open().catch((error: unknown) => sendBack({ type: 'camera.failed', problem: problemOf(error) }))
  return () => {
    isOver = true
    if (opened) stop(opened)
  }
})

/** Without colons, which files may not have in their names. */
const nameAt = (at: Date): string => `${at.toISOString().slice(0, 19).replaceAll(':', '')}.${pictureExtension}`

const take = fromPromise<File, { stream: MediaStream }>(async ({ input: { stream } }) => {
  const video = Object.assign(document.createElement('video'), { muted: true, playsInline: true })
  video.srcObject = stream
  await video.play()
  const { videoWidth: width, videoHeight: height } = video
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  canvas.getContext('2d')!.drawImage(video, 0, 0)
  video.srcObject = null
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
  if (!drawn) throw new Error('Nothing was drawn')
  return new File([drawn], nameAt(new Date()), { type: drawn.type })
})

/** The webcam machine, wired to the cameras of the device. */
export const connectedWebcam = webcamMachine.provide({ actors: { watch, take } })
