import { makeStyles, tokens } from '@fluentui/react-components'
import {
  ArrowRedoRegular,
  ArrowRotateClockwiseRegular,
  ArrowUndoRegular,
  FullScreenMaximizeRegular,
  FullScreenMinimizeRegular,
  ImageMultipleRegular,
  PauseRegular,
  PlayRegular,
  ZoomInRegular,
  ZoomOutRegular,
} from '@fluentui/react-icons'
import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { ActorRefFrom } from 'xstate'
import { Tool } from './Tool.tsx'
import type { viewerMachine } from './viewer.machine.ts'
import { mostZoom } from './viewer.setup.ts'
import {
  canRedoTurn,
  canTurn,
  canUndoTurn,
  canZoom,
  canZoomIn,
  canZoomOut,
  hasSeveral,
  hasThumbnails,
  isFullscreen,
  isPlaying,
  shownScale,
  zoomOf,
} from './viewer.view.ts'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: tokens.spacingHorizontalXS,
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  // Fluent's slider asks for an appearance that browsers warn of.
  zoom: { width: '120px', margin: 0, accentColor: tokens.colorCompoundBrandBackground },
})

interface ViewerToolsProps {
  actor: ActorRefFrom<typeof viewerMachine>
  onFullscreen(): void
}

/** What may be done with the item in view, and with how it is looked at. */
export const ViewerTools = ({ actor, onFullscreen }: ViewerToolsProps) => {
  const { t, i18n } = useTranslation('viewer')
  const classes = useStyles()
  const zoom = useSelector(actor, zoomOf)
  const scale = useSelector(actor, shownScale)
  const zoomable = useSelector(actor, canZoom)
  const enlargeable = useSelector(actor, canZoomIn)
  const reducible = useSelector(actor, canZoomOut)
  const turnable = useSelector(actor, canTurn)
  const undoable = useSelector(actor, canUndoTurn)
  const redoable = useSelector(actor, canRedoTurn)
  const several = useSelector(actor, hasSeveral)
  const playing = useSelector(actor, isPlaying)
  const thumbnails = useSelector(actor, hasThumbnails)
  const full = useSelector(actor, isFullscreen)
  return (
    <div className={classes.root} role="toolbar" aria-label={t('tools')}>
      <Tool
        label={t('zoomOut')}
        shortcut="-"
        icon={<ZoomOutRegular />}
        disabled={!reducible}
        onClick={() => actor.send({ type: 'zoom.decreased' })}
      />
      <input
        className={classes.zoom}
        type="range"
        min={0}
        max={mostZoom}
        value={zoom}
        disabled={!zoomable}
        aria-label={t('zoom')}
        aria-valuetext={new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(scale)}
        onChange={(event) => actor.send({ type: 'zoom.chosen', zoom: event.target.valueAsNumber })}
      />
      <Tool
        label={t('zoomIn')}
        shortcut="+"
        icon={<ZoomInRegular />}
        disabled={!enlargeable}
        onClick={() => actor.send({ type: 'zoom.increased' })}
      />
      <Tool
        label={t('turn')}
        shortcut="R"
        icon={<ArrowRotateClockwiseRegular />}
        disabled={!turnable}
        onClick={() => actor.send({ type: 'item.turned' })}
      />
      <Tool
        label={t('undoTurn')}
        shortcut="U"
        icon={<ArrowUndoRegular />}
        disabled={!undoable}
        onClick={() => actor.send({ type: 'turn.undone' })}
      />
      <Tool
        label={t('redoTurn')}
        shortcut="Y"
        icon={<ArrowRedoRegular />}
        disabled={!redoable}
        onClick={() => actor.send({ type: 'turn.redone' })}
      />
      {several && (
        <>
          <Tool
            label={t(playing ? 'stopSlideshow' : 'startSlideshow')}
            shortcut={t('space')}
            icon={playing ? <PauseRegular /> : <PlayRegular />}
            onClick={() => actor.send({ type: playing ? 'slideshow.stopped' : 'slideshow.started' })}
          />
          <Tool
            label={t('thumbnails')}
            shortcut="T"
            icon={<ImageMultipleRegular />}
            pressed={thumbnails}
            onClick={() => actor.send({ type: 'thumbnails.toggled' })}
          />
        </>
      )}
      <Tool
        label={t(full ? 'leaveFullscreen' : 'fullscreen')}
        shortcut="F"
        icon={full ? <FullScreenMinimizeRegular /> : <FullScreenMaximizeRegular />}
        onClick={onFullscreen}
      />
    </div>
  )
}
