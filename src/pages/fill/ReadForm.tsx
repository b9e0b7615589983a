import { useMemo } from 'react'
import type { Answers, Definition } from '../../shared/forms/definition.ts'
import { judge } from '../../shared/forms/judge.ts'
import type { Locale } from '../../shared/locales.ts'
import { useFillStyles } from './fill.styles.ts'
import { InLanguage } from './InLanguage.tsx'
import { ReadPages } from './ReadPages.tsx'

interface ReadFormProps {
  /** The version that was answered. */
  definition: Definition
  answers: Answers
  /** When they were given. */
  at: string
  /** What was shown then, where that is known. */
  shown?: readonly string[]
  /** What is said in place of what answers tell of a person and the reader is not told. */
  withheld?: string
  /** The reader's own where none is said. */
  locale?: Locale
}

/** Answers that were given, as they were asked for. */
const ReadForm = ({ definition, answers, at, shown: then, withheld, locale }: ReadFormProps) => {
  const classes = useFillStyles()
  // What was read-only then stands among the answers.
  const shown = useMemo(
    () => (then ? new Set(then) : judge(definition, answers, { at, known: answers }).shown),
    [definition, answers, at, then],
  )
  return (
    <InLanguage locale={locale} className={classes.root}>
      {(told) => (
        <ReadPages definition={definition} answers={answers} shown={shown} locale={told} withheld={withheld} hasFiles />
      )}
    </InLanguage>
  )
}

export default ReadForm
