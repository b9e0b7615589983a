import { configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import i18n from 'i18next'
import { initReactI18next } from 'react-i18next'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import files from '../../locales/en/files.json'
import ui from '../../locales/en/ui.json'
import viewer from '../../locales/en/viewer.json'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { connectedViewer } from '../../src/ui/viewer/viewer.gateway.ts'
import { FieldValue } from '../../src/pages/fields/FieldValue.tsx'
import { MediaGrid } from '../../src/ui/viewer/MediaGrid.tsx'
import { Viewer } from '../../src/ui/viewer/Viewer.tsx'
import type { MediaItem } from '../../src/ui/viewer/viewer.types.ts'
import { isOpen } from '../../src/ui/viewer/viewer.view.ts'
import { onTheWire } from '../data/support/wire.ts'

configure({ asyncUtilTimeout: 30_000 })

const item = (name: string): MediaItem => ({ id: name, name, title: `The ${name}`, description: 'Ann, 3 March' })

const texts: Record<string, string> = {
  'a.txt': '<b>bold</b>',
  'b.html': '<script>parent.ran = true</script>',
  'c.mov': 'moving',
  'd.docx': 'PK',
}
const connected = connectedViewer(async (id) => new Blob([texts[id]!], { type: 'text/html' }))
const downloaded: string[] = []

const Opened = ({ names }: { names: string[] }) => {
  const actor = useActorRef(connected, { input: { items: names.map(item) } })
  const open = useSelector(actor, isOpen)
  useEffect(() => actor.send({ type: 'item.opened', index: 0, place: 'over' }), [actor])
  return open ? (
    <Viewer actor={actor} renderPicture={() => null} onDownload={({ name }) => downloaded.push(name)} />
  ) : (
    <p>closed</p>
  )
}

beforeAll(() =>
  i18n.use(initReactI18next).init({ lng: 'en', resources: { en: { files, ui, viewer } }, defaultNS: 'ui' }),
)
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = () => {}
  Element.prototype.scrollIntoView = () => {}
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} }))
})

const stage = () => screen.getByRole('region')
const press = (key: string) => fireEvent.keyDown(stage(), { key })
const all = Object.keys(texts)

it('B120 B125 shows text as text, with a caption, and nothing as what its bytes call themselves', async () => {
  render(<Opened names={all} />)
  await screen.findByText('<b>bold</b>')
  expect(screen.getByRole('dialog').querySelector('b')).toBeNull()
  expect(screen.getByRole('heading').textContent).toBe('The a.txt')
  screen.getByText('Ann, 3 March · 1 of 4')
})

it('B120 shows an embedded frame that may do nothing at all', async () => {
  render(<Opened names={['b.html']} />)
  const frame = await screen.findByTitle('The b.html')
  expect([frame.getAttribute('sandbox'), frame.getAttribute('src'), 'ran' in globalThis]).toEqual(['', null, false])
})

it('B128 B129 plays a video as what its extension says, and says when it cannot be played', async () => {
  render(<Opened names={['c.mov']} />)
  await vi.waitFor(() => expect(stage().querySelector('source')?.type).toBe('video/mp4'))
  fireEvent.error(stage().querySelector('source')!)
  expect((await screen.findByRole('status')).textContent).toContain(
    "Sorry, your browser doesn't support embedded videos.",
  )
})

it('B127 fades in when it is opened, and comes by a swipe from the side that one goes to', async () => {
  render(<Opened names={['a.txt', 'a.txt', 'a.txt']} />)
  const way = async () => (await screen.findByText('<b>bold</b>')).parentElement!.dataset.way
  expect(await way()).toBe('fade')
  press('ArrowRight')
  expect(await way()).toBe('onward')
  press('ArrowLeft')
  expect(await way()).toBe('back')
})

it('B130 stands four beside each other, each to be opened by its name', () => {
  const opened: string[] = []
  render(
    <MediaGrid
      label="Documents"
      items={all.map(item)}
      renderPicture={() => null}
      nameOf={({ name }) => `View ${name}`}
      onOpen={({ name }) => opened.push(name)}
      onAhead={() => {}}
      renderActions={() => null}
    />,
  )
  const grid = screen.getByRole('list', { name: 'Documents' })
  expect([grid.children.length, getComputedStyle(grid).getPropertyValue('--columns')]).toEqual([4, '4'])
  fireEvent.click(screen.getByRole('button', { name: 'View c.mov' }))
  expect(opened).toEqual(['c.mov'])
})

