import { Portal, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ChevronLeftRegular, ChevronRightRegular } from '@fluentui/react-icons'
import { useSelector } from '@xstate/react'
import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ActorRefFrom } from 'xstate'
import { NativeDialog } from '../modal/NativeDialog.tsx'
import { besideMedia, makeRoom } from './beside.ts'
import { askedBy } from './keys.ts'
import { Stage } from './Stage.tsx'
import { Thumbnails } from './Thumbnails.tsx'
import { Tool } from './Tool.tsx'
import type { viewerMachine } from './viewer.machine.ts'
import type { MediaItem } from './viewer.types.ts'
import { allItems, currentIndex, hasSeveral, hasThumbnails, isPlaying, placeOf, shownItem } from './viewer.view.ts'
import { ViewerHead } from './ViewerHead.tsx'
import { ViewerTools } from './ViewerTools.tsx'

const useStyles = makeStyles({
  over: {
    position: 'fixed',
    inset: 0,
    width: '100vw',
    height: '100dvh',
    maxWidth: 'none',
    maxHeight: 'none',
    margin: 0,
  },
  beside: {
    position: 'fixed',
    inset: 0,
    zIndex: 1_000_001,
    [besideMedia]: {
      left: 'auto',
      width: 'var(--beside-width)',
      borderLeft: `1px solid ${tokens.colorNeutralStroke1}`,
      boxShadow: tokens.shadow16,
    },
  },
  body: {
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    boxSizing: 'border-box',
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    paddingBottom: 'env(safe-area-inset-bottom)',
  },
  middle: { position: 'relative', display: 'flex', flexGrow: 1, minHeight: 0 },
  step: {
    position: 'absolute',
    top: '50%',
    zIndex: 1,
    height: '44px',
    minWidth: '44px',
    translate: '0 -50%',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow8,
  },
  previous: { left: tokens.spacingHorizontalM },
  next: { right: tokens.spacingHorizontalM },
})

interface ViewerProps {
  actor: ActorRefFrom<typeof viewerMachine>
  renderPicture(item: MediaItem): ReactNode
  onDownload(item: MediaItem): void
}

/** What is looked at, over the whole window or beside the page; where there is no room beside it, over it. */
export const Viewer = ({ actor, ...acts }: ViewerProps) => {
  const { t } = useTranslation('viewer')
  const classes = useStyles()
  const place = useSelector(actor, placeOf)
  const close = () => actor.send({ type: 'viewer.closed' })
  if (place === 'over')
    return (
      <Portal>
        <NativeDialog className={classes.over} label={t('title')} closedBy="closerequest" onClose={close}>
          <Body actor={actor} {...acts} />
        </NativeDialog>
      </Portal>
    )
  return (
    <Portal>
      <Beside label={t('title')}>
        <Body actor={actor} {...acts} />
      </Beside>
    </Portal>
  )
}

const Beside = ({ label, children }: { label: string; children: ReactNode }) => {
  useLayoutEffect(makeRoom, [])
  return (
    <aside className={useStyles().beside} aria-label={label}>
      {children}
    </aside>
  )
}

const Body = ({ actor, renderPicture, onDownload }: ViewerProps) => {
  const { t } = useTranslation('viewer')
  const classes = useStyles()
  const root = useRef<HTMLDivElement>(null)
  const item = useSelector(actor, shownItem)
  const items = useSelector(actor, allItems)
  const index = useSelector(actor, currentIndex)
  const playing = useSelector(actor, isPlaying)
  const several = useSelector(actor, hasSeveral)
  const thumbnails = useSelector(actor, hasThumbnails)
  useEffect(() => {
    const shown = root.current!
    const tell = () => actor.send({ type: 'fullscreen.changed', isFullscreen: document.fullscreenElement === shown })
    shown.addEventListener('fullscreenchange', tell)
    return () => shown.removeEventListener('fullscreenchange', tell)
  }, [actor])
  useEffect(() => root.current?.querySelector<HTMLElement>('[role=region]')?.focus(), [])
  const toggleFullscreen = () =>
    void (document.fullscreenElement ? document.exitFullscreen() : root.current!.requestFullscreen())
  const press = (event: KeyboardEvent) => {
    const asked = askedBy(event, { count: items.length, isPlaying: playing })
    if (!asked && event.key !== 'f') return
    event.preventDefault()
    // The page has keys of its own.
    event.stopPropagation()
    if (asked) actor.send(asked)
    else toggleFullscreen()
  }
  const download = () => onDownload(item)
  return (
    // Keys act wherever the focus is within; all of them have a button too.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={root} className={classes.body} onKeyDown={press}>
      <ViewerHead actor={actor} onDownload={download} />
      <div className={classes.middle}>
        {several && (
          <Tool
            className={mergeClasses(classes.step, classes.previous)}
            label={t('previous')}
            shortcut="←"
            icon={<ChevronLeftRegular />}
            onClick={() => actor.send({ type: 'previous.chosen' })}
          />
        )}
        <Stage actor={actor} onDownload={download} />
        {several && (
          <Tool
            className={mergeClasses(classes.step, classes.next)}
            label={t('next')}
            shortcut="→"
            icon={<ChevronRightRegular />}
            onClick={() => actor.send({ type: 'next.chosen' })}
          />
        )}
      </div>
      <ViewerTools actor={actor} onFullscreen={toggleFullscreen} />
      {thumbnails && (
        <Thumbnails
          items={items}
          index={index}
          renderPicture={renderPicture}
          onChoose={(chosen) => actor.send({ type: 'item.chosen', index: chosen })}
        />
      )}
    </div>
  )
}
