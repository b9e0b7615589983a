import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readSheet } from '../../src/server/imports/sheets/read.ts'
import { sharedTexts } from '../../src/server/imports/sheets/sharedTexts.ts'
import { Unreadable } from '../../src/server/imports/sheets/sheet.ts'
import { unpacked } from '../../src/server/imports/sheets/zip.ts'
import { readNumber } from '../../src/shared/format/readNumber.ts'

/** As it comes from a disk, in pieces that part its letters. */
const inPieces = (bytes: Uint8Array, size: number) => () =>
  Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
    Buffer.from(bytes.slice(at * size, (at + 1) * size)),
  )

const read = async (content: string | Uint8Array, size = 64 * 1024) => {
  const rows = []
  const bytes = typeof content === 'string' ? strToU8(content) : content
  for await (const row of readSheet(inPieces(bytes, size))) rows.push(row)
  return rows
}

const cellsOf = async (content: string | Uint8Array, size?: number) =>
  (await read(content, size)).map(({ cells }) => cells)

const refusal = (content: string | Uint8Array): Promise<unknown> =>
  read(content).then(
    (rows) => rows.length,
    (error: unknown) => (error instanceof Unreadable ? error.reason : error),
  )

const text = 'Nama,Kota\r\n"Nguyễn ""Tí"", Ánh","Jl. A\nNo. 1"\r\n\r\n# hint,x\r\nBudi,\r\n'
const expected = [
  ['Nama', 'Kota'],
  ['Nguyễn "Tí", Ánh', 'Jl. A\nNo. 1'],
  ['Budi', null],
]
const utf16 = (said: string, isBig = false): Uint8Array => {
  const bytes = Buffer.from(`\ufeff${said}`, 'utf16le')
  return isBig ? bytes.swap16() : bytes
}

describe('separated values', () => {
  it.each([
    ['with commas', text],
    [
      'with semicolons',
      text.replace('Nama,', 'Nama;').replace('","', '";"').replace('hint,', 'hint;').replace('Budi,', 'Budi;'),
    ],
    [
      'with tabs',
      text
        .replace('Nama,Kota', 'Nama\tKota')
        .replace('","', '"\t"')
        .replace('hint,x', 'hint\tx')
        .replace('Budi,', 'Budi\t'),
    ],
    ['in UTF-8 with its mark', `\ufeff${text}`],
    ['in UTF-16', utf16(text)],
    ['in UTF-16, the other way round', utf16(text, true)],
    ['with line feeds alone', text.replaceAll('\r\n', '\n')],
  ])('%s are read as they were written', async (_, content) => {
    expect(await cellsOf(content, 7)).toEqual(expected)
  })

  it('are counted as a spreadsheet counts them', async () => {
    expect((await read(text)).map(({ number }) => number)).toEqual([1, 2, 5])
  })

  it.each([
    ['no UTF', Buffer.from('Nama\nJosé', 'latin1'), 'encoding'],
    ['a quotation mark that is not closed', 'a,b\n"1,2\n3,4', 'quotes'],
    ['nothing', '', 'empty'],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'kind'],
    ['zeros', Buffer.from('a,b\n\0\0'), 'kind'],
    ['a cell that is a book', `a,b\n${'x'.repeat(5_000)},1`, 'tooLong'],
    ['a row without end', `a,b\n"${'x\n'.repeat(100_000)}"`, 'tooLong'],
    ['columns without end', `${'a,'.repeat(300)}\n1`, 'tooManyColumns'],
    ['rows without end', `a\n${'1\n'.repeat(100_001)}`, 'tooManyRows'],
  ])('are refused by a word where there is %s', async (_, content, reason) => {
    expect(await refusal(content)).toBe(reason)
  })
})

const parts = (sheet: string, more: Record<string, string> = {}) =>
  Object.fromEntries(
    Object.entries({
      'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
      'xl/workbook.xml': '<workbook><sheets><sheet name="A" sheetId="1" r:id="rId7"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="rId7" Target="worksheets/sheet1.xml"/></Relationships>',
      'xl/sharedStrings.xml':
        '<sst><si><t>Nama</t></si><si><r><t>Nguyễn </t></r><r><t>Tí</t></r><rPh><t>x</t></rPh></si></sst>',
      ...more,
    }).map(([name, xml]) => [name, strToU8(xml)]),
  )
const workbook = (sheet: string, more?: Record<string, string>) => zipSync(parts(sheet, more))

