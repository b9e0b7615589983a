import { useTranslation } from 'react-i18next'
import { keptTitle } from '../../fields/referred.ts'
import { Added } from './Added.tsx'
import type { FilterProps } from './filter.ts'

/** Records found by what they are called. */
export const Records = (props: FilterProps<string[]>) => {
  const { t } = useTranslation('list')
  const { field } = props
  const one = field && 'area' in field ? ({ type: 'reference', area: field.area } as const) : undefined
  return <Added {...props} field={one} nameOf={(id) => keptTitle(id) ?? t('filters.records', { count: 1 })} />
}
