import { useState } from 'react'
import { recall, remember } from '../../data/persisted.ts'
import { type Look, lookOf, plainLook } from '../../shared/area/look.ts'
import type { Area } from '../../shared/area/types.ts'
import type { SavedView } from '../../shared/endpoints/answers/views.ts'

/** How the list is drawn: as the view has it that it was opened by, until the reader has it otherwise, which this browser keeps. */
export const useLook = (area: Area, view: SavedView | null) => {
  const key = `look.${area.id}${view ? `.${view.id}` : ''}`
  const [own, setOwn] = useState(() => ({ key, look: lookOf(recall(key)) }))
  if (own.key !== key) setOwn({ key, look: lookOf(recall(key)) })
  const kept = own.key === key ? own.look : null
  const saved = view?.look ?? plainLook
  const choose = (look: Look | null) => {
    const next = look && JSON.stringify(look) !== JSON.stringify(saved) ? look : null
    remember(key, next)
    setOwn({ key, look: next })
  }
  return { look: kept ?? saved, isOwn: kept !== null, choose }
}

export type ShownLook = ReturnType<typeof useLook>
