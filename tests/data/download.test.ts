// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { attachedName } from '../../src/data/upload/download.ts'
import { attachment } from '../../src/server/files/disposition.ts'

it.each(['plain.pdf', 'a "b"; c=d.pdf', "Surat (1)'ñ日本😀.pdf"])(
  'a download is saved as the server calls it: %s',
  (name) => {
    expect(attachedName(attachment(name))).toBe(name)
  },
)
