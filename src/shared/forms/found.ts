import type { TFunction } from 'i18next'
import { jsonText, readJson } from '../../../machines/fields/json.ts'
import type { Finding as Kept } from '../../../machines/publication/publication.context.ts'
import type { Finding } from './check/finding.ts'
import { breakingKinds, type Difference } from './compare.ts'
import type { Definition } from './definition.ts'
import { graphOf } from './graph.ts'
import { differenceSentence, findingSentence, labelIn, resultText } from './sentence.ts'
import type { Deviation } from './testing.ts'
import { wrongWords } from './told.ts'
import { nameIn } from './walk.ts'

/** What stands against the publication of a version. */
export interface Found {
  check: string
  at: string
  values: Readonly<Record<string, unknown>>
}

const mostAbout = 1000

/** As a version keeps it. */
export const keptFinding = ({ check, at, values }: Found): Kept => {
  const about = jsonText(values)
  return { check, at: at.slice(0, 120), about: about !== '{}' && about.length <= mostAbout ? about : null }
}

/** As it was found. */
export const foundIn = ({ check, at, about }: Kept): Found => ({
  check,
  at: at ?? '',
  values: (readJson(about ?? '') ?? {}) as Found['values'],
})

interface Uses {
  versions: readonly { drafts: number; submissions: number }[]
  links: number
}

/** How much was answered, or is being answered, to what a form has asked so far. */
export const touchedBy = ({ versions, links }: Uses) => {
  const sum = (of: 'drafts' | 'submissions') => versions.reduce((all, one) => all + one[of], 0)
  return { submissions: sum('submissions'), drafts: sum('drafts'), links }
}

/** What stands at a path, with its row where it is in one; what is gone is called as it was. */
const pathLabel = (definition: Definition, live: Definition | null, locale: string, path: string): string => {
  const called = (key: string) => labelIn(live && !graphOf(definition).parts.has(key) ? live : definition, locale, key)
  const [, group, row, name] = /^(.*)\[(\d+)\](?:\.(.*))?$/.exec(path) ?? []
  if (group === undefined) return called(path)
  const inRow = `${called(group)} ${Number(row) + 1}`
  return name === undefined ? inRow : `${inRow}: ${called(name)}`
}

/** In what a form deviates from what a test expects of it. */
export const deviationSentence = (
  t: TFunction,
  definition: Definition,
  live: Definition | null,
  locale: string,
  one: Deviation,
): string => {
  const at = pathLabel(definition, live, locale, one.at)
  if (one.what === 'wrong') return wrongWords(t, locale, one.error, at)
  if (one.what !== 'result') return t(`forms:deviations.${one.what}`, { at })
  const told = (value: number | null) => resultText(t, definition, nameIn(one.at), value)
  return t('forms:deviations.result', { at, expected: told(one.expected), found: told(one.found) })
}

const isDifference = ({ check }: Found): boolean => (breakingKinds as readonly string[]).includes(check)

/** What was found in a version, beside the one that was live. */
export const foundSentence = (
  t: TFunction,
  definition: Definition,
  live: Definition | null,
  locale: string,
  found: Found,
): string => {
  const { check, at, values } = found
  if (check === 'TEST') {
    const { test, ...deviation } = values
    const said = deviationSentence(t, definition, live, locale, { at, ...deviation } as Deviation)
    return t('forms:checks.TEST', { test, said })
  }
  if (!isDifference(found)) return findingSentence(t, definition, locale, { check, at, values } as Finding)
  const difference = { kind: check, at, values } as Difference
  return differenceSentence(t, check === 'gone' ? (live ?? definition) : definition, locale, difference)
}
