import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { formatInstant, formatTime } from '../../shared/format/date.ts'
import { isMissed, keptAt, lastKeptAt } from './draft.view.ts'
import type { DraftRef } from './useKeeper.ts'

/** What has become of what is typed; null: nothing yet. */
export const useKeptSaid = (draft: DraftRef | undefined): string | null => {
  const { t, i18n } = useTranslation('form')
  const at = useSelector(draft, (snapshot) => snapshot && keptAt(snapshot)) ?? null
  const missed = useSelector(draft, (snapshot) => snapshot && isMissed(snapshot)) ?? false
  const last = useSelector(draft, (snapshot) => snapshot && lastKeptAt(snapshot)) ?? null
  if (at) return t('form:draft.kept', { when: formatTime(at) })
  if (!missed) return null
  return last ? t('form:draft.unkeptSince', { when: formatInstant(last, i18n.language) }) : t('form:draft.unkept')
}
