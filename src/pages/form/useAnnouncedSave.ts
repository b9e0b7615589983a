import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { ActorRefFrom } from 'xstate'
import type { Area } from '../../shared/area/types.ts'
import { notify } from '../../ui/snackbar/snackbar.ts'
import { useErrorText } from '../errorText.ts'
import { errorWords, rootOf } from '../../shared/format/errorWords.ts'
import { sentences } from '../../shared/format/sentences.ts'
import type { FormNotice } from './form.types.ts'
import type { formMachine } from './form.machine.ts'

/** Says how saving ended, in the area's words where it has some. */
export const useAnnouncedSave = (area: Area, actor: ActorRefFrom<typeof formMachine>): void => {
  const { t, i18n } = useTranslation(['form', area.name, 'validation', 'common'])
  const errorText = useErrorText()
  const tellFailure = (reason: string) => {
    const failed = `${area.name}:failed`
    notify(
      i18n.exists(failed)
        ? { kind: 'error', text: t(failed, { reason }) }
        : { kind: 'error', lead: t('common:errorLead'), text: `${t('common:snackbar.submitFailed')}: ${reason}` },
    )
  }
  const tell = useEffectEvent((notice: FormNotice) => {
    switch (notice.type) {
      case 'saved': {
        const done = `${area.name}:${actor.getSnapshot().context.id === null ? 'created' : 'updated'}`
        return notify({ kind: 'success', text: i18n.exists(done) ? t(done) : t('common:snackbar.submitted') })
      }
      case 'refused':
        return tellFailure(
          sentences(
            notice.wrong.map((error) => errorWords(t, area, error, t(`${area.name}:fields.${rootOf(error.path)}`))),
          ),
        )
      case 'failed':
        return tellFailure(errorText(notice.error))
    }
  })
  useEffect(() => {
    const subscription = actor.on('*', (notice) => tell(notice))
    return () => subscription.unsubscribe()
  }, [actor])
}
