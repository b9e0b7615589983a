import type { Asked, Chapter, Way } from './chapter.ts'
import { letterAnchor, ruleAnchor } from './places.ts'

/** A part of a chapter that an address can lead to. */
export interface Section {
  anchor: string
  title: string
  texts: readonly string[]
}

const askedTexts = (one: Asked): string[] => ('rule' in one ? [one.text] : one.parts.flatMap(askedTexts))

const wayTexts = ({ name, rights, refusals, effects }: Way): string[] => [
  name,
  ...rights.flatMap(({ permission, purpose }) => [permission, purpose]),
  ...refusals.flatMap(askedTexts),
  ...effects,
]

export const sectionsOf = ({ states, rules, letters }: Chapter): Section[] => [
  ...states.map(({ id, name, help, ways, limits }) => ({
    anchor: id,
    title: name,
    texts: [name, help, ...[...ways, ...limits].flatMap(wayTexts)],
  })),
  ...rules.map(({ name, text, permission }) => ({
    anchor: ruleAnchor(name),
    title: text,
    texts: [name, text, permission ?? ''],
  })),
  ...letters.map(({ name, subject, text }) => ({ anchor: letterAnchor(name), title: subject, texts: [subject, text] })),
]

export interface Found {
  chapter: Chapter
  section: Section
}

/** The sections that have every word somewhere; those whose title has them all come first. */
export const foundIn = (chapters: readonly Chapter[], typed: string): Found[] => {
  const sought = typed.toLowerCase().split(/\s+/).filter(Boolean)
  if (sought.length === 0) return []
  const has = (texts: readonly string[]) => {
    const all = texts.join('\n').toLowerCase()
    return sought.every((word) => all.includes(word))
  }
  const found = chapters.flatMap((chapter) =>
    sectionsOf(chapter).flatMap((section) => (has([...section.texts, chapter.title]) ? [{ chapter, section }] : [])),
  )
  const named = ({ section }: Found) => (has([section.title]) ? 0 : 1)
  return found.toSorted((one, other) => named(one) - named(other))
}
