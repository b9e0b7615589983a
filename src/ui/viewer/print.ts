import { drawPage, type PdfDocument, viewportOf } from './pdf.ts'
import type { MediaContent } from './viewer.types.ts'

/** Of a page on paper, in dots. */
const paperWidth = 1_600

const pagesOf = async (document: PdfDocument, degrees: number): Promise<Node[]> => {
  const pages: Node[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const canvas = globalThis.document.createElement('canvas')
    await drawPage(page, canvas, viewportOf(page, degrees, paperWidth)).promise
    pages.push(canvas)
  }
  return pages
}

const pictureOf = async (url: string, degrees: number): Promise<Node[]> => {
  const image = new Image()
  image.src = url
  await image.decode()
  const canvas = document.createElement('canvas')
  const isOnItsSide = degrees % 180 !== 0
  canvas.width = isOnItsSide ? image.naturalHeight : image.naturalWidth
  canvas.height = isOnItsSide ? image.naturalWidth : image.naturalHeight
  const pen = canvas.getContext('2d')!
  pen.translate(canvas.width / 2, canvas.height / 2)
  pen.rotate((degrees * Math.PI) / 180)
  pen.drawImage(image, -image.naturalWidth / 2, -image.naturalHeight / 2)
  return [canvas]
}

const textOf = (text: string): Node[] => {
  const block = document.createElement('pre')
  block.textContent = text
  return [block]
}

const nodesOf = (content: MediaContent, degrees: number): Node[] | Promise<Node[]> => {
  if (content.kind === 'pdf') return pagesOf(content.document as PdfDocument, degrees)
  return 'url' in content ? pictureOf(content.url, degrees) : textOf(content.text)
}

const look = `
  @media screen { .printed { display: none } }
  @media print {
    body > :not(.printed) { display: none !important }
    .printed canvas { display: block; max-width: 100%; max-height: 98vh; margin: 0 auto; break-inside: avoid }
    .printed canvas:not(:last-child) { break-after: page }
    .printed pre { white-space: pre-wrap; overflow-wrap: anywhere }
  }`

/** Prints what is looked at and nothing of the page, turned as it is. */
export const print = async (content: MediaContent, degrees: number): Promise<void> => {
  const sheet = document.createElement('div')
  sheet.className = 'printed'
  const style = document.createElement('style')
  style.textContent = look
  sheet.append(style, ...(await nodesOf(content, degrees)))
  document.body.append(sheet)
  globalThis.addEventListener('afterprint', () => sheet.remove(), { once: true })
  globalThis.print()
}
