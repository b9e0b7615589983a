import { Button, makeStyles, mergeClasses, Spinner, tokens } from '@fluentui/react-components'
import { useSelector } from '@xstate/react'
import { useRef, useState, type TouchEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { ActorRefFrom } from 'xstate'
import { kindOf } from './kinds.ts'
import { MediaView } from './MediaView.tsx'
import type { viewerMachine } from './viewer.machine.ts'
import {
  currentIndex,
  hasFailed,
  isLate,
  isLoading,
  isPlaying,
  isZooming,
  rotationOf,
  shownContent,
  shownItem,
  shownScale,
} from './viewer.view.ts'

const swipe = (from: string) => ({
  animationName: { from: { translate: `${from} 0`, opacity: 0 }, to: { translate: '0 0', opacity: 1 } },
})

const useStyles = makeStyles({
  root: {
    containerType: 'size',
    flexGrow: 1,
    minHeight: 0,
    minWidth: 0,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    backgroundColor: tokens.colorNeutralBackground4,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  swiped: { touchAction: 'pan-y pinch-zoom' },
  centre: { display: 'grid', minHeight: '100%', placeItems: 'safe center' },
  said: { display: 'grid', justifyItems: 'center', gap: tokens.spacingVerticalM, padding: tokens.spacingHorizontalXL },
  words: { margin: 0, textAlign: 'center' },
  entering: {
    '@media (prefers-reduced-motion: no-preference)': {
      animationDuration: '200ms',
      animationTimingFunction: tokens.curveDecelerateMid,
    },
    '&[data-way=onward]': swipe('60px'),
    '&[data-way=back]': swipe('-60px'),
    '&[data-way=fade]': { animationName: { from: { opacity: 0 }, to: { opacity: 1 } } },
  },
})

interface StageProps {
  actor: ActorRefFrom<typeof viewerMachine>
  onDownload(): void
}

/** The item in view, or why it is not; a swipe leads to another one or closes. */
export const Stage = ({ actor, onDownload }: StageProps) => {
  const { t } = useTranslation('viewer')
  const classes = useStyles()
  const item = useSelector(actor, shownItem)
  const content = useSelector(actor, shownContent)
  const scale = useSelector(actor, shownScale)
  const rotation = useSelector(actor, rotationOf)
  const loading = useSelector(actor, isLoading)
  const late = useSelector(actor, isLate)
  const failed = useSelector(actor, hasFailed)
  const zooming = useSelector(actor, isZooming)
  const playing = useSelector(actor, isPlaying)
  const index = useSelector(actor, currentIndex)
  const touch = useSwipe((x, y) => actor.send({ type: 'swipe.ended', x, y }))
  const [seen, see] = useState({ index, way: 'fade' as 'fade' | 'back' | 'onward' })
  if (seen.index !== index) see({ index, way: playing ? 'fade' : index < seen.index ? 'back' : 'onward' })
  const kind = kindOf(item.name)
  const reason = () => {
    if (late) return t('late')
    if (kind === 'video') return t('noVideo')
    return t(kind === 'other' ? 'unknown' : 'failed')
  }
  return (
    <div
      className={mergeClasses(classes.root, !zooming && classes.swiped)}
      role="region"
      // What is larger than its room is scrolled by the keyboard too.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={item.title}
      aria-busy={loading}
      {...touch}
    >
      <div className={classes.centre} key={index}>
        {loading && <Spinner label={t('loading')} />}
        {content && (
          <div className={classes.entering} data-way={seen.way}>
            <MediaView
              item={item}
              content={content}
              scale={scale}
              rotation={rotation}
              onFail={() => actor.send({ type: 'content.failed' })}
            />
          </div>
        )}
        {(late || failed) && (
          <div className={classes.said} role="status">
            <p className={classes.words}>{reason()}</p>
            {late && <Button onClick={() => actor.send({ type: 'load.retried' })}>{t('retry')}</Button>}
            <Button appearance="primary" onClick={onDownload}>
              {t('download')}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}

/** How far a finger has come across, and down where that scrolls nothing. */
const useSwipe = (onSwipe: (x: number, y: number) => void) => {
  const start = useRef<{ x: number; y: number; from: number } | null>(null)
  return {
    onTouchStart: ({ touches, currentTarget: { scrollTop } }: TouchEvent) => {
      const finger = touches[0]
      start.current = finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY, from: scrollTop } : null
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches[0]
      if (start.current && finger) {
        const { x, y, from } = start.current
        onSwipe(finger.clientX - x, from > 0 ? 0 : finger.clientY - y)
      }
      start.current = null
    },
    onTouchCancel: () => void (start.current = null),
  }
}
