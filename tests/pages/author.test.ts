import type { TFunction } from 'i18next'
import { expect, it } from 'vitest'
import * as actors from '../../machines/kernel/actors.ts'
import { authorText } from '../../src/pages/history/author.ts'
import { locales } from '../../src/shared/locales.ts'
import { wordsOf } from '../locales/words.ts'

const withoutAccount = Object.values(actors).flatMap((one) => (typeof one === 'function' ? [] : [one]))

it.each(withoutAccount.map((one) => [one.userId, one] as const))('%s is named in the reader’s words', (_, one) => {
  const t = ((key: string) => key) as unknown as TFunction
  const word = authorText(t, { ...one, organisation: one.organisation.name, kind: one.organisation.kind })
  for (const locale of locales) expect(wordsOf(locale).get(word)).toMatch(/\p{Letter}/u)
})
