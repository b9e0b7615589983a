import { render } from '@testing-library/react'
import fc from 'fast-check'
import i18n from 'i18next'
import { initReactI18next } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import FillForm from '../../src/pages/fill/FillForm.tsx'
import ReadForm from '../../src/pages/fill/ReadForm.tsx'
import type { Definition, FormField } from '../../src/shared/forms/definition.ts'
import { judge } from '../../src/shared/forms/judge.ts'
import { definitionText, storedDefinition } from '../../src/shared/forms/read.ts'
import { fits } from '../../src/shared/forms/re2.ts'
import { answersOf, choices, definitionOf } from '../shared/forms/arbitrary.ts'
import { withCanvas } from './support/canvas.ts'

withCanvas()

beforeAll(() => i18n.use(initReactI18next).init({ lng: 'en', resources: {}, defaultNS: 'common' }))
afterEach(() => vi.useRealTimers())

const at = '2026-11-27'

const drawn = (definition: Definition, answers: object, shown: readonly string[]): string => {
  const { container, unmount } = render(
    <MemoryRouter>
      <ReadForm definition={definition} answers={answers as never} at={at} shown={shown} />
    </MemoryRouter>,
  )
  const text = container.innerHTML.replaceAll(/_r_\w+_/g, '')
  unmount()
  return text
}

describe('a submission', () => {
  it('is drawn the same for ever: as its version and its answers are stored, whatever day it is read', () => {
    fc.assert(
      fc.property(choices(), (from) => {
        const definition = definitionOf(from, { backward: false })
        const { answers, shown } = judge(definition, answersOf(from, definition), { at, fits })
        const today = drawn(definition, answers, [...shown])
        const stored = JSON.parse(JSON.stringify({ answers, shown: [...shown] })) as {
          answers: object
          shown: string[]
        }
        vi.useFakeTimers({ now: new Date('2041-03-01'), toFake: ['Date'] })
        const later = drawn(storedDefinition(definitionText(definition)), stored.answers, stored.shown)
        vi.useRealTimers()
        expect(later).toBe(today)
      }),
      { numRuns: 25 },
    )
  })
})

describe('what a form says', () => {
  const script = '<img src=x onerror="alert(1)"><script>alert(2)</script>'
  const words = { en: script, id: script, vi: script }
  const field = (name: string, own: object): FormField =>
    ({ kind: 'field', name, label: words, help: words, ...own }) as FormField
  const asked: Definition = {
    schema: 1,
    pages: [
      {
        id: 'one',
        title: words,
        items: [
          field('told', { type: 'explanation', text: words }),
          field('radio', { type: 'option', look: 'radio', options: [{ value: script, label: words }] }),
          field('unit', { type: 'number', decimals: 0, unit: words }),
          field('file', { type: 'file', kinds: ['pdf'], megabytes: 1, of: 'each', max: 1 }),
        ],
      },
    ],
  }
  const file = { id: '0b8b1f0e-9a8e-4a52-8c52-1d1f6a4a0001', name: `${script}.pdf`, type: 'application/pdf', size: 1 }
  const answers = { radio: script, unit: 1, file: [file] }

  const drawnOf = ({ container }: { container: HTMLElement }) => ({
    elements: container.querySelectorAll('img, script').length,
    isSaid: container.textContent.includes(script),
  })
  const asText = { elements: 0, isSaid: true }

  it('is drawn as text, in labels, options, help and names of files, where it is asked and where it is read', () => {
    const filled = render(
      <MemoryRouter>
        <FillForm definition={asked} at={at} initial={answers} onSubmit={() => {}} />
      </MemoryRouter>,
    )
    expect(drawnOf(filled)).toEqual(asText)
    filled.unmount()
    const read = render(
      <MemoryRouter>
        <ReadForm definition={asked} answers={answers} at={at} shown={['page:one', 'told', 'radio', 'unit', 'file']} />
      </MemoryRouter>,
    )
    expect(drawnOf(read)).toEqual(asText)
  })
})
