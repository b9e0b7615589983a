import { useTranslation } from 'react-i18next'
import { deviceOf } from './device.ts'

/** A device in the reader's words: browser and system, as far as it tells them. */
export const useDeviceText = (): ((agent: string | null) => string) => {
  const { t } = useTranslation('profile')
  return (agent) => {
    const { browser, system } = deviceOf(agent ?? '')
    if (browser && system) return t('sessions.device', { browser, system })
    return browser ?? system ?? t('sessions.unknownDevice')
  }
}
