import type { cropperMachine } from '../../../src/ui/cropper/cropper.machine.ts'
import type { CropperContext } from '../../../src/ui/cropper/cropper.types.ts'
import type { DecisionTable, Outcome } from '../../machines/support/table.ts'

type Then = Outcome<CropperContext>

const photo = { type: 'image/png', size: 5_000 }
const large = { type: 'image/png', size: 5_001 }
const page = { type: 'text/html', size: 10 }
const image = { url: 'blob:1', width: 1200, height: 900 }
const frame = { x: 150, y: 0, width: 900, height: 900 }
const drawn = { type: 'image/png', size: 900 }
const settings = { width: 200, height: 200, quality: 2, types: ['image/png'], bytes: 5_000 }
const empty = {
  file: null,
  image: null,
  zoom: 1,
  position: { x: 0, y: 0 },
  frame: null,
  result: null,
  isUndrawn: false,
}
const drawing: [string, unknown] = ['draw', { image, frame, type: 'image/png', width: 400, height: 400 }]

/** Whatever is under way: another file begins anew, and what was shown is let go of. */
const withImage = (shown: object | null, was: Partial<CropperContext> = {}): Record<string, Then> => ({
  'a photo': {
    to: 'decoding',
    knows: { ...was, file: photo },
    does: [['releaseImage', shown]],
    asks: [['decode', photo]],
  },
  'a photo just too large': { to: 'sizeExceeded', knows: { ...was, file: large }, does: [['releaseImage', shown]] },
  'no picture': { to: 'typeMismatch', knows: { ...was, file: page }, does: [['releaseImage', shown]] },
  'the picture is removed': { to: 'removed', knows: { ...was, file: null }, does: [['releaseImage', shown]] },
  'the choice is given up': { to: 'init', knows: { ...was, file: null }, does: [['releaseImage', shown]] },
})
/** The same where that file is already the one. */
const without = (key: string, rows: Record<string, Then>): Record<string, Then> => {
  const { file: _, ...knows } = rows[key]!.knows!
  return { ...rows, [key]: { ...rows[key], knows } }
}
const framing = ['moved', 'zoomed to 2', 'zoomed beyond 4', 'zoomed below 1', 'the frame is measured', 'accepted']

