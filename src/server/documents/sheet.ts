import Pdf from 'pdfkit'
import { encode } from 'uqr'
import type { Said } from '../../shared/endpoints/answers/documents.ts'
import { fonts, isPlain } from './font.ts'

export interface Sheet extends Said {
  /** CSS colour of the issuer. */
  colour: string
  /** Where everybody can see whether it is genuine, and how that is said. */
  check?: { address: string; text: string }
}

const margin = 56
const grey = '#5b5b5b'

const codeWidth = 84

/** The address as a QR code that ends at the right margin, with its words below and as a link of its own. */
const drawCheck = (pdf: PDFKit.PDFDocument, { address, text }: NonNullable<Sheet['check']>): void => {
  const { data, size } = encode(address, { ecc: 'M', border: 0 })
  const [left, cell] = [pdf.page.width - margin - codeWidth, codeWidth / size]
  data.forEach((row, y) =>
    row.forEach((isDark, x) => isDark && pdf.rect(left + x * cell, margin + y * cell, cell, cell)),
  )
  pdf.fill('black')
  pdf.link(left, margin, codeWidth, codeWidth, address)
  pdf
    .fontSize(7)
    .fillColor(grey)
    .text(text, left - 20, margin + codeWidth + 4, { width: codeWidth + 20, align: 'right' })
}

const draw = (pdf: PDFKit.PDFDocument, sheet: Sheet): void => {
  const [regular, bold] = isPlain(JSON.stringify(sheet)) ? ['Helvetica', 'Helvetica-Bold'] : [fonts.regular, fonts.bold]
  const width = pdf.page.width - 2 * margin
  const labelWidth = width * 0.38
  const besideCode = { width: width - codeWidth - 40 }

  pdf.rect(0, 0, pdf.page.width, 8).fill(sheet.colour)
  pdf.font(regular)
  if (sheet.check) drawCheck(pdf, sheet.check)
  pdf.font(bold).fontSize(11).fillColor(sheet.colour).text(sheet.issuer, margin, margin, besideCode)
  pdf.moveDown(1).fontSize(20).fillColor('black').text(sheet.title, besideCode)
  pdf.font(regular).fontSize(12).fillColor(grey).text(sheet.subtitle, besideCode)
  if (sheet.check) pdf.y = Math.max(pdf.y, margin + codeWidth + 20)

  for (const { heading, lines } of sheet.sections) {
    pdf.moveDown(0.9).font(bold).fontSize(12).fillColor(sheet.colour).text(heading, margin)
    pdf.moveDown(0.3).fontSize(9)
    for (const { label, text } of lines) {
      if (pdf.y > pdf.page.height - margin - 12) pdf.addPage()
      const top = pdf.y
      pdf.font(regular).fillColor(grey).text(label, margin, top, { width: labelWidth })
      const below = pdf.y
      pdf.fillColor('black').text(text, margin + labelWidth, top, { width: width - labelWidth })
      pdf.y = Math.max(below, pdf.y) + 2
    }
  }
  pdf.moveDown(1.5).fontSize(8.5).fillColor(grey).text(sheet.closing, margin, pdf.y, { width })
}

/** The sheet as a PDF file of A4 pages. */
export const pdfOf = (sheet: Sheet, madeAt: Date): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const info = { Title: `${sheet.title} ${sheet.subtitle}`, Author: sheet.issuer, CreationDate: madeAt }
    const pdf = new Pdf({ size: 'A4', margin, info, lang: sheet.language })
    const chunks: Buffer[] = []
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
    draw(pdf, sheet)
    pdf.end()
  })
