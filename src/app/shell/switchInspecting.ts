import i18next from 'i18next'
import { startInspecting, stopInspecting } from '../../data/inspect/index.ts'
import { loadWords } from '../../data/language.ts'
import { notify } from '../../ui/snackbar/snackbar.ts'

/** Call it on a click: the inspector opens as a page of its own. */
export const switchInspecting = async (on: boolean): Promise<void> => {
  if (!on) return stopInspecting()
  if (await startInspecting()) return
  await loadWords(['inspector'])
  notify({ kind: 'error', text: i18next.t('inspector:blocked') })
}
