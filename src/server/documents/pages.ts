import { fonts, isPlain } from './font.ts'

export interface Text {
  text: string
  isFigure?: boolean
}

/** A column of a table; the widths are shares of the page. */
export interface Wide {
  header: string
  width: number
  isNumeric: boolean
}

const rowHeight = 13
const grey = '#5b5b5b'

/** Writes words and tables on the pages of a document, with the head of a table and a number on each. */
export const pagesOf = (pdf: PDFKit.PDFDocument, numbered: (page: number) => string) => {
  const { left } = pdf.page.margins
  const room = pdf.page.width - 2 * left
  const end = pdf.page.height - left - 16
  let columns: readonly Wide[] = []
  let page = 1

  const font = (text: string, isBold = false) => {
    const [plain, own] = isBold ? (['Helvetica-Bold', fonts.bold] as const) : (['Helvetica', fonts.regular] as const)
    pdf.font(isPlain(text) ? plain : own)
  }
  const number = () => {
    const text = numbered(page)
    font(text)
    pdf
      .fontSize(7)
      .fillColor(grey)
      .text(text, left, end + 4, { width: room, align: 'right', lineBreak: false })
    pdf.y = pdf.page.margins.top
  }
  const turn = () => {
    pdf.addPage()
    page += 1
    number()
  }
  const cells = (texts: readonly Text[], isHead = false) => {
    const top = pdf.y
    const lines = isHead ? 2 : 1
    const bottom = top + rowHeight + (lines - 1) * 9
    let at = left
    pdf.fontSize(7).fillColor('black')
    texts.forEach(({ text, isFigure }, index) => {
      const { width } = columns[index]!
      font(text, isHead)
      pdf.text(text, at + 2, top + 2, {
        width: width - 4,
        height: 9 * lines,
        ellipsis: true,
        align: isFigure ? 'right' : 'left',
      })
      at += width
    })
    pdf
      .moveTo(left, bottom - 1)
      .lineTo(at, bottom - 1)
      .lineWidth(isHead ? 0.8 : 0.3)
      .stroke(grey)
    pdf.y = bottom
  }
  const head = () =>
    cells(
      columns.map(({ header, isNumeric }) => ({ text: header, isFigure: isNumeric })),
      true,
    )

  number()
  return {
    words: (text: string, size: number, isBold = false) => {
      if (pdf.y > end - 3 * size) turn()
      font(text, isBold)
      pdf
        .fontSize(size)
        .fillColor('black')
        .text(text, left, pdf.y + size / 2, { width: room })
      pdf.y += size / 2
    },
    table: (wanted: readonly Wide[]) => {
      const all = wanted.reduce((sum, { width }) => sum + width, 0)
      columns = wanted.map((one) => ({ ...one, width: (one.width / all) * room }))
      if (pdf.y > end - 3 * rowHeight) turn()
      head()
    },
    /** Answers whether it began a page. */
    row: (texts: readonly Text[]): boolean => {
      const turns = pdf.y + rowHeight > end
      if (turns) {
        turn()
        head()
      }
      cells(texts)
      return turns
    },
  }
}
