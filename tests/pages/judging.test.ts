import { expect, it } from 'vitest'
import { judging } from '../../src/pages/fill/judging.ts'
import type { Definition, FormField } from '../../src/shared/forms/definition.ts'
import { judge } from '../../src/shared/forms/judge.ts'

const field = (name: string): FormField => ({
  kind: 'field',
  name,
  label: {},
  type: 'text',
  max: 9,
  own: { pattern: '[a-z]+', said: {} },
})

const definition: Definition = {
  schema: 1,
  pages: [{ id: 'page1', title: {}, items: [field('one'), field('two'), field('three')] }],
}

it('of answers that are judged letter by letter those alone are read that are others, and all are judged as at once', () => {
  const read: string[] = []
  const fits = (_: string, text: string) => {
    read.push(text)
    return /^[a-z]+$/.test(text)
  }
  const occasion = { at: '2026-11-27', fits }
  const judged = judging(definition, occasion, true)
  const typed = ['a', 'ab', 'ab1', 'ab1'].map((one) => ({ one, two: '2', three: 'c' }))
  const wholes = typed.map((answers) => judged(answers).whole)
  expect(read).toEqual(['a', '2', 'c', 'ab', 'ab1'])
  expect(wholes).toEqual(typed.map((answers) => judge(definition, answers, occasion)))
})
