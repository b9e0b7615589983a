import { currencyCodes } from '../../../machines/fields/currencies.ts'
import { currencyStyle } from '../../shared/format/money.ts'
import type { NumberKind } from './cells.ts'

const decimals = (count: number): string => (count > 0 ? `.${'0'.repeat(count)}` : '')

/** With the sign of its currency, where people write it. */
const moneyFormat = (currency: string): string => {
  const { prefix, suffix, decimals: count } = currencyStyle(currency)
  const quoted = (sign: string) => (sign ? `"${sign}"` : '')
  return quoted(prefix) + `#,##0${decimals(count)}` + quoted(suffix)
}

/** How a cell is shown, by what it is; a text is one whatever it looks like, also when somebody goes over it. */
const formats: Record<string, string> = {
  general: 'General',
  header: '@',
  text: '@',
  day: 'dd mmm yyyy',
  instant: 'dd mmm yyyy hh:mm',
  integer: '#,##0',
  decimal: '#,##0.####',
  rate: '0.00"%"',
  'money other': '#,##0.00',
  ...Object.fromEntries(currencyCodes.map((code) => [`money ${code}`, moneyFormat(code)])),
}

const names = Object.keys(formats)

type Shown = NumberKind | 'header' | 'text' | 'day' | 'instant'

/** The number of each style. */
export const styleOf = Object.fromEntries(names.map((name, index) => [name, index])) as Record<Shown, number>

/** The numbers below are the product's of the format. */
const firstOwn = 164

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const declared = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

const style = (name: string, index: number): string => {
  const quote = name === 'text' || name === 'header' ? ' quotePrefix="1"' : ''
  const font = name === 'header' ? ' fontId="1" applyFont="1"' : ' fontId="0"'
  return `<xf numFmtId="${firstOwn + index}"${font} fillId="0" borderId="0" xfId="0" applyNumberFormat="1"${quote}/>`
}

const styles = `${declared}<styleSheet xmlns="${main}">
<numFmts count="${names.length}">${names.map((name, index) => `<numFmt numFmtId="${firstOwn + index}" formatCode="${escaped(formats[name]!)}"/>`).join('')}</numFmts>
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="${names.length}">${names.map(style).join('')}</cellXfs>
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>
</styleSheet>`

/** The files of a workbook beside its sheet. */
export const otherFiles: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${declared}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetType}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${sheetType}.styles+xml"/></Types>`,
  '_rels/.rels': `${declared}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${declared}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${declared}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': styles,
}

/** The sheet up to its rows, of which the first stays in sight. */
export const sheetStart = (widths: readonly number[]): string => {
  const columns = widths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  )
  return `${declared}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>`
}

export const sheetEnd = '</sheetData></worksheet>'