it('B177 tells a file by its original name, extension, category and size in KB, and a picture by itself in small', async () => {
  document.cookie = 'access=access-1; Path=/'
  const shown: Blob[] = []
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${shown.push(blob)}` }))
  const sent = onTheWire(() => new Response('drawn'))
  const scan = { id: 'f1', name: 'KTP Ann.JPG', type: 'image/jpeg', size: 48_128 }
  const deed = { id: 'f2', name: 'deed.pdf', type: 'application/pdf', size: 512 }
  const field = { type: 'files', kinds: ['image/jpeg', 'application/pdf'], megabytes: 1, max: 2 } as const
  render(<FieldValue field={field} value={[scan, deed]} namespace="fields" name="scans" place="form" />)
  const items = within(screen.getByRole('list', { name: 'fields.scans' })).getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual(['KTP Ann.JPGJPG · 47 KB', 'deed.pdfPDF · 0.5 KB'])
  await waitFor(() => expect(items.map((one) => one.querySelector('img')?.src)).toEqual(['blob:1', undefined]))
  expect([sent.map(({ url }) => url), await shown[0]!.text()]).toEqual([['/api/files/f1'], 'drawn'])
  fireEvent.click(screen.getByRole('button', { name: 'View KTP Ann.JPG' }))
  await screen.findByText('fields.scans · JPG · 47 KB · 1 of 2')
})

it('offers what cannot be shown to be downloaded', async () => {
  render(<Opened names={['d.docx']} />)
  await screen.findByText('Files of this kind cannot be shown here. You can download the file.')
  fireEvent.click(screen.getByText('Download'))
  expect(downloaded).toEqual(['d.docx'])
})

it.each([
  [['ArrowRight'], '2 of 4'],
  [['ArrowLeft'], '4 of 4'],
  [['End'], '4 of 4'],
  [['End', 'Home'], '1 of 4'],
  [['End', 'ArrowRight'], '1 of 4'],
])('B124 goes by the keys %j to %s', async (keys, place) => {
  render(<Opened names={all} />)
  await screen.findByText('<b>bold</b>')
  keys.forEach(press)
  expect(screen.getByText(/of 4$/).textContent).toContain(place)
})

it('B124 is closed by Escape, and leaves the keys of a slider to it', async () => {
  render(<Opened names={all} />)
  await screen.findByText('<b>bold</b>')
  fireEvent.keyDown(screen.getByRole('slider', { name: 'Zoom' }), { key: 'ArrowRight' })
  expect(screen.getByText(/of 4$/).textContent).toContain('1 of 4')
  press('Escape')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('B123 zooms by slider and by a step, and says how much', async () => {
  render(<Opened names={all} />)
  await screen.findByText('<b>bold</b>')
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Zoom' })
  expect([slider.min, slider.max, slider.value]).toEqual(['0', '50', '0'])
  press('+')
  expect([slider.value, slider.getAttribute('aria-valuetext')]).toEqual(['6', '160%'])
})

it('B121 shows and hides thumbnails, and names every button', async () => {
  render(<Opened names={all} />)
  expect(screen.getByRole('list', { name: 'Thumbnails' }).children).toHaveLength(4)
  fireEvent.click(screen.getByRole('button', { name: 'Thumbnails' }))
  expect(screen.queryByRole('list', { name: 'Thumbnails' })).toBeNull()
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Open beside the page',
    'Print',
    'Download',
    'Close',
    'Previous item',
    'Next item',
    'Zoom out',
    'Zoom in',
    'Turn to the right',
    'Undo the turn',
    'Redo the turn',
    'Start the slideshow',
    'Thumbnails',
    'Full screen',
  ])
})

it('stands beside the page with all that was done to it', async () => {
  render(<Opened names={all} />)
  await screen.findByText('<b>bold</b>')
  press('+')
  fireEvent.click(screen.getByRole('button', { name: 'Open beside the page' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('complementary', { name: 'Media viewer' }).textContent).toContain('<b>bold</b>')
  expect(screen.getByRole<HTMLInputElement>('slider').value).toBe('6')
  expect(document.body.style.paddingInlineEnd).toBe('var(--beside-width)')
  press('Escape')
  expect(document.body.style.paddingInlineEnd).toBe('')
})
