import { expect, it } from 'vitest'
import { importsOf, sourcesIn } from '../../architecture/source.ts'

/** What a source takes of pdf.js by name, but types. */
const taken = (text: string): string[] =>
  [...text.matchAll(/import (?:type )?\{([^}]*)\} from 'pdfjs-dist[^']*'/g)].flatMap(([said, names = '']) =>
    said.startsWith('import type')
      ? []
      : names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '' && !name.startsWith('type ')),
  )

it('of a PDF pages are drawn and their text is laid over them: nothing that it would run, follow, ask or carry is used', () => {
  const sources = sourcesIn('src').filter((source) => importsOf(source).some((name) => name.startsWith('pdfjs-dist')))
  const files = sources.flatMap(importsOf).filter((name) => name.startsWith('pdfjs-dist'))
  expect(new Set(files)).toEqual(new Set(['pdfjs-dist', 'pdfjs-dist/build/pdf.worker.min.mjs']))
  expect(new Set(sources.flatMap(({ text }) => taken(text)))).toEqual(
    new Set(['getDocument', 'PDFWorker', 'TextLayer']),
  )
  expect(
    sources.some(({ text }) => /getJSActions|getAnnotations|getAttachments|getOpenAction|pdf\.sandbox/.test(text)),
  ).toBe(false)
})
