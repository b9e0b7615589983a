import { useMemo, useState } from 'react'
import type { Outline } from '../../../machines/kernel/outline.ts'
import type { Chart } from './chart.ts'
import { type Hit, hitsIn, idOf } from './find.ts'
import type { Words } from './words.ts'

/** What is looked for in a drawing, and which of what was found is shown. */
export const useSearch = (
  chart: Chart,
  outline: Outline,
  closed: ReadonlySet<string>,
  words: Words,
  show: (hit: Hit) => void,
) => {
  const [typed, setTyped] = useState('')
  const [step, setStep] = useState(0)
  const hits = useMemo(() => hitsIn(chart, outline, closed, words, typed), [chart, outline, closed, words, typed])
  const index = hits.length === 0 ? 0 : ((step % hits.length) + hits.length) % hits.length
  const current = hits[index]
  return {
    lit: useMemo(() => new Set(hits.map(idOf)), [hits]),
    current: current ? idOf(current) : null,
    field: {
      typed,
      at: index + 1,
      count: hits.length,
      onType: (text: string) => {
        setTyped(text)
        setStep(0)
        const [first] = hitsIn(chart, outline, closed, words, text)
        if (first) show(first)
      },
      onStep: (by: 1 | -1) => {
        setStep(index + by)
        show(hits[(index + by + hits.length) % hits.length]!)
      },
    },
  }
}
