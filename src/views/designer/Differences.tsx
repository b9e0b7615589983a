import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { differences } from '../../shared/forms/compare.ts'
import type { Definition } from '../../shared/forms/definition.ts'
import { graphOf } from '../../shared/forms/graph.ts'
import { differenceSentence } from '../../shared/forms/sentence.ts'
import { Fine, FindingList, FindingRow } from './FindingRow.tsx'

interface DifferencesProps {
  before: Definition
  after: Definition
  locale: string
  /** What is said where there are none. */
  same: string
  leadsTo?(key: string): (() => void) | undefined
}

/** What became of a form, a sentence each. */
export const Differences = ({ before, after, locale, same, leadsTo }: DifferencesProps) => {
  const { t } = useTranslation('forms')
  const changes = useMemo(() => differences(before, after), [before, after])
  if (changes.length === 0) return <Fine>{same}</Fine>
  return (
    <FindingList>
      {changes.map((change, index) => (
        <FindingRow
          key={index}
          weight={change.breaking ? 'breaking' : 'compatible'}
          {...(leadsTo && { onShow: leadsTo(change.at) })}
        >
          {differenceSentence(t, graphOf(after).parts.has(change.at) ? after : before, locale, change)}
        </FindingRow>
      ))}
    </FindingList>
  )
}
