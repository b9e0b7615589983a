import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { cropperMachine } from '../../../src/ui/cropper/cropper.machine.ts'
import { cropperDefaults } from '../../../src/ui/cropper/cropper.setup.ts'
import type { CropperInput, Drawing, Picture } from '../../../src/ui/cropper/cropper.types.ts'
import {
  canAccept,
  drawnPicture,
  isChanged,
  placedImage,
  problemOf,
  zoomOf,
  type CropperSnapshot,
} from '../../../src/ui/cropper/cropper.view.ts'

const photo: Picture = { type: 'image/png', size: 5_000 }
const image = { url: 'blob:1', width: 1200, height: 900 }
const frame = { x: 150, y: 0, width: 900, height: 900 }

/** A cropper whose browser the test plays. */
const openCropper = (input: Partial<CropperInput> = {}, isImage = true) => {
  const drawings: Drawing[] = []
  const released: (string | undefined)[] = []
  let canDraw = true
  const actor = createActor(
    cropperMachine.provide({
      actors: {
        decode: fromPromise(async () => {
          if (!isImage) throw new Error('no image')
          return image
        }),
        draw: fromPromise(async ({ input: drawing }) => {
          drawings.push(drawing)
          if (!canDraw) throw new Error('no memory')
          return { type: drawing.type, size: 900 }
        }),
      },
      actions: { releaseImage: ({ context }) => released.push(context.image?.url) },
    }),
    { input: { ...cropperDefaults, ...input } },
  ).start()
  return {
    actor,
    drawings,
    released,
    failToDraw: (fails: boolean) => void (canDraw = !fails),
    now: () => actor.getSnapshot(),
    until: (value: CropperSnapshot['value']) =>
      waitFor(actor, (snapshot) => JSON.stringify(snapshot.value) === JSON.stringify(value)),
  }
}

const placed = async (input?: Partial<CropperInput>) => {
  const cropper = openCropper(input)
  cropper.actor.send({ type: 'file.chosen', file: photo })
  await cropper.until('imagePlaced')
  cropper.actor.send({ type: 'frame.measured', frame })
  return cropper
}

describe('the cropper', () => {
  it('B132 goes from a chosen file by the placed image to the drawn picture', async () => {
    const { actor, now, until, released } = openCropper()
    expect([now().value, isChanged(now())]).toEqual(['init', false])
    actor.send({ type: 'file.chosen', file: photo })
    expect(now().value).toEqual({ loading: 'decoding' })
    await until('imagePlaced')
    expect([placedImage(now()), canAccept(now())]).toEqual([image, false])
    actor.send({ type: 'frame.measured', frame })
    actor.send({ type: 'frame.accepted' })
    expect(now().value).toEqual({ loading: 'drawing' })
    await until('drawn')
    expect([drawnPicture(now()), isChanged(now()), placedImage(now())]).toEqual([
      { type: 'image/png', size: 900 },
      true,
      null,
    ])
    actor.send({ type: 'choice.abandoned' })
    expect([now().value, drawnPicture(now()), released.at(-1)]).toEqual(['init', null, 'blob:1'])
  })

  it('B133 C077 has a frame of 200x200 and draws an image of 400x400', async () => {
    const { actor, drawings, until } = await placed()
    actor.send({ type: 'frame.accepted' })
    await until('drawn')
    expect(drawings).toEqual([{ image, frame, type: 'image/png', width: 400, height: 400 }])
  })

  it('B133 draws by the size and the quality that it is given', async () => {
    const { actor, drawings, until } = await placed({ width: 300, height: 150, quality: 3 })
    actor.send({ type: 'frame.accepted' })
    await until('drawn')
    expect(drawings).toMatchObject([{ width: 900, height: 450 }])
  })

  it('B132 refuses a file of another kind, and one that only says that it is an image', async () => {
    const { actor, now } = openCropper()
    actor.send({ type: 'file.chosen', file: { type: 'application/pdf', size: 10 } })
    expect([now().value, problemOf(now())]).toEqual(['typeMismatch', 'typeMismatch'])
    const liar = openCropper({}, false)
    liar.actor.send({ type: 'file.chosen', file: photo })
    await liar.until('typeMismatch')
    expect(liar.now().hasTag('failed')).toBe(true)
  })

  it('B132 refuses a file that is too large and takes one that is just not', () => {
    const { actor, now } = openCropper({ bytes: 5_000 })
    actor.send({ type: 'file.chosen', file: { ...photo, size: 5_001 } })
    expect([now().value, problemOf(now())]).toEqual(['sizeExceeded', 'sizeExceeded'])
    actor.send({ type: 'file.chosen', file: photo })
    expect([now().value, problemOf(now())]).toEqual([{ loading: 'decoding' }, null])
  })

  it('B132 removes the picture, and takes the removal back', () => {
    const { actor, now } = openCropper()
    actor.send({ type: 'picture.removed' })
    expect([now().value, isChanged(now())]).toEqual(['removed', true])
    actor.send({ type: 'choice.abandoned' })
    expect([now().value, isChanged(now())]).toEqual(['init', false])
  })

  it('keeps the image and its frame when drawing fails, and tries again', async () => {
    const { actor, now, until, failToDraw } = await placed()
    failToDraw(true)
    actor.send({ type: 'frame.accepted' })
    await until('imagePlaced')
    expect([problemOf(now()), now().context.frame]).toEqual(['undrawn', frame])
    failToDraw(false)
    actor.send({ type: 'frame.accepted' })
    await until('drawn')
    expect(problemOf(now())).toBeNull()
  })

  it('zooms between 1 and 4, and begins anew with another file', async () => {
    const { actor, now, until, released } = await placed()
    actor.send({ type: 'image.zoomed', zoom: 9 })
    expect(zoomOf(now())).toBe(4)
    actor.send({ type: 'image.zoomed', zoom: 0 })
    expect(zoomOf(now())).toBe(1)
    actor.send({ type: 'image.zoomed', zoom: 2 })
    actor.send({ type: 'image.moved', position: { x: 10, y: -4 } })
    expect(now().context).toMatchObject({ zoom: 2, position: { x: 10, y: -4 } })
    actor.send({ type: 'file.chosen', file: photo })
    expect([now().context.zoom, now().context.position, now().context.frame, released.at(-1)]).toEqual([
      1,
      { x: 0, y: 0 },
      null,
      'blob:1',
    ])
    await until('imagePlaced')
  })
})

it('B132 has the states that the specification names', () =>
  expect(Object.keys(cropperMachine.root.states).toSorted()).toEqual(
    ['init', 'fileChosen', 'sizeExceeded', 'typeMismatch', 'imagePlaced', 'drawn', 'removed', 'loading'].toSorted(),
  ))
