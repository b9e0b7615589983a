import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Teller } from '../../shared/handbook/teller.ts'

/** Says what the page has the words of. */
export const useTeller = (): Teller => {
  const { t, i18n } = useTranslation()
  return useMemo(
    () => ({
      language: i18n.language,
      say: (key, values) => t(key, values ?? {}),
      written: (key) => t(key, { skipInterpolation: true }),
      namesBelow: (key) => {
        const [namespace, path] = key.split(':') as [string, string]
        return Object.keys((i18n.getResource(i18n.language, namespace, path) as object | undefined) ?? {})
      },
    }),
    [t, i18n, i18n.language],
  )
}
