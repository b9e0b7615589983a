import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { emptyOf, type Field } from '../../machines/fields/fields.ts'
import { areas } from '../../src/areas/registry.ts'
import { formMachine } from '../../src/pages/form/form.machine.ts'
import type { Invalid, Row, SaveAnswer, Saved, Stale } from '../../src/shared/endpoints/answers/records.ts'
import type { FormNotice, Save, StoredRecord } from '../../src/pages/form/form.types.ts'
import {
  isLoading,
  isSaving,
  isUnloaded,
  refusal,
  savedId,
  storedRecord,
  theirVersion,
} from '../../src/pages/form/form.view.ts'
import { askingFor } from '../../src/pages/form/asking.ts'
import { judging, valuesOf } from '../../src/pages/form/values.ts'
import { formFields, typedField } from '../../src/shared/area/names.ts'

const stored = (revision: number, name: string) => ({ id: '17', revision, name }) as StoredRecord

const settled = () => new Promise((resolve) => setImmediate(resolve))

/** What the form reads of an answer. */
type Told = Invalid | Omit<Saved, 'record' | 'entry'> | Omit<Stale, 'since'>

/** A form whose server answers as the test says, in that order. */
const open = async (id: string | null, loads: (StoredRecord | Error)[], saves: (Told | Error)[]) => {
  const saved: Save[] = []
  const notices: FormNotice[] = []
  const next = <T>(answers: (T | Error)[]) => {
    const answer = answers.shift()!
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
  }
  const actor = createActor(
    formMachine.provide({
      actors: {
        load: fromPromise(() => next(loads)),
        save: fromPromise(({ input }) => {
          saved.push(input)
          return next(saves as (SaveAnswer | Error)[])
        }),
      },
    }),
    { input: { id } },
  )
  actor.on('*', (notice) => notices.push(notice))
  actor.start()
  await settled()
  const send = async (event: Parameters<typeof actor.send>[0]) => {
    actor.send(event)
    await settled()
  }
  return {
    actor,
    send,
    saved,
    notices,
    see: <T>(view: (snapshot: ReturnType<typeof actor.getSnapshot>) => T) => view(actor.getSnapshot()),
  }
}

describe('a form', () => {
  it('makes a record', async () => {
    const { send, saved, notices, see } = await open(null, [], [{ __typename: 'Saved', id: '18', revision: 0 }])
    expect([see(isLoading), see(storedRecord)]).toEqual([false, null])
    await send({ type: 'form.submitted', values: { name: 'new' } })
    expect(saved).toEqual([{ record: null, values: { name: 'new' } }])
    expect([see(savedId), notices.map(({ type }) => type)]).toEqual(['18', ['saved']])
  })

  it('saves over the revision that it has read', async () => {
    const { send, saved } = await open('17', [stored(4, 'old')], [{ __typename: 'Saved', id: '17', revision: 5 }])
    await send({ type: 'form.submitted', values: { name: 'new' } })
    expect(saved[0]!.record!.revision).toBe(4)
  })

  it('shows what the server finds wrong, and can be sent again', async () => {
    const fields = [{ path: 'name', key: 'validation:taken', values: {} }]
    const { send, notices, see } = await open(
      null,
      [],
      [
        { __typename: 'Invalid', fields },
        { __typename: 'Saved', id: '18', revision: 0 },
      ],
    )
    await send({ type: 'form.submitted', values: { name: 'old' } })
    expect([see(refusal), see(isSaving), notices]).toEqual([
      { wrong: fields, values: { name: 'old' } },
      false,
      [{ type: 'refused', wrong: fields }],
    ])
    await send({ type: 'form.submitted', values: { name: 'new' } })
    expect([see(refusal).wrong, see(savedId)]).toEqual([[], '18'])
  })

  it('C086 stays as it is when saving fails', async () => {
    const { send, notices, see } = await open(null, [], [new Error('away')])
    await send({ type: 'form.submitted', values: { name: 'new' } })
    expect([see(isSaving), see(savedId), notices.map(({ type }) => type)]).toEqual([false, null, ['failed']])
  })

  it('reads again what could not be read', async () => {
    const { send, see } = await open('17', [new Error('away'), stored(0, 'old')], [])
    expect(see(isUnloaded)).toBe(true)
    await send({ type: 'load.retried' })
    expect([see(isUnloaded), see(isLoading), see(storedRecord)?.name]).toEqual([false, false, 'old'])
  })
})

