import { configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { loadWords, startLanguage } from '../../src/data/language.ts'
import { transferBy } from '../../src/data/upload/upload.gateway.ts'
import { uploadMachine } from '../../src/data/upload/upload.machine.ts'
import { Bringing } from '../../src/pages/fields/bringing.ts'
import { Reading } from '../../src/pages/fields/reading.ts'
import FillForm, { type FillFormProps } from '../../src/pages/fill/FillForm.tsx'
import type { Answers, Definition } from '../../src/shared/forms/definition.ts'
import { SubmissionFiles } from '../../src/views/forms/SubmissionFiles.tsx'
import { violationsIn } from './support/axe.ts'
import { withCanvas } from './support/canvas.ts'

configure({ asyncUtilTimeout: 30_000 })
withCanvas()

const field = (name: string, given: object) => ({ kind: 'field', name, label: { en: name }, ...given })
const asking = (...pages: object[][]) =>
  ({ schema: 1, pages: pages.map((items, at) => ({ id: `page${at}`, title: {}, items })) }) as unknown as Definition

const photos = field('Photos', { type: 'photo', megabytes: 5, max: 2, required: true })
const note = field('note', { type: 'text', max: 20 })

/** Files that were brought, by their names: each arrives, or not, when the test says so. */
const arrivals = new Map<string, { arrive(id: string): void; fail(): void }>()
const read = vi.fn<(id: string) => Promise<Response>>()
const ids = [1, 2, 3].map((one) => `7d1c2f3e-0000-4000-8000-00000000000${one}`) as [string, string, string]

const machine = uploadMachine.provide({
  actors: {
    transfer: transferBy(
      ({ file: { name, type, size } }) =>
        new Promise((resolve, reject) =>
          arrivals.set(name, { arrive: (id) => resolve({ id, name, type, size }), fail: () => reject(new Error()) }),
        ),
    ),
  },
})

beforeEach(async () => {
  arrivals.clear()
  read.mockReset().mockImplementation(async () => new Response('elsewhere'))
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  let shown = 0
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => `blob:${(shown += 1)}`, revokeObjectURL: () => {} }))
  await startLanguage(null)
  await loadWords(['fill', 'form', 'files', 'fields', 'validation', 'viewer'])
})

const fill = (definition: Definition, given: Partial<FillFormProps> = {}) =>
  render(
    <MemoryRouter>
      <Bringing value={machine}>
        <Reading value={read}>
          <FillForm definition={definition} at="2026-11-26" Files={SubmissionFiles} {...given} />
        </Reading>
      </Bringing>
    </MemoryRouter>,
  )

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const choose = async (name: string, ...files: string[]) => {
  const button = await screen.findByRole('button', { name })
  fireEvent.change(button.parentElement!.querySelector('input[type=file]')!, {
    target: { files: files.map((file) => new File(['drawn'], file, { type: 'image/png' })) },
  })
}
const rows = () => within(screen.getByRole('list', { name: 'Photos' })).getAllByRole('listitem')

describe('a file on its way', () => {
  it('goes on while another page is shown, is seen before it has arrived, and is read again nowhere for that', async () => {
    fill(asking([note], [photos]))
    press('Next')
    await choose('Choose files Photos', 'car.png')
    await screen.findByRole('progressbar', { name: 'Uploading car.png' })
    await waitFor(() => expect(rows()[0]!.querySelector('img')?.src).toMatch(/^blob:/))
    press('Back')
    expect(screen.queryByRole('list', { name: 'Photos' })).toBeNull()
    arrivals.get('car.png')!.arrive(ids[0])
    press('Next')
    await screen.findByRole('button', { name: 'View car.png' })
    press('Next')
    const summary = await screen.findByRole('list', { name: 'Photos' })
    await waitFor(() => expect(summary.querySelector('img')?.src).toMatch(/^blob:/))
    expect(read).not.toHaveBeenCalled()
  })

  it('that does not arrive meanwhile is tried again', async () => {
    fill(asking([note], [photos]))
    press('Next')
    await choose('Choose files Photos', 'car.png')
    await screen.findByRole('progressbar')
    press('Back')
    arrivals.get('car.png')!.fail()
    press('Next')
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await screen.findByRole('progressbar')
    arrivals.get('car.png')!.arrive(ids[0])
    expect(await screen.findByRole('button', { name: 'View car.png' })).toBeTruthy()
  })

  it('is kept in no draft, and taken from one that has it', async () => {
    const keep = vi.fn<(typed: Partial<Answers> | null) => void>()
    const there = { id: ids[0], name: 'old.png', type: 'image/png', size: 5 }
    const lost = ['a', 'b'].map((id) => ({ ...there, id: `arriving ${id}`, name: `${id}.png` }))
    const kept = { names: ['Photos'], recall: () => ({ Photos: [there, ...lost] }), keep }
    fill(asking([photos]), { kept })
    await screen.findByText('old.png')
    expect(rows()).toHaveLength(1)
    await choose('Choose files Photos', 'car.png')
    await screen.findByRole('progressbar')
    expect(keep.mock.calls.map(([typed]) => typed?.['Photos'])).toEqual(keep.mock.calls.map(() => [there]))
    arrivals.get('car.png')!.arrive(ids[1])
    await waitFor(() => expect(keep.mock.lastCall![0]!['Photos']).toMatchObject([{ id: ids[0] }, { id: ids[1] }]))
  })

  it('that nothing brings any more says so, and is taken away', async () => {
    const lost = { id: 'arriving x', name: 'lost.png', type: 'image/png', size: 5 }
    fill(asking([photos]), { initial: { Photos: [lost] } })
    await screen.findByText('The file did not arrive. Please remove it and choose it again.')
    press('Remove lost.png')
    await waitFor(() => expect(screen.queryByText('lost.png')).toBeNull())
  })
})