/** A chosen file becomes a picture of 400 x 400, or it is said why not. */
export const cropperTable: DecisionTable<typeof cropperMachine> = {
  proves: 'B132 B133',
  states: {
    init: { is: 'init', tags: ['settled'] },
    sizeExceeded: { is: 'sizeExceeded', tags: ['failed'] },
    typeMismatch: { is: 'typeMismatch', tags: ['failed'] },
    decoding: { is: { loading: 'decoding' }, tags: ['busy'] },
    drawing: { is: { loading: 'drawing' }, tags: ['busy'] },
    imagePlaced: { is: 'imagePlaced', tags: ['editable'] },
    drawn: { is: 'drawn', tags: ['settled'] },
    removed: { is: 'removed', tags: ['settled'] },
  },
  beginnings: { opened: { input: settings, to: 'init', knows: { ...settings, ...empty } } },
  events: {
    'a photo': { type: 'file.chosen', file: photo },
    'a photo just too large': { type: 'file.chosen', file: large },
    'no picture': { type: 'file.chosen', file: page },
    moved: { type: 'image.moved', position: { x: 10, y: -4 } },
    'zoomed to 2': { type: 'image.zoomed', zoom: 2 },
    'zoomed beyond 4': { type: 'image.zoomed', zoom: 4.1 },
    'zoomed below 1': { type: 'image.zoomed', zoom: 0.9 },
    'the frame is measured': { type: 'frame.measured', frame },
    accepted: { type: 'frame.accepted' },
    'the picture is removed': { type: 'picture.removed' },
    'the choice is given up': { type: 'choice.abandoned' },
  },
  answers: {
    decode: { 'an image': { output: image }, 'no image': { error: new Error('no image') } },
    draw: { 'it is drawn': { output: drawn }, 'it is not drawn': { error: new Error('no memory') } },
  },
  host: { releaseImage: 'image' },
  situations: {
    'nothing is chosen': {
      in: 'init',
      by: ['opened'],
      rows: {
        'a photo': {
          to: 'decoding',
          knows: { file: photo },
          does: [['releaseImage', null]],
          asks: [['decode', photo]],
        },
        'a photo just too large': { to: 'sizeExceeded', knows: { file: large }, does: [['releaseImage', null]] },
        'no picture': { to: 'typeMismatch', knows: { file: page }, does: [['releaseImage', null]] },
        'the picture is removed': { to: 'removed', does: [['releaseImage', null]] },
        'the choice is given up': { does: [['releaseImage', null]] },
      },
      nothing: framing,
    },
    'too large': {
      in: 'sizeExceeded',
      by: ['opened', 'a photo just too large'],
      rows: without('a photo just too large', withImage(null)),
      nothing: framing,
    },
    'of another kind': {
      in: 'typeMismatch',
      by: ['opened', 'no picture'],
      rows: without('no picture', withImage(null)),
      nothing: framing,
    },
    'being read': {
      in: 'decoding',
      by: ['opened', 'a photo'],
      rows: {
        ...without('a photo', withImage(null)),
        'an image': { to: 'imagePlaced', knows: { image } },
        'no image': { to: 'typeMismatch' },
      },
      nothing: framing,
    },
    'in view, without a frame': {
      in: 'imagePlaced',
      by: ['opened', 'a photo', 'an image'],
      rows: {
        ...without('a photo', withImage(image, { image: null })),
        moved: { knows: { position: { x: 10, y: -4 } } },
        'zoomed to 2': { knows: { zoom: 2 } },
        'zoomed beyond 4': { knows: { zoom: 4 } },
        'the frame is measured': { knows: { frame } },
      },
      nothing: ['zoomed below 1', 'accepted'],
    },
    'in its frame, moved and zoomed': {
      in: 'imagePlaced',
      by: ['opened', 'a photo', 'an image', 'moved', 'zoomed to 2', 'the frame is measured'],
      rows: {
        ...without('a photo', withImage(image, { image: null, frame: null, zoom: 1, position: { x: 0, y: 0 } })),
        'zoomed beyond 4': { knows: { zoom: 4 } },
        'zoomed below 1': { knows: { zoom: 1 } },
        accepted: { to: 'drawing', asks: [drawing] },
      },
      nothing: ['moved', 'zoomed to 2', 'the frame is measured'],
    },
    'being drawn': {
      in: 'drawing',
      by: ['opened', 'a photo', 'an image', 'the frame is measured', 'accepted'],
      rows: {
        ...without('a photo', withImage(image, { image: null, frame: null })),
        'it is drawn': { to: 'drawn', knows: { result: drawn } },
        'it is not drawn': { to: 'imagePlaced', knows: { isUndrawn: true } },
      },
      nothing: framing,
    },
    'it was not drawn': {
      in: 'imagePlaced',
      by: ['opened', 'a photo', 'an image', 'the frame is measured', 'accepted', 'it is not drawn'],
      knows: { isUndrawn: true, frame },
      rows: {
        ...without('a photo', withImage(image, { image: null, frame: null, isUndrawn: false })),
        moved: { knows: { position: { x: 10, y: -4 } } },
        'zoomed to 2': { knows: { zoom: 2 } },
        'zoomed beyond 4': { knows: { zoom: 4 } },
        accepted: { to: 'drawing', asks: [drawing] },
      },
      nothing: ['zoomed below 1', 'the frame is measured'],
    },
    'drawn at the second try': {
      in: 'drawing',
      by: ['opened', 'a photo', 'an image', 'the frame is measured', 'accepted', 'it is not drawn', 'accepted'],
      rows: {
        ...without('a photo', withImage(image, { image: null, frame: null, isUndrawn: false })),
        'it is drawn': { to: 'drawn', knows: { result: drawn, isUndrawn: false } },
        'it is not drawn': { to: 'imagePlaced' },
      },
      nothing: framing,
    },
    'the picture is made': {
      in: 'drawn',
      by: ['opened', 'a photo', 'an image', 'the frame is measured', 'accepted', 'it is drawn'],
      rows: without('a photo', withImage(image, { image: null, frame: null, result: null })),
      nothing: framing,
    },
    'there is to be none': {
      in: 'removed',
      by: ['opened', 'the picture is removed'],
      rows: {
        'a photo': {
          to: 'decoding',
          knows: { file: photo },
          does: [['releaseImage', null]],
          asks: [['decode', photo]],
        },
        'a photo just too large': { to: 'sizeExceeded', knows: { file: large }, does: [['releaseImage', null]] },
        'no picture': { to: 'typeMismatch', knows: { file: page }, does: [['releaseImage', null]] },
        'the picture is removed': { does: [['releaseImage', null]] },
        'the choice is given up': { to: 'init', does: [['releaseImage', null]] },
      },
      nothing: framing,
    },
  },
}