describe('a workbook', () => {
  it('is read as its first sheet has it, whatever its cells share', async () => {
    const rows = `<row r="2"><c r="A2" t="s"><v>0</v></c><c r="C2" t="inlineStr"><is><t>Kota &amp; desa</t></is></c></row>
      <row r="3"><c r="A3" t="s"><v>1</v></c><c r="B3"><v>46082.5</v></c><c r="C3" t="b"><v>1</v></c></row>
      <row r="9"><c r="B9" t="str"><f>A1</f><v>told</v></c><c r="XFD9" s="3"/></row>`
    expect(await read(workbook(rows), 50)).toEqual([
      { number: 2, cells: ['Nama', null, 'Kota & desa'] },
      { number: 3, cells: ['Nguyễn Tí', 46_082.5, true] },
      { number: 9, cells: [null, 'told'] },
    ])
  })

  const laughs = `<!DOCTYPE w [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]><worksheet><sheetData><row r="1"><c t="str"><v>&b;</v></c></row></sheetData></worksheet>`
  it.each([
    [
      'has one text without end',
      () => workbook(`<row><c t="str"><v>${'x'.repeat(3 * 1024 * 1024)}</v></c></row>`),
      'tooLong',
    ],
    [
      'brings entities of its own',
      () => workbook('', { 'xl/worksheets/sheet1.xml': laughs.replace('&b;', 'none of them') }),
      'unreadable',
    ],
    ['laughs a billion times', () => workbook('', { 'xl/worksheets/sheet1.xml': laughs }), 'unreadable'],
    [
      'counts its days from 1904',
      () => workbook('', { 'xl/workbook.xml': '<workbook><workbookPr date1904="1"/></workbook>' }),
      'unreadable',
    ],
    ['names a text that it has not', () => workbook('<row r="1"><c t="s"><v>99</v></c></row>'), 'unreadable'],
    ['has more rows than any sheet', () => workbook('<row r="1048577"/>'), 'tooManyRows'],
    ['has more columns than any sheet', () => workbook(`<row>${'<c/>'.repeat(16_385)}</row>`), 'tooManyColumns'],
    ['goes back in its rows', () => workbook('<row r="5"/><row r="2"/>'), 'unreadable'],
    ['is cut off', () => workbook(`<row r="1"><c t="str"><v>a</v></c></row>`).slice(0, 200), 'unreadable'],
    ['is an archive of something else', () => zipSync({ 'a.txt': strToU8('a') }), 'unreadable'],
  ])('that %s is refused', async (_, content, reason) => {
    expect(await refusal(content())).toBe(reason)
  })
})

it('an archive is let go of when it unpacks to more than there may be, whatever it says', async () => {
  const sheet = 'xl/worksheets/sheet1.xml'
  const bomb = Buffer.from(
    zipSync({ [sheet]: new Uint8Array(8 * 1024 * 1024), 'other.xml': new Uint8Array(64 * 1024 * 1024) }),
  )
  const sizeOf = async (content: Buffer, most: number) => {
    let size = 0
    for await (const { chunk } of unpacked([content], (name) => name === sheet, most)) size += chunk.length
    return size
  }
  expect(await sizeOf(bomb, 9 * 1024 * 1024)).toBe(8 * 1024 * 1024)
  await expect(sizeOf(bomb, 1024 * 1024)).rejects.toThrow('tooLarge')
  const lying = Buffer.from(bomb)
  lying.writeUInt32LE(1, bomb.indexOf('PK\u0003\u0004') + 22)
  await expect(sizeOf(lying, 1024 * 1024)).rejects.toThrow('tooLarge')
})

it.each([
  ['is unpacked', workbook('<row/>'.repeat(500_000))],
  ['has many lines', strToU8('\n'.repeat(500_000))],
])('others have their turn while a file %s', async (_, content) => {
  let turns = 0
  let next: NodeJS.Immediate
  const others = () => void ([turns, next] = [turns + 1, setImmediate(others)])
  others()
  await read(content).catch(() => null)
  clearImmediate(next!)
  expect(turns).toBeGreaterThan(10)
})

it('a workbook shares so many texts at most, in however few bytes', () => {
  const texts = sharedTexts()
  for (let count = 0; count < 4_000_000; count++) texts.add('')
  expect(() => texts.add('')).toThrow('tooLarge')
})

it.each([
  ['1234', 'en', 1234],
  ['1,234', 'en', 1234],
  ['1.234', 'en', 1.234],
  ['1.234', 'id', 1234],
  ['1,234', 'vi', 1.234],
  ['6,5', 'en', 6.5],
  ['250.000.000', 'en', 250_000_000],
  ['250,000,000.50', 'id', 250_000_000.5],
  ['1.234,5', 'en', 1234.5],
  ['Rp 250.000', 'id', 250_000],
  ['-12 %', 'en', -12],
  ['1.2.3', 'en', null],
  ['12x', 'en', null],
  ['1,23,456', 'en', null],
  ['', 'en', null],
])('%j is read in %s as %s', (written, locale, value) => {
  expect(readNumber(written, locale)).toBe(value)
})
