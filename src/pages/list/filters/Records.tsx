import { useTranslation } from 'react-i18next'
import type { Reference } from '../../../../machines/fields/reference.ts'
import { useTitles } from '../../fields/useTitles.ts'
import { Added } from './Added.tsx'
import type { FilterProps } from './filter.ts'

/** Records found by what they are called. */
export const Records = (props: FilterProps<string[]>) => {
  const { t } = useTranslation('list')
  const { field, value = [] } = props
  const one =
    field?.type === 'references' ? ({ type: 'reference', area: field.area } as const) : (field as Reference | undefined)
  const titles = useTitles(one ? { [one.area]: value } : {})
  return <Added {...props} field={one} nameOf={(id) => titles[id] ?? t('filters.record')} />
}
