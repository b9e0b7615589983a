import { useActorRef, useSelector } from '@xstate/react'
import { useContext, useEffectEvent, useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { download } from '../../data/upload/download.ts'
import { fileOf } from '../../data/upload/pictures.ts'
import { useModalEnd } from '../../ui/modal/useModalEnd.ts'
import { notify } from '../../ui/snackbar/snackbar.ts'
import { Viewer } from '../../ui/viewer/Viewer.tsx'
import { connectedViewer } from '../../ui/viewer/viewer.gateway.ts'
import type { MediaItem, Place } from '../../ui/viewer/viewer.types.ts'
import { isOpen } from '../../ui/viewer/viewer.view.ts'
import { Reading } from './reading.ts'
import { SmallPicture } from './SmallPicture.tsx'

export interface FileViewerProps {
  items: readonly MediaItem[]
  /** The one that is looked at first. */
  index: number
  place: Place
  onClose(): void
}

/** Files of a record, fetched as whoever reads; mounted while they are looked at. */
const FileViewer = ({ items, index, place, onClose }: FileViewerProps) => {
  const { t } = useTranslation(['viewer', 'files'])
  const read = useContext(Reading)
  const [viewer] = useState(() => connectedViewer((id) => fileOf(id, read)))
  const actor = useActorRef(viewer, { input: { items } })
  const open = useSelector(actor, isOpen)
  const begin = useEffectEvent(() => actor.send({ type: 'item.opened', index, place }))
  const end = useEffectEvent(onClose)
  useModalEnd()
  useLayoutEffect(() => {
    begin()
    let wasOpen = false
    const { unsubscribe } = actor.subscribe((snapshot) => {
      if (wasOpen && !isOpen(snapshot)) end()
      wasOpen = isOpen(snapshot)
    })
    return () => {
      unsubscribe()
      actor.send({ type: 'viewer.closed' })
    }
  }, [actor])
  return (
    open && (
      <Viewer
        actor={actor}
        renderPicture={({ id }) => <SmallPicture id={id} />}
        onDownload={({ id, name }) =>
          download(id, read).catch(() => notify({ kind: 'error', text: t('files:downloadFailed', { name }) }))
        }
      />
    )
  )
}

export default FileViewer
