import type { TFunction } from 'i18next'
import type { OutlineTransition } from '../../../machines/kernel/outline.ts'
import { durationText } from '../../shared/format/remaining.ts'

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
