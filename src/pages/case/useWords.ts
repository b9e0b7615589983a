import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { companionsOf } from '../../../machines/kernel/others.ts'
import type { Reason } from '../../../machines/kernel/types.ts'
import { lifecycleOf } from '../../data/case/case.view.ts'
import type { CasePart } from './part.ts'

/** The words of the page, of the area and of its lifecycle. */
export const useWords = ({ area, actor }: CasePart) => {
  const lifecycle = useSelector(actor, lifecycleOf)
  const { t, i18n } = useTranslation([
    'case',
    area.name,
    lifecycle.id,
    ...companionsOf(lifecycle),
    'fields',
    'validation',
  ])
  const reasonText = ({ key, values }: Reason): string => t(key, values)
  return { t, locale: i18n.language, lifecycle, reasonText }
}
