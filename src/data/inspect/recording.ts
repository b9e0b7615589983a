import { array, mixed, number, object, string, ValidationError } from 'yup'
import { sha256 } from './sha256.ts'
import { type Log, lastOf, mostMoments } from './log.ts'

const format = 'covergate.recording'
const version = 1

/** Bytes of a recording's file. */
export const largestRecording = 20_000_000
const deepest = 32
const mostActors = 10_000

/** Why a file is no recording that is shown; words below `recording.refused`. */
export type RecordingFault = 'tooLarge' | 'notJson' | 'unsafeName' | 'notARecording' | 'newerVersion' | 'changed'

export class RecordingRefused extends Error {
  readonly fault: RecordingFault
  constructor(fault: RecordingFault) {
    super(fault)
    this.fault = fault
  }
}

/** Names by which an object would change what it is made of. */
const unsafe = new Set(['__proto__', 'prototype', 'constructor'])

/** What a text says, of nothing but plain values. @throws RecordingRefused */
const parsed = (text: string): unknown => {
  let isUnsafe = false
  try {
    const value: unknown = JSON.parse(text, (name, below: unknown) => {
      isUnsafe ||= unsafe.has(name)
      return below
    })
    if (!isUnsafe) return value
  } catch {
    throw new RecordingRefused('notJson')
  }
  throw new RecordingRefused('unsafeName')
}

const isShallow = (value: unknown, room = deepest): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (room > 0 && Object.values(value).every((one) => isShallow(one, room - 1)))

/** A machine that is drawn and never run. */
const isDefinition = (text: string | null | undefined): boolean => {
  if (!text) return true
  const config = parsed(text)
  return typeof config === 'object' && config !== null && 'states' in config && isShallow(config)
}

const name = () => string().strict().defined().max(300)
const count = () => number().strict().integer().min(0).required()
const plain = () => mixed().test('shallow', (value) => isShallow(value))
const stateValue = () =>
  mixed().test(
    'states',
    (value) => value === null || typeof value === 'string' || (typeof value === 'object' && isShallow(value)),
  )

const snapshot = object({ value: stateValue(), status: name(), context: plain() })
  .strict()
  .noUnknown()
  .nullable()
  .defined()
  .default(undefined)

const actor = object({
  id: name(),
  name: name(),
  parent: name().nullable(),
  definition: string().strict().nullable().defined().max(1_000_000).test('definition', isDefinition),
  before: snapshot,
})
  .strict()
  .noUnknown()
  .required()

const moment = object({
  n: count(),
  actor: name(),
  source: name().nullable(),
  event: object({ type: name() })
    .strict()
    .nullable()
    .defined()
    .default(undefined)
    .test('shallow', (value) => isShallow(value)),
  at: number().strict().min(0).max(8.64e15).required(),
  snapshot,
})
  .strict()
  .noUnknown()
  .required()

const isInOrder = (moments: readonly { n: number }[] | undefined) =>
  (moments ?? []).every(({ n }, index, all) => index === 0 || n > all[index - 1]!.n)

const content = object({
  actors: array().strict().of(actor).required().min(0).max(mostActors),
  moments: array().strict().of(moment).required().min(0).max(mostMoments).test('order', isInOrder),
  dropped: count(),
  missed: count(),
})
  .strict()
  .noUnknown()
  .required()

const recording = object({
  format: string().strict().oneOf([format]).required(),
  version: count(),
  madeAt: name(),
  sha256: string()
    .strict()
    .test('digits', (value) => /^[0-9a-f]{64}$/.test(value ?? ''))
    .required(),
  content,
})
  .strict()
  .noUnknown()
  .required()

const checksumOf = (log: unknown): string => sha256(JSON.stringify(log))

/** What was told, as a file: a later reader sees by its checksum whether it was damaged, not who has made it. */
export const recordingOf = (log: Log, madeAt: string): string => {
  const told = JSON.parse(JSON.stringify(log)) as unknown
  return JSON.stringify({ format, version, madeAt, sha256: checksumOf(told), content: told }, null, 1)
}

const isNewer = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  'format' in value &&
  value.format === format &&
  'version' in value &&
  Number(value.version) > version

/** What a recording's file tells. @throws RecordingRefused */
export const readRecording = async (file: Blob): Promise<Log> => {
  if (file.size > largestRecording) throw new RecordingRefused('tooLarge')
  const value = parsed(await file.text())
  if (isNewer(value)) throw new RecordingRefused('newerVersion')
  try {
    const told = await recording.validate(value)
    if (checksumOf(told.content) !== told.sha256) throw new RecordingRefused('changed')
    return told.content as Log
  } catch (error) {
    throw error instanceof ValidationError ? new RecordingRefused('notARecording') : error
  }
}

/** What its file is called. */
export const recordingName = (log: Log, madeAt: string): string =>
  `inspector-${madeAt.slice(0, 19).replace(/[:T]/g, '-')}-${lastOf(log)}.json`
