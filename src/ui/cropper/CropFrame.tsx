import { Button, Field, makeStyles, tokens } from '@fluentui/react-components'
import { useSelector } from '@xstate/react'
import { useEffect, useId, useRef } from 'react'
import Crop from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { useTranslation } from 'react-i18next'
import type { ActorRefFrom } from 'xstate'
import type { cropperMachine } from './cropper.machine.ts'
import { greatestZoom, leastZoom } from './cropper.setup.ts'
import type { PlacedImage } from './cropper.types.ts'
import { canAccept, frameSize, isBusy, positionOf, zoomOf } from './cropper.view.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalM, maxWidth: '360px' },
  frame: {
    position: 'relative',
    height: '260px',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground6,
    ':has(:focus-visible)': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  keys: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  area: { outlineStyle: 'none' },
  // Fluent's slider asks for an appearance that browsers warn of.
  zoom: { width: '100%', margin: 0, accentColor: tokens.colorCompoundBrandBackground },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
})

const zoomKeys: Record<string, number> = { '+': 0.1, '=': 0.1, '-': -0.1, _: -0.1 }

interface CropFrameProps {
  actor: ActorRefFrom<typeof cropperMachine>
  image: PlacedImage
  isRound: boolean
  /** Says what the frame is for, as the name of what is moved by the arrow keys. */
  label: string
  /** Of the button by which a form brings the person here. */
  name: string | undefined
  describedBy: string | undefined
}

/** The image below its frame: dragged or moved by the arrow keys, zoomed by wheel, fingers, slider, + and -. */
const CropFrame = ({ actor, image, isRound, label, name, describedBy }: CropFrameProps) => {
  const { t } = useTranslation('ui')
  const classes = useStyles()
  const zoom = useSelector(actor, zoomOf)
  const position = useSelector(actor, positionOf)
  const busy = useSelector(actor, isBusy)
  const ready = useSelector(actor, canAccept)
  const size = useSelector(actor, frameSize, (one, other) => one.width === other.width && one.height === other.height)
  const root = useRef<HTMLDivElement>(null)
  const keysId = useId()
  useEffect(() => {
    if (ready) root.current?.querySelector<HTMLElement>('[role=application]')?.focus()
  }, [ready])
  const zoomTo = (next: number) => actor.send({ type: 'image.zoomed', zoom: next })
  return (
    <div ref={root} className={classes.root}>
      <p id={keysId} className={classes.keys}>
        {t('cropper.keys')}
      </p>
      <div className={classes.frame}>
        <Crop
          image={image.url}
          crop={position}
          zoom={zoom}
          minZoom={leastZoom}
          maxZoom={greatestZoom}
          aspect={size.width / size.height}
          cropSize={size}
          cropShape={isRound ? 'round' : 'rect'}
          objectFit="cover"
          keyboardStep={10}
          showGrid={false}
          disableAutomaticStylesInjection
          classes={{ cropAreaClassName: classes.area }}
          mediaProps={{ alt: '' }}
          cropperProps={{
            role: 'application',
            'aria-label': label,
            'aria-describedby': keysId,
            // The library's own handler of the arrow keys stays.
            onKeyDownCapture: ({ key }) => key in zoomKeys && zoomTo(zoom + zoomKeys[key]!),
          }}
          onCropChange={(next) => actor.send({ type: 'image.moved', position: next })}
          onZoomChange={zoomTo}
          onCropComplete={(_, frame) => actor.send({ type: 'frame.measured', frame })}
        />
      </div>
      <Field label={t('cropper.zoom')}>
        {(control) => (
          <input
            {...control}
            className={classes.zoom}
            type="range"
            min={leastZoom * 100}
            max={greatestZoom * 100}
            value={Math.round(zoom * 100)}
            aria-valuetext={t('cropper.percent', { percent: Math.round(zoom * 100) })}
            onChange={(event) => zoomTo(event.target.valueAsNumber / 100)}
          />
        )}
      </Field>
      <div className={classes.buttons}>
        <Button
          appearance="primary"
          name={name}
          aria-describedby={describedBy}
          disabledFocusable={busy || !ready}
          onClick={() => actor.send({ type: 'frame.accepted' })}
        >
          {t('cropper.accept')}
        </Button>
        <Button onClick={() => actor.send({ type: 'choice.abandoned' })}>{t('cropper.abandon')}</Button>
      </div>
    </div>
  )
}

export default CropFrame