describe('two people at one record', () => {
  const conflicted = () =>
    open(
      '17',
      [stored(4, 'old')],
      [
        { __typename: 'Stale', revision: 5, changed: ['name'], record: stored(5, 'theirs') as Row },
        { __typename: 'Saved', id: '17', revision: 6 },
      ],
    )

  it('are shown both versions, and nothing is saved', async () => {
    const { send, see } = await conflicted()
    await send({ type: 'form.submitted', values: { name: 'mine' } })
    expect([see(theirVersion)?.name, see(storedRecord)?.name, see(savedId)]).toEqual(['theirs', 'old', null])
  })

  it('save what was chosen over what is stored now', async () => {
    const { send, saved, see } = await conflicted()
    await send({ type: 'form.submitted', values: { name: 'mine' } })
    await send({ type: 'choice.saved', values: { name: 'mine' } })
    expect([saved[1], see(savedId)]).toEqual([{ record: stored(5, 'theirs'), values: { name: 'mine' } }, '17'])
  })

  it('or go on from the other one', async () => {
    const { send, saved, see } = await conflicted()
    await send({ type: 'form.submitted', values: { name: 'mine' } })
    await send({ type: 'choice.edited' })
    expect([see(theirVersion), see(storedRecord)?.name, saved.length]).toEqual([null, 'theirs', 1])
  })
})

const missing = (type: string) =>
  `validation:${{ image: 'uploadRequired', money: 'requiredPrice' }[type] ?? 'required'}`

describe('the values of a form', () => {
  it.each(areas.filter(({ permissions }) => permissions.create).map((one) => [one.id, one] as const))(
    'V034 V035 %s says which required fields are missing, and which uploads',
    (_, one) => {
      const required = formFields(one).filter((name) => typedField(one.fields[name]!).required)
      expect(judging(one, () => ({}))(valuesOf(one, null)).wrong.map(({ path, key }) => [path, key])).toEqual(
        expect.arrayContaining(required.map((name) => [name, missing(one.fields[name]!.type)])),
      )
    },
  )

  it.each(areas.map((one) => [one.id, one] as const))(
    '%s are judged while rows that were added are still empty, each at its place',
    async (_, one) => {
      const { asks, refine } = (await one.lifecycle?.load()) ?? {}
      const form = one.lifecycle
        ? askingFor(
            one,
            asks ?? {},
            refine && ((row) => refine({ typed: row as never, at: '2026-03-02T03:00:00.000Z' })),
          )
        : one
      const groups = formFields(form).flatMap((name) => {
        const field = form.fields[name]!
        return field.type === 'group' ? [{ name, fields: Object.entries<Field>(field.fields) }] : []
      })
      const rows = groups.map(({ name, fields }) => {
        const empty = Object.fromEntries(fields.map(([own, field]) => [own, emptyOf(field)]))
        return [name, [empty, empty]]
      })
      const { wrong } = judging(form, () => ({}))({ ...valuesOf(form, null), ...Object.fromEntries(rows) })
      expect(wrong.map(({ path, key }) => [path, key])).toEqual(
        expect.arrayContaining(
          groups.flatMap(({ name, fields }) =>
            fields
              .filter(([, { required, type }]) => required && type !== 'flag')
              .map(([own]) => [`${name}[1].${own}`, 'validation:required']),
          ),
        ),
      )
    },
  )
})
