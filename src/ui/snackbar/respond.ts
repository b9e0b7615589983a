import i18next from 'i18next'
import { notify } from './snackbar.ts'

export type Response = { ok: true; message?: string } | { ok: false; message?: string; detail?: string }

/** Tells how a call ended: 'Well done!' and its message, or 'Error!' followed by its message and detail. */
export const respond = (response: Response): void => {
  const t = (key: string) => i18next.t(key)
  if (response.ok) {
    notify({
      kind: 'success',
      lead: t('ui:snackbar.wellDone'),
      text: response.message || t('ui:snackbar.success'),
    })
    return
  }
  const { message, detail } = response
  const text = [message || t('ui:snackbar.wrong'), detail].filter(Boolean).join(' ')
  notify({ kind: 'error', lead: t('ui:errorLead'), text })
}
