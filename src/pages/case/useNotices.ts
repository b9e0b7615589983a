import { useEffect } from 'react'
import { notify } from '../../ui/snackbar/snackbar.ts'
import type { CasePart } from './part.ts'
import { useWords } from './useWords.ts'

/** Says once whether what the operator did was taken; an expired case says so in its own words. */
export const useNotices = (part: CasePart, onDecided: (link?: string) => void): void => {
  const { actor } = part
  const { t, reasonText } = useWords(part)
  useEffect(() => {
    const decided = actor.on('decided', ({ meta, link }) => {
      notify({ kind: 'success', text: meta.success && t(meta.success) })
      onDecided(link)
    })
    const failed = actor.on('undecided', ({ meta, refusal }) => {
      const expiry = refusal?.code === 'EXPIRED' ? refusal.reasons[0] : undefined
      notify({ kind: 'error', text: expiry ? reasonText(expiry) : meta.failure && t(meta.failure) })
    })
    return () => {
      decided.unsubscribe()
      failed.unsubscribe()
    }
  })
}
