import { useTranslation } from 'react-i18next'
import { keptTitle } from '../../fields/referred.ts'
import { Added } from './Added.tsx'
import type { FilterProps } from './filter.ts'

/** Records found by what they are called. */
export const Records = (props: FilterProps<string[]>) => {
  const { t } = useTranslation('list')
  return <Added {...props} nameOf={(id) => keptTitle(id) ?? t('filters.records', { count: 1 })} />
}
