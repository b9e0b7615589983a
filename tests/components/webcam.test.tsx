import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { act, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startLanguage } from '../../src/data/language.ts'
import { dismiss, notices } from '../../src/ui/snackbar/snackbar.ts'
import { SnackbarHost } from '../../src/ui/snackbar/SnackbarHost.tsx'
import { TakePicture } from '../../src/ui/webcam/TakePicture.tsx'
import { withDialogs } from './support/dialogs.ts'

configure({ asyncUtilTimeout: 10_000 })
withDialogs()

const cameras = ['Front', 'Back'].map((label) => ({ kind: 'videoinput', deviceId: label.toLowerCase(), label }))

/** The cameras of the device; what is asked of them is answered as told. */
const withCameras = (getUserMedia: ((wanted: MediaStreamConstraints) => Promise<unknown>) | null) =>
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: getUserMedia && { getUserMedia, enumerateDevices: async () => [...cameras, { kind: 'audioinput' }] },
  })

const taken = vi.fn<(picture: File) => void>()

beforeEach(async () => {
  taken.mockReset()
  await startLanguage(null)
  render(
    <FluentProvider theme={webLightTheme}>
      <TakePicture onTaken={taken} />
      <SnackbarHost />
    </FluentProvider>,
  )
})

afterEach(() => {
  act(() => notices().forEach(({ id }) => dismiss(id)))
  withCameras(null)
})

const take = () => fireEvent.click(screen.getByRole('button', { name: 'Take a picture', hidden: true }))

describe('B134 a picture from the camera', () => {
  it.each([
    [null, 'Webcam is not supported on your device'],
    ['NotAllowedError', 'Error! This browser may not use the camera: allow it in the settings of the page'],
    ['NotFoundError', 'Error! No camera was found'],
    ['NotReadableError', 'Error! The camera is used by another program'],
    ['TypeError', 'Error! The camera could not be read'],
  ])('that cannot be had for %s says so', async (name, said) => {
    withCameras(name === null ? null : () => Promise.reject(new DOMException('', name)))
    take()
    expect((await screen.findByText(said)).textContent).toBe(said)
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull()
    expect(taken).not.toHaveBeenCalled()
  })

  it('lets go of the camera when another is chosen, and when nobody wants one any more', async () => {
    const stops: string[] = []
    const wanted: unknown[] = []
    withCameras(async ({ video }) => {
      const { deviceId } = video as { deviceId?: { exact: string } }
      wanted.push(deviceId ?? (video as { facingMode: string }).facingMode)
      const id = deviceId?.exact ?? 'back'
      const track = {
        stop: () => stops.push(id),
        getSettings: () => ({ deviceId: id }),
        addEventListener: () => {},
      }
      return { getTracks: () => [track], getVideoTracks: () => [track] }
    })
    take()
    const choice = await screen.findByLabelText<HTMLSelectElement>('Camera')
    expect([choice.value, ...[...choice.options].map(({ text }) => text)]).toEqual(['back', 'Front', 'Back'])
    fireEvent.change(choice, { target: { value: 'front' } })
    await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Camera').disabled).toBe(false))
    expect([wanted, stops]).toEqual([['environment', { exact: 'front' }], ['back']])
    fireEvent.click(screen.getByRole('button', { name: 'Cancel', hidden: true }))
    await waitFor(() => expect(stops).toEqual(['back', 'front']))
    expect(taken).not.toHaveBeenCalled()
  })
})
