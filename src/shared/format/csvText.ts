/** What a spreadsheet might calculate when it opens a text, also behind spaces, and in the wide forms of these signs. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/

/** A text that begins like a formula is shown as it is: the apostrophe in front says so, and is no part of it. */
const disarmed = (text: string): string => (formula.test(text) ? `'${text}` : text)

const quoted = (text: string): string => (/[",;\t\r\n']|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** A text as a cell of CSV, in which nothing is calculated. */
export const csvText = (text: string): string => quoted(disarmed(text))

/** A line of such cells, as RFC 4180 has it. */
export const csvLine = (cells: readonly string[]): string => `${cells.join(',')}\r\n`

/** Goes before the first line: spreadsheets read the rest as UTF-8. */
export const csvMark = '\ufeff'

export const csvType = 'text/csv; charset=utf-8'
