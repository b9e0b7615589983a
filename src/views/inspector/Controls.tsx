import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { NextRegular, PauseRegular, PlayRegular, PreviousRegular, RecordRegular } from '@fluentui/react-icons'
import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { lastOf } from '../../data/inspect/log.ts'
import { LabelledSelect } from '../../ui/LabelledSelect.tsx'
import { type Speed, speeds } from './inspector.types.ts'
import { canStep, isLive, isPlaying, openedSource, shownAt, since, speedOf } from './inspector.view.ts'
import type { InspectorPart } from './part.ts'

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  said: { marginInlineStart: tokens.spacingHorizontalS, fontVariantNumeric: 'tabular-nums' },
})

/** Which moment is shown: the newest, or one by which the reader goes through what was received. */
export const Controls = ({ actor, log }: InspectorPart) => {
  const { t } = useTranslation('inspector')
  const classes = useStyles()
  const live = useSelector(actor, isLive)
  const playing = useSelector(actor, isPlaying)
  const at = useSelector(actor, shownAt)
  const came = useSelector(actor, since)
  const speed = useSelector(actor, speedOf)
  const opened = useSelector(actor, openedSource)
  const hasBack = useSelector(actor, (snapshot) => canStep(snapshot, -1))
  const hasNext = useSelector(actor, (snapshot) => canStep(snapshot, 1))
  const place = { at, of: lastOf(log) }
  const how = live ? 'live' : playing ? 'playing' : 'paused'
  return (
    <div className={classes.root} role="group" aria-label={t('controls.label')}>
      <Button
        icon={<PreviousRegular />}
        disabledFocusable={!hasBack}
        onClick={() => actor.send({ type: 'step.chosen', by: -1 })}
      >
        {t('controls.back')}
      </Button>
      {live || playing ? (
        <Button
          icon={<PauseRegular />}
          disabledFocusable={log.moments.length === 0}
          onClick={() => actor.send({ type: 'pause.chosen' })}
        >
          {t('controls.pause')}
        </Button>
      ) : (
        <Button icon={<PlayRegular />} disabledFocusable={!hasNext} onClick={() => actor.send({ type: 'play.chosen' })}>
          {t('controls.play')}
        </Button>
      )}
      <Button
        icon={<NextRegular />}
        iconPosition="after"
        disabledFocusable={!hasNext}
        onClick={() => actor.send({ type: 'step.chosen', by: 1 })}
      >
        {t('controls.forward')}
      </Button>
      <LabelledSelect
        label={t('controls.speed')}
        value={String(speed)}
        options={speeds.map((one) => ({ value: String(one), label: `${one}×` }))}
        onChange={(value) => actor.send({ type: 'speed.chosen', speed: Number(value) as Speed })}
      />
      {!opened && (
        <Button icon={<RecordRegular />} disabledFocusable={live} onClick={() => actor.send({ type: 'live.chosen' })}>
          {t('controls.live')}
        </Button>
      )}
      <span className={classes.said} role="status">
        {t(`controls.${how}At`, place)}
        {!live && !opened && came > 0 && ` ${t('controls.since', { count: came })}`}
      </span>
    </div>
  )
}
