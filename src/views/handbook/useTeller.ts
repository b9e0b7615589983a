import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type Teller, tellerOf } from '../../shared/handbook/teller.ts'

/** Says what the page has the words of. */
export const useTeller = (): Teller => {
  const { i18n } = useTranslation()
  const { language } = i18n
  return useMemo(() => tellerOf(i18n, language), [i18n, language])
}
