import type { webcamMachine } from '../../../src/ui/webcam/webcam.machine.ts'
import type { WebcamContext } from '../../../src/ui/webcam/webcam.types.ts'
import type { DecisionTable, Outcome } from '../../machines/support/table.ts'

const [stream, another] = [{ id: 'a stream' }, { id: 'another stream' }] as unknown as MediaStream[]
const cameras = [
  { id: 'front', label: 'Front' },
  { id: 'back', label: 'Back' },
]
const picture = { name: 'taken.jpg' } as unknown as File
const nothing = { camera: null, cameras: [], stream: null, picture: null, problem: null }

const failing: Record<string, Outcome<WebcamContext>> = {
  'the camera is refused': { to: 'failed', knows: { problem: 'notAllowed' } },
}
const everything = [
  'the back camera is there',
  'the front camera is there',
  'the camera is refused',
  'the front camera is chosen',
  'a picture is wanted',
  'another is wanted',
  'it is used',
]
/** What changes nothing, where the rest does. */
const but = (...happens: string[]) => everything.filter((one) => !happens.includes(one))

/** A picture of a document is taken with a camera of the device, or it is said why not. */
export const webcamTable: DecisionTable<typeof webcamMachine> = {
  proves: 'B134',
  states: {
    opening: { is: { watching: 'opening' }, tags: ['busy'] },
    live: { is: { watching: 'live' }, tags: ['editable'] },
    taking: { is: { watching: 'taking' }, tags: ['busy'] },
    looking: { is: { watching: 'looking' }, tags: ['editable'] },
    failed: { is: 'failed', tags: ['failed'], isOver: true },
    accepted: { is: 'accepted', tags: ['settled'], isOver: true },
  },
  beginnings: { opened: { to: 'opening', knows: nothing, asks: [['watch', { camera: null }]] } },
  events: {
    'the back camera is there': { type: 'camera.opened', camera: 'back', cameras, stream: stream! },
    'the front camera is there': { type: 'camera.opened', camera: 'front', cameras, stream: another! },
    'the camera is refused': { type: 'camera.failed', problem: 'notAllowed' },
    'the front camera is chosen': { type: 'camera.chosen', camera: 'front' },
    'a picture is wanted': { type: 'picture.wanted' },
    'another is wanted': { type: 'picture.rejected' },
    'it is used': { type: 'picture.accepted' },
  },
  answers: { take: { taken: { output: picture }, 'nothing is drawn': { error: { message: 'Nothing was drawn' } } } },
  situations: {
    'the camera is started': {
      in: 'opening',
      by: ['opened'],
      rows: {
        'the back camera is there': { to: 'live', knows: { camera: 'back', cameras, stream: stream! } },
        'the front camera is there': { to: 'live', knows: { camera: 'front', cameras, stream: another! } },
        ...failing,
      },
      nothing: but('the back camera is there', 'the front camera is there', 'the camera is refused'),
    },
    'the camera sees': {
      in: 'live',
      by: ['opened', 'the back camera is there'],
      rows: {
        'the front camera is chosen': {
          to: 'opening',
          knows: { camera: 'front' },
          asks: [['watch', { camera: 'front' }]],
        },
        'a picture is wanted': { to: 'taking', asks: [['take', { stream }]] },
        ...failing,
      },
      nothing: but('the front camera is chosen', 'a picture is wanted', 'the camera is refused'),
    },
    'another camera is started': {
      in: 'opening',
      by: ['opened', 'the back camera is there', 'the front camera is chosen'],
      rows: {
        'the back camera is there': { to: 'live', knows: { camera: 'back' } },
        'the front camera is there': { to: 'live', knows: { stream: another! } },
        ...failing,
      },
      nothing: but('the back camera is there', 'the front camera is there', 'the camera is refused'),
    },
    'a picture is made': {
      in: 'taking',
      by: ['opened', 'the back camera is there', 'a picture is wanted'],
      rows: {
        taken: { to: 'looking', knows: { picture } },
        'nothing is drawn': { to: 'failed', knows: { problem: 'broken' } },
        ...failing,
      },
      nothing: but('the camera is refused'),
    },
    'the picture is looked at': {
      in: 'looking',
      by: ['opened', 'the back camera is there', 'a picture is wanted', 'taken'],
      rows: {
        'another is wanted': { to: 'live', knows: { picture: null } },
        'it is used': { to: 'accepted' },
        ...failing,
      },
      nothing: but('another is wanted', 'it is used', 'the camera is refused'),
    },
    'there is no camera': { in: 'failed', by: ['opened', 'the camera is refused'], rows: {}, nothing: everything },
    'the picture is taken': {
      in: 'accepted',
      by: ['opened', 'the back camera is there', 'a picture is wanted', 'taken', 'it is used'],
      rows: {},
      nothing: everything,
    },
  },
}
