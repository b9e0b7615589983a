import { createActor, fromCallback } from 'xstate'
import { describe, expect, it } from 'vitest'
import { limitsText, problemOf } from '../../src/data/upload/limits.ts'
import { uploadMachine } from '../../src/data/upload/upload.machine.ts'
import type { UploadEvents } from '../../src/data/upload/upload.types.ts'
import {
  isInterrupted,
  isUploading,
  problemShown,
  progressOf,
  refusalSaid,
  uploadedFile,
} from '../../src/data/upload/upload.view.ts'
import { documentLimits } from '../../src/shared/uploads.ts'

const MB = 1024 * 1024

const kept = (id: string, name: string) => ({ id, name, type: 'application/pdf', size: 100 })

const file = (name: string, size = 100) => new File([new Uint8Array(size)], name)

const open = () => {
  let say: (event: UploadEvents) => void = () => {}
  let begun = 0
  const machine = uploadMachine.provide({
    actors: {
      transfer: fromCallback(({ sendBack }) => {
        begun += 1
        say = sendBack
      }),
    },
  })
  const actor = createActor(machine, {
    input: { limits: documentLimits, place: { area: 'an area', id: 'a row' } },
  }).start()
  return {
    choose: (chosen: File) => actor.send({ type: 'file.chosen', file: chosen }),
    retry: () => actor.send({ type: 'upload.retried' }),
    wire: (event: UploadEvents) => say(event),
    begun: () => begun,
    snapshot: () => actor.getSnapshot(),
  }
}

it('of what is taken, a reader is told the kinds and the size', () => {
  expect(limitsText({ kinds: ['application/pdf'], bytes: 10 * MB, pixels: 0 }, 'en')).toEqual({
    kinds: 'PDF',
    n: 10,
    unit: 'MB',
  })
  expect(['en', 'id', 'vi'].map((locale) => limitsText(documentLimits, locale).kinds)).toEqual([
    'PDF, JPG, JPEG, or PNG',
    'PDF, JPG, JPEG, atau PNG',
    'PDF, JPG, JPEG hoặc PNG',
  ])
})

describe('a file', () => {
  it('that is of another kind is refused with the extensions that are taken', () => {
    expect(problemOf(file('virus.exe'), documentLimits)).toEqual({
      key: 'fileExtension',
      values: { extensions: 'pdf, jpg, jpeg, png' },
    })
    expect(problemOf(file('SCAN.PDF'), documentLimits)).toBeNull()
  })

  it('that is too large is refused with the limit, in KB below one MB and in MB above', () => {
    expect(problemOf(file('scan.pdf', 10 * MB + 1), documentLimits)).toEqual({
      key: 'fileSize',
      values: { n: 10, unit: 'MB' },
    })
    expect(problemOf(file('scan.pdf', 10 * MB), documentLimits)).toBeNull()
    expect(problemOf(file('scan.pdf', 600_000), { kinds: ['application/pdf'], bytes: 512 * 1024, pixels: 0 })).toEqual({
      key: 'fileSize',
      values: { n: 512, unit: 'KB' },
    })
  })

  it('that is refused is not sent', () => {
    const { choose, begun, snapshot } = open()
    choose(file('virus.exe'))
    expect(problemShown(snapshot())?.key).toBe('fileExtension')
    expect(begun()).toBe(0)
  })
})

describe('an upload', () => {
  it('B107 tells its progress as a rounded whole percent', () => {
    const { choose, wire, snapshot } = open()
    choose(file('scan.pdf'))
    wire({ type: 'progress.made', fraction: 0.3349 })
    expect(progressOf(snapshot())).toBe(33)
    wire({ type: 'progress.made', fraction: 0.3351 })
    expect(progressOf(snapshot())).toBe(34)
    wire({ type: 'progress.made', fraction: 1.2 })
    expect(progressOf(snapshot())).toBe(100)
  })

  it('B108 begins at 0 again after it has finished and after it has failed', () => {
    const { choose, wire, retry, snapshot } = open()
    choose(file('scan.pdf'))
    wire({ type: 'progress.made', fraction: 0.5 })
    wire({ type: 'upload.failed', said: null })
    expect([isInterrupted(snapshot()), progressOf(snapshot())]).toEqual([true, 0])
    retry()
    wire({ type: 'progress.made', fraction: 0.9 })
    wire({ type: 'upload.finished', uploaded: kept('f1', 'scan.pdf') })
    expect([uploadedFile(snapshot()), progressOf(snapshot())]).toEqual([kept('f1', 'scan.pdf'), 0])
  })

  it('that the server refuses says why in the words of the server, and one that is lost on the way says nothing', () => {
    const { choose, wire, snapshot } = open()
    choose(file('scan.pdf'))
    wire({ type: 'upload.failed', said: 'A virus was found in this file. It has been removed.' })
    expect([isInterrupted(snapshot()), refusalSaid(snapshot())]).toEqual([
      true,
      'A virus was found in this file. It has been removed.',
    ])
    choose(file('other.pdf'))
    wire({ type: 'upload.failed', said: null })
    expect([isInterrupted(snapshot()), refusalSaid(snapshot())]).toEqual([true, null])
  })

  it('is given up when another file is chosen', () => {
    const { choose, wire, begun, snapshot } = open()
    choose(file('scan.pdf'))
    choose(file('other.pdf'))
    expect([begun(), isUploading(snapshot()), snapshot().context.file?.name]).toEqual([2, true, 'other.pdf'])
    wire({ type: 'upload.finished', uploaded: kept('f2', 'other.pdf') })
    expect(uploadedFile(snapshot())?.id).toBe('f2')
  })
})
