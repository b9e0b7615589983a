import { inflateSync } from 'node:zlib'

/** What a PDF of ours says, when it is set in the fonts that every reader has. */
export const pdfText = (pdf: Buffer): string => {
  const streams = pdf.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)
  return [...streams]
    .flatMap(([, packed]) => {
      const drawn = inflateSync(Buffer.from(packed!, 'latin1')).toString('latin1')
      return [...drawn.matchAll(/\[(.*?)\] TJ/g)].map(([, parts]) =>
        [...parts!.matchAll(/<([\da-f]*)>/g)].map(([, hex]) => Buffer.from(hex!, 'hex').toString('latin1')).join(''),
      )
    })
    .join('\n')
    .replaceAll('\x96', '–')
}
