import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { startLanguage } from '../../src/data/language.ts'
import { FilesUploader } from '../../src/ui/uploader/FilesUploader.tsx'
import { violationsIn } from './support/axe.ts'
import { withCanvas } from './support/canvas.ts'

configure({ asyncUtilTimeout: 10_000 })

const { drawn } = withCanvas()
const signed = vi.fn<(files: readonly File[]) => void>()

beforeEach(async () => {
  signed.mockReset()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  await startLanguage(null)
})

const shown = (rows: string[] = []) => (
  <FluentProvider theme={webLightTheme}>
    <FilesUploader
      label="Signature"
      name="signature"
      limits=""
      by="pen"
      extensions={['png']}
      list={null}
      last={null}
      onChoose={signed}
    >
      {rows.map((row) => (
        <li key={row}>{row}</li>
      ))}
    </FilesUploader>
  </FluentProvider>
)

const button = (name: string) => screen.findByRole('button', { name })
const isOff = async (name: string) => (await button(name)).getAttribute('aria-disabled') === 'true'
const surface = () => screen.getByRole('img', { name: 'Signature: the surface to sign on' })
const pictured = async () => {
  fireEvent.click(await button('Use this signature'))
  await waitFor(() => expect(signed).toHaveBeenCalled())
  const [file] = signed.mock.calls[0]![0]
  return { name: file!.name, type: file!.type, text: await file!.text() }
}

describe('a signature', () => {
  it('is written by whoever draws none, without a mouse, and taken as a picture', async () => {
    const { container } = render(shown())
    const input = await screen.findByRole('textbox', { name: 'Or write your name instead' })
    expect(await isOff('Use this signature')).toBe(true)
    fireEvent.change(input, { target: { value: ' Siti R ' } })
    expect(await pictured()).toEqual({ name: 'signature.png', type: 'image/png', text: 'Siti R' })
    expect(await violationsIn(container)).toEqual([])
  })

  it('that is drawn takes the place of what was written, and the other way round', async () => {
    render(shown())
    const input: HTMLInputElement = await screen.findByRole('textbox')
    fireEvent.change(input, { target: { value: 'Siti' } })
    fireEvent.pointerDown(surface(), { button: 0, buttons: 1, pointerId: 1, isPrimary: true, clientX: 5, clientY: 5 })
    fireEvent.pointerUp(surface(), { button: 0, buttons: 0, pointerId: 1, isPrimary: true, clientX: 5, clientY: 5 })
    expect(input.value).toBe('')
    expect((await pictured()).text).toMatch(/^dot/)
    fireEvent.change(input, { target: { value: 'Budi' } })
    expect(drawn()).toEqual(['Budi'])
    fireEvent.click(await button('Clear'))
    expect([drawn(), input.value, await isOff('Use this signature')]).toEqual([[], '', true])
  })

  it('that is there is not drawn again before it is taken away', async () => {
    const { rerender } = render(shown(['signature.png']))
    await screen.findByText('signature.png')
    expect(screen.queryByRole('textbox')).toBeNull()
    rerender(shown())
    expect(await screen.findByRole('textbox')).toBeTruthy()
  })
})
