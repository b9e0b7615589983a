/** A PDF of one page with one line on it, in letters of Latin-1. */
export const paperOf = (line: string): Buffer => {
  const text = `BT /F 18 Tf 72 770 Td (${line.replaceAll(/[\\()]/g, String.raw`\$&`)}) Tj ET`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F 4 0 R>>>>/Contents 5 0 R>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    `<</Length ${text.length}>>\nstream\n${text}\nendstream`,
  ]
  let written = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = written.length
    written += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const count = objects.length + 1
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}`
  const trailer = `trailer\n<</Size ${count}/Root 1 0 R>>\nstartxref\n${written.length}\n%%EOF\n`
  return Buffer.from(written + table + trailer, 'latin1')
}
