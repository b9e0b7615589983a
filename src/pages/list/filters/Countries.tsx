import { useTranslation } from 'react-i18next'
import { countryName } from '../../../shared/format/country.ts'
import { Added } from './Added.tsx'
import type { FilterProps } from './filter.ts'

export const Countries = (props: FilterProps<string[]>) => {
  const { i18n } = useTranslation()
  return <Added {...props} nameOf={(code) => countryName(code, i18n.language)} />
}
