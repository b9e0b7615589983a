import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { Reason } from '../../../machines/kernel/types.ts'
import { companionWords } from '../../data/lifecycle.ts'
import { lifecycleOf } from '../../data/record/record.view.ts'
import type { CasePart } from './part.ts'
import { reasonText } from '../reasonText.ts'

/** The words of the page, of the area and of its lifecycle. */
export const useWords = ({ area, actor }: CasePart) => {
  const lifecycle = useSelector(actor, lifecycleOf)
  const { t, i18n } = useTranslation([
    'case',
    area.name,
    lifecycle.id,
    ...companionWords(lifecycle),
    'fields',
    'record',
    'validation',
  ])
  return { t, locale: i18n.language, lifecycle, reasonText: (reason: Reason) => reasonText(t, reason) }
}
