import { expect, it } from 'vitest'
import { kindOf, videoType } from '../../../src/ui/viewer/kinds.ts'

it.each([
  ['a.mp4', 'video/mp4'],
  ['a.MOV', 'video/mp4'],
  ['a.webm', 'video/webm'],
  ['a.ogg', 'video/ogg'],
  ['a.avi', 'video/avi'],
])('B129 %s is a video, played as %s', (name, type) => {
  expect([kindOf(name), videoType(name)]).toEqual(['video', type])
})

it.each([
  ['a.jpg', 'image'],
  ['a.JPEG', 'image'],
  ['a.png', 'image'],
  ['a.pdf', 'pdf'],
  ['a.txt', 'text'],
  ['a.html', 'frame'],
  ['a.svg', 'other'],
  ['a.docx', 'other'],
  ['a.constructor', 'other'],
  ['jpg', 'other'],
])('B120 %s is looked at as %s', (name, kind) => {
  expect(kindOf(name)).toBe(kind)
})
