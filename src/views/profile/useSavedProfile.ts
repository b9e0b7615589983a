import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { ActorRefFrom } from 'xstate'
import { chooseLanguage } from '../../data/language.ts'
import type { profileMachine } from './profile.machine.ts'
import type { ProfileNotice } from './profile.types.ts'
import type { Profile } from '../../shared/endpoints/answers/sessions.ts'
import { session } from '../../data/session.ts'
import { useErrorText } from '../../pages/errorText.ts'
import { supportedLocale } from '../../shared/locales.ts'
import { notify } from '../../ui/snackbar/snackbar.ts'

/** Says how saving ended; what was saved is seen at once, in the language that was chosen. */
export const useSavedProfile = (actor: ActorRefFrom<typeof profileMachine>, onSaved: (profile: Profile) => void) => {
  const { t } = useTranslation(['profile', 'common'])
  const errorText = useErrorText()
  const hear = useEffectEvent(async (notice: ProfileNotice) => {
    if (notice.type === 'failed')
      return notify({
        kind: 'error',
        lead: t('common:errorLead'),
        text: `${t('common:snackbar.submitFailed')}: ${errorText(notice.error)}`,
      })
    const { profile, change } = notice
    onSaved(profile)
    session.send({ type: 'profile.changed', user: profile })
    if (change.details.locale) await chooseLanguage(supportedLocale(change.details.locale))
    notify({ kind: 'success', text: t('saved') })
  })
  useEffect(() => {
    const subscription = actor.on('*', (notice) => void hear(notice))
    return () => subscription.unsubscribe()
  }, [actor])
}
