import i18next from 'i18next'
import { type ActorRefFrom, createActor } from 'xstate'
import { ApiError } from '../../data/apiError.ts'
import { onSignedOut } from '../../data/session.ts'
import { notify } from '../../ui/snackbar/snackbar.ts'
import { connectedExports } from './exports.gateway.ts'
import type { ExportsNotice } from './exports.types.ts'
import { follow } from './followed.ts'

let actor: ActorRefFrom<typeof connectedExports> | null = null

onSignedOut(() => {
  actor?.stop()
  actor = null
  follow(false)
})

const tell = (notice: ExportsNotice) => {
  if (notice.type === 'ordered') {
    const isCancelled = notice.order.type === 'cancel'
    if (!isCancelled) follow(true)
    return notify({
      kind: 'success',
      text: i18next.t(isCancelled ? 'exports:notices.cancelled' : 'exports:notices.begun'),
    })
  }
  if (notice.type === 'failed') {
    const said = notice.error instanceof ApiError && notice.error.status > 0 ? notice.error.message : ''
    return notify({ kind: 'error', text: said || i18next.t('common:snackbar.unreachable') })
  }
  const { state, title } = notice.one
  if (state === 'ready') notify({ kind: 'success', text: i18next.t('exports:notices.ready', { title }) })
  else if (state !== 'cancelled') notify({ kind: 'error', text: i18next.t('exports:notices.ended', { title }) })
}

/** The one that follows the person's exports, whatever page they are on. */
export const exportsActor = (): ActorRefFrom<typeof connectedExports> => {
  if (actor) return actor
  actor = createActor(connectedExports, { input: { look: {} } })
  actor.on('*', (notice) => tell(notice as ExportsNotice))
  actor.start()
  return actor
}