describe('files that were brought elsewhere', () => {
  it('are read by what they were brought by', async () => {
    const there = { id: ids[2], name: 'old.png', type: 'image/png', size: 5 }
    fill(asking([photos]), { initial: { Photos: [there] } })
    await screen.findByText('old.png')
    await waitFor(() => expect(read).toHaveBeenCalledWith(ids[2]))
  })
})

describe('how files are asked for', () => {
  it('is told by their question, and what is wrong with them by the same', async () => {
    const paper = field('Paper', { type: 'file', kinds: ['pdf'], megabytes: 1, of: 'each', max: 3, required: true })
    const signature = field('Signature', { type: 'signature', required: true })
    const { container } = fill(asking([photos, paper, signature]))
    await screen.findByRole('group', { name: 'Signature' })
    press('Send')
    const camera = await screen.findByRole('button', { name: 'Take a picture Photos' })
    const chosen = await Promise.all(
      ['Choose files Photos', 'Choose files Paper'].map((name) => screen.findByRole('button', { name })),
    )
    const named = screen.getByRole('textbox', { name: 'Or write your name instead' })
    await screen.findAllByText('Paper is required to be uploaded')
    const wordsOf = (control: Element) =>
      control
        .getAttribute('aria-describedby')!
        .split(' ')
        .map((id) => document.getElementById(id)!.textContent)
        .join(' ')
    expect([camera, ...chosen, named].map((one) => [one.getAttribute('aria-invalid'), wordsOf(one)])).toEqual([
      ['true', 'Photos is required to be uploaded'],
      ['true', 'Photos is required to be uploaded JPG, JPEG, or PNG up to 5 MB each, 2 files at most'],
      ['true', 'Paper is required to be uploaded PDF up to 1 MB each, 3 files at most'],
      ['true', 'Signature is required to be uploaded'],
    ])
    expect(await violationsIn(container)).toEqual([])
  })

  it('names films by their extensions, and one file as one', async () => {
    fill(asking([field('Film', { type: 'file', kinds: ['video'], megabytes: 50, of: 'all', max: 1 })]))
    expect(await screen.findByText('MOV, MP4, AVI, FLV, MKV, or WMV up to 50 MB, one file')).toBeTruthy()
  })

  it('does not hold up whoever looks at a form where none are taken', async () => {
    fill(asking([photos], [note]), { Files: undefined as never })
    press('Next')
    expect(await screen.findByLabelText('note')).toBeTruthy()
  })
})

describe('what is typed', () => {
  it('is offered by the browser to customers alone, and what is more than nothing has keys for decimals', async () => {
    const items = [
      field('Phone', { type: 'phone' }),
      field('Mail', { type: 'email' }),
      field('Weight', { type: 'number', decimals: 2, nonZero: true }),
    ]
    const looks = async () => {
      const inputs = await Promise.all(
        ['Phone', 'Mail', 'Weight'].map((name) => screen.findByLabelText(name, { selector: 'input' })),
      )
      return inputs.map((one) => [one.getAttribute('autocomplete'), one.getAttribute('inputmode')])
    }
    const { unmount } = fill(asking(items), { known: { role: 'customer' } })
    expect(await looks()).toEqual([
      ['tel', null],
      ['email', null],
      ['off', 'decimal'],
    ])
    unmount()
    fill(asking(items), { known: { role: 'staff' } })
    expect((await looks()).map(([offered]) => offered)).toEqual([null, null, 'off'])
  })
})
