import { filterType } from './type.ts'

/** What is written there, as any of several texts. */
export const values = filterType<string[]>({
  input: 'StringList',
  read: (written) => {
    const texts = [...new Set(written.map((text) => text.trim()))].filter(Boolean)
    return texts.length > 0 ? texts : null
  },
  write: (value) => value,
  text: (value) => value.join(', '),
})
