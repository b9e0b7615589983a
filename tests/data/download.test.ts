// @vitest-environment jsdom
import { afterAll, expect, it, vi } from 'vitest'
import { attachment } from '../../src/server/files/disposition.ts'

// What a download goes through asks the window how wide it is.
vi.stubGlobal('matchMedia', () => ({ matches: false }))
const { attachedName } = await import('../../src/data/upload/download.ts')
afterAll(() => vi.unstubAllGlobals())

it.each(['plain.pdf', 'a "b"; c=d.pdf', "Surat (1)'ñ日本😀.pdf"])(
  'a download is saved as the server calls it: %s',
  (name) => {
    expect(attachedName(attachment(name))).toBe(name)
  },
)
