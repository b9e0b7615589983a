import { useSelector } from '@xstate/react'
import i18next from 'i18next'
import { type ActorRefFrom, createActor } from 'xstate'
import { ApiError } from '../../../data/apiError.ts'
import { currentUser } from '../../../../machines/session/session.view.ts'
import { onSignedOut, useSession } from '../../../data/session.ts'
import type { SavedView } from '../../../shared/endpoints/answers/views.ts'
import { notify } from '../../../ui/snackbar/snackbar.ts'
import { connectedViews } from './views.gateway.ts'
import type { ViewsNotice } from './views.types.ts'
import { viewsOf } from './views.view.ts'

let actor: ActorRefFrom<typeof connectedViews> | null = null

onSignedOut(() => {
  actor?.stop()
  actor = null
})

const tell = (notice: ViewsNotice) => {
  const { order } = notice
  if (notice.type === 'failed') {
    const said = notice.error instanceof ApiError && notice.error.status > 0 ? notice.error.message : ''
    return notify({ kind: 'error', text: said || i18next.t('common:snackbar.unreachable') })
  }
  if (order.type === 'mark') return
  const word = order.type === 'drop' ? 'deleted' : notice.kept?.replaced ? 'replaced' : 'saved'
  notify({ kind: 'success', text: i18next.t(`list:saved.${word}`, { name: order.name }) })
}

/** The one that knows the saved views, whatever page is shown. */
export const savedViews = (): ActorRefFrom<typeof connectedViews> => {
  if (actor) return actor
  actor = createActor(connectedViews)
  actor.on('*', tell)
  actor.start()
  return actor
}

const none: readonly SavedView[] = []

/** Those of a list, or of all lists; null until they were read. */
export const useSavedViews = (list?: string): readonly SavedView[] | null => {
  const isKnown = useSession(currentUser) !== null
  const views = useSelector(isKnown ? savedViews() : undefined, (snapshot) => (snapshot ? viewsOf(snapshot) : null))
  if (list === undefined || views === null) return views
  const found = views.filter((view) => view.list === list)
  return found.length > 0 ? found : none
}

/** What follows the route of a list in its reader's menu: the view that they have chosen for it. */
export const useStandard = (list: string | undefined): string => {
  const standard = useSavedViews()?.find((view) => view.standard && view.list === list)
  return standard ? searchOf(standard) : ''
}

/** What follows the route of a list in the address of a view. */
export const searchOf = ({ id, address }: Pick<SavedView, 'id' | 'address'>): string =>
  `?${address && `${address}&`}view=${id}`
