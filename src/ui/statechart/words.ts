import type { TFunction } from 'i18next'
import type { OutlineTransition } from '../../../machines/kernel/outline.ts'
import { durationText } from '../../shared/format/duration.ts'
import type { Item } from './block.ts'

/** How a drawing speaks: `textOf` says the machine's own keys. */
export interface Words {
  language: string
  textOf(key: string): string
  t: TFunction<'ui'>
}

const eventText = ({ event, label, deadline, delay }: OutlineTransition, { language, textOf, t }: Words): string => {
  if (label !== null) return textOf(label)
  if (delay !== null) return t('diagram.after', { duration: durationText(delay, language) })
  if (deadline) return t('diagram.deadline')
  return event === '' ? t('diagram.always') : textOf(event)
}

/** What leads on, and what chooses it among several for one event. */
export const wordsOf = (transition: OutlineTransition, words: Words): string => {
  const { when, otherwise } = transition
  const condition = otherwise ? words.t('diagram.otherwise') : when && words.textOf(when)
  return eventText(transition, words) + (condition ? ` [${condition}]` : '')
}

/** What all of some transitions are called, each once. */
export const allWordsOf = (transitions: readonly OutlineTransition[], words: Words): string[] => [
  ...new Set(transitions.map((transition) => wordsOf(transition, words))),
]

/** What some transitions are called, each name once, with the rules and effects of all that have it. */
export const itemsOf = (transitions: readonly OutlineTransition[], words: Words): Item[] => {
  const byText = new Map<string, Set<string>>()
  for (const one of transitions) {
    const text = wordsOf(one, words)
    const notes = byText.get(text) ?? new Set()
    for (const note of notesOf(one)) notes.add(note)
    byText.set(text, notes)
  }
  return [...byText].map(([text, notes]) => ({ text, notes: [...notes] }))
}

/** As UML writes it: the rules in brackets, and what is done behind a stroke. */
const notesOf = ({ guard, when, effects }: OutlineTransition): string[] => [
  ...(guard === null || guard === when ? [] : [`[${guard}]`]),
  ...(effects.length > 0 ? [`/ ${[...new Set(effects)].join(', ')}`] : []),
]
