import {
  getDocument,
  type PageViewport,
  type PDFDocumentProxy,
  type PDFPageProxy,
  PDFWorker,
  type RenderTask,
} from 'pdfjs-dist'
import { documentPixels } from '../../../machines/fields/fileKinds.ts'

/** One for all documents: what closes one of them does not end it. */
const worker = PDFWorker.create({ port: new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module' }) })

export type PdfDocument = PDFDocumentProxy
export type PdfPage = PDFPageProxy

/** Nothing of it is run, and nothing is fetched for it. @throws when it is none */
export const openDocument = (data: ArrayBuffer): Promise<PdfDocument> =>
  getDocument({ data, worker, enableXfa: false, isEvalSupported: false, useWasm: false, maxImageSize: documentPixels })
    .promise

/** A page turned by so many degrees, as wide as is said or in its own size. */
export const viewportOf = (page: PdfPage, degrees: number, width?: number): PageViewport => {
  const rotation = (page.rotate + degrees) % 360
  const own = page.getViewport({ scale: 1, rotation })
  return width === undefined ? own : page.getViewport({ scale: width / own.width, rotation })
}

/** What a canvas may hold everywhere. */
const mostPixels = 16_000_000

/** As sharp as the screen is, or as a canvas can be. */
export const drawPage = (
  page: PdfPage,
  canvas: HTMLCanvasElement,
  { width, height, scale, rotation }: PageViewport,
): RenderTask => {
  const sharpness = Math.min(globalThis.devicePixelRatio, Math.sqrt(mostPixels / (width * height)))
  const viewport = page.getViewport({ scale: scale * sharpness, rotation })
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  return page.render({ canvas, viewport })
}
