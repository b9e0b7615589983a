import { expect, it } from 'vitest'
import { callAt, matching, mentioned, partsOf, stillNamed } from '../../src/pages/comments/mentioning.ts'

const person = (id: string, name: string) => ({ id, name, organisation: 'Alfa', isColleague: true })
const [ann, annAdi, budi] = [person('1', 'Ann Lee'), person('2', 'Ann Lee Adi'), person('3', 'Budi Ann')]

it.each([
  ['@', 1, ''],
  ['Hi @an', 6, 'an'],
  ['Hi @Ann Le', 10, 'Ann Le'],
  ['Hi @an there', 6, 'an'],
])('an @ behind a blank calls for somebody: %s', (text, caret, typed) => {
  expect(callAt(text, caret)).toEqual({ from: text.indexOf('@'), to: caret, typed })
})

it.each([
  ['an@alfa.test', 7],
  ['Hi @an', 3],
  ['@ann\nnext', 9],
])('nothing else does: %s at %i', (text, caret) => {
  expect(callAt(text, caret)).toBeNull()
})

it('people are found by the beginning of each of their names', () => {
  expect(matching([ann, annAdi, budi], 'ann')).toEqual([ann, annAdi, budi])
  expect(matching([ann, annAdi, budi], 'LEE a')).toEqual([annAdi])
  expect(matching([ann, annAdi, budi], 'nn')).toEqual([])
})

it('who is chosen stands in the place of the call, and the caret behind', () => {
  const text = 'Hi @bu please'
  expect(mentioned(text, callAt(text, 6)!, budi)).toEqual({ text: 'Hi @Budi Ann please', caret: 13 })
})

it('who was chosen and named no more is not mentioned', () => {
  expect(stillNamed('Hi @Budi Ann', [ann, budi, budi])).toEqual([budi])
})

it('names are marked, the longer before the shorter', () => {
  expect(partsOf('@Ann Lee Adi and @Ann Lee.', [ann, annAdi])).toEqual([
    { text: '@Ann Lee Adi', isMention: true },
    { text: ' and ', isMention: false },
    { text: '@Ann Lee', isMention: true },
    { text: '.', isMention: false },
  ])
})
