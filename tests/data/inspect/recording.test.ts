import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { emptyLog, type Log, received } from '../../../src/data/inspect/log.ts'
import { readRecording, recordingOf } from '../../../src/data/inspect/recording.ts'
import { shown, stood, told } from './support.ts'

const log = received(emptyLog, [shown('a', 'idle'), told('a', 'begun', 'b'), stood('a', 'begun', 'busy')], 2)
const madeAt = '2026-11-28T10:00:00.000Z'
const saved = recordingOf(log, madeAt)

/** A file that says these things, with a checksum that fits them. */
const forged = (content: unknown, outside: object = {}) => {
  const sha256 = createHash('sha256').update(JSON.stringify(content)).digest('hex')
  return JSON.stringify({ format: 'covergate.recording', version: 1, madeAt, sha256, content, ...outside })
}
const read = (text: string) => readRecording(new Blob([text]))
const [moment, ...others] = log.moments as [Log['moments'][number], ...Log['moments']]
const deep = (levels: number): unknown => (levels === 0 ? 1 : { below: deep(levels - 1) })

it('what was saved is read as it was', async () => {
  expect(await read(saved)).toEqual(log)
  expect(await read(forged(log))).toEqual(log)
})

it('what is told of values that look like numbers keeps its checksum', async () => {
  const context = { 2: 'b', 1: 'a', small: -0, text: 'Nguyễn ‘•••’' }
  const odd = { ...log, moments: [{ ...moment, snapshot: { ...moment.snapshot!, context } }] }
  expect(await read(recordingOf(odd as Log, madeAt))).toEqual({
    ...odd,
    moments: [{ ...moment, snapshot: { ...moment.snapshot!, context: { ...context, small: 0 } } }],
  })
})

it.each([
  ['of one changed byte', saved.replace('"busy"', '"buzy"'), 'changed'],
  ['whose checksum is another', saved.replace(/"sha256": "./, '"sha256": "x'), 'notARecording'],
  ['that is cut off', saved.slice(0, -20), 'notJson'],
  ['that is empty', '', 'notJson'],
  ['that is something else', '{"states":{}}', 'notARecording'],
  ['that is null', 'null', 'notARecording'],
  ['of another version to come', forged(log, { version: 2 }), 'newerVersion'],
  ['with more than a recording has', forged(log, { run: 'alert(1)' }), 'notARecording'],
  ['with more than a log has', forged({ ...log, run: 1 }), 'notARecording'],
  ['with more than a moment has', forged({ ...log, moments: [{ ...moment, run: 1 }] }), 'notARecording'],
  ['without its moments', forged({ ...log, moments: undefined }), 'notARecording'],
  ['whose moments are out of order', forged({ ...log, moments: [...others, moment] }), 'notARecording'],
  [
    'of more moments than are kept',
    forged({ ...log, moments: Array.from({ length: 5_001 }, (_, n) => ({ ...moment, n })) }),
    'notARecording',
  ],
  [
    'whose snapshot is bottomless',
    forged({ ...log, moments: [{ ...moment, snapshot: { ...moment.snapshot!, context: deep(40) } }] }),
    'notARecording',
  ],
  ['that is nothing but depth', '['.repeat(200_000), 'notJson'],
  [
    'whose chart is no machine',
    forged({ ...log, actors: [{ ...log.actors[0]!, definition: '[1]' }] }),
    'notARecording',
  ],
  ['whose chart is no JSON', forged({ ...log, actors: [{ ...log.actors[0]!, definition: 'alert(1)' }] }), 'notJson'],
  [
    'whose chart has a prototype',
    forged({ ...log, actors: [{ ...log.actors[0]!, definition: '{"states":{"__proto__":{}}}' }] }),
    'unsafeName',
  ],
  [
    'that carries __proto__',
    saved.replace('"context": {}', '"context": {"__proto__": {"isAdmin": true}}'),
    'unsafeName',
  ],
  [
    'that carries a constructor',
    saved.replace('"context": {}', '"context": {"constructor": {"prototype": {}}}'),
    'unsafeName',
  ],
])('a file %s is refused', (_, text, fault) => expect(read(text)).rejects.toMatchObject({ fault }))

it('a file of 100 MB is refused before a byte of it is read', async () => {
  const file = { size: 100_000_000, text: () => Promise.reject(new Error('it was read')) } as unknown as Blob
  await expect(readRecording(file)).rejects.toMatchObject({ fault: 'tooLarge' })
})

it('nothing that is refused changes what objects are made of', async () => {
  await read(saved.replace('"context": {}', '"context": {"__proto__": {"isAdmin": true}}')).catch(() => {})
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
})
