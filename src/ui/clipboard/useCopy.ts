import { useState } from 'react'
import { useTranslation } from 'react-i18next'

interface Copy {
  /** What stands on whatever copies, before and afterwards. */
  label: string
  copy(): void
}

/** The way of a text to the clipboard; null where the browser has none, as without TLS. */
export const useCopy = (text: string, label?: string): Copy | null => {
  const { t } = useTranslation('ui')
  const [last, setLast] = useState({ text: '', end: 'copied' })
  const clipboard = navigator.clipboard as Clipboard | undefined
  if (!clipboard) return null
  const end = (name: 'copied' | 'refused') => () => setLast({ text, end: name })
  return {
    label: text !== '' && last.text === text ? t(`clipboard.${last.end}`) : (label ?? t('clipboard.copy')),
    copy: () => void clipboard.writeText(text).then(end('copied'), end('refused')),
  }
}
