import { Button, makeStyles, Spinner, tokens } from '@fluentui/react-components'
import { ArrowResetRegular, CameraRegular, CheckmarkRegular } from '@fluentui/react-icons'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import { LabelledSelect } from '../LabelledSelect.tsx'
import { notify } from '../snackbar/snackbar.ts'
import { useObjectUrl } from '../useObjectUrl.ts'
import { connectedWebcam } from './webcam.gateway.ts'
import { cameraOf, camerasOf, isAccepted, isBusy, pictureOf, problemOf, streamOf } from './webcam.view.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalM },
  stage: {
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '16 / 9',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground4,
    overflow: 'hidden',
    '& > video, & > img': { width: '100%', height: '100%', objectFit: 'contain' },
  },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
})

interface WebcamProps {
  onTaken(picture: File): void
  onClose(): void
}

/** Takes a picture with a camera of the device, which is let go of when this closes. */
const Webcam = ({ onTaken, onClose }: WebcamProps) => {
  const { t } = useTranslation('ui')
  const classes = useStyles()
  const actor = useActorRef(connectedWebcam)
  const busy = useSelector(actor, isBusy)
  const stream = useSelector(actor, streamOf)
  const cameras = useSelector(actor, camerasOf)
  const camera = useSelector(actor, cameraOf)
  const picture = useSelector(actor, pictureOf)
  const shown = useObjectUrl(picture)
  useEffect(() => {
    const { unsubscribe } = actor.subscribe({
      complete: () => {
        const end = actor.getSnapshot()
        const problem = problemOf(end)
        if (problem === 'unsupported') notify({ kind: 'error', text: t('webcam.unsupported') })
        else if (problem)
          notify({ kind: 'error', text: t('webcam.error', { message: t(`webcam.problems.${problem}`) }) })
        if (isAccepted(end)) onTaken(pictureOf(end)!)
        else onClose()
      },
    })
    return unsubscribe
  }, [actor, onClose, onTaken, t])
  return (
    <ConfirmDialog title={t('webcam.take')} onCancel={onClose}>
      <div className={classes.root}>
        <div className={classes.stage}>
          {shown ? (
            <img src={shown} alt={t('webcam.picture')} />
          ) : stream ? (
            <video
              ref={(video) => {
                if (video) video.srcObject = stream
              }}
              aria-label={t('webcam.seen')}
              autoPlay
              playsInline
              muted
            />
          ) : (
            <Spinner label={t('webcam.opening')} />
          )}
        </div>
        {cameras.length > 1 && !picture && (
          <LabelledSelect
            label={t('webcam.camera')}
            value={camera ?? ''}
            disabled={busy}
            options={cameras.map(({ id, label }, index) => ({
              value: id,
              label: label || t('webcam.numbered', { number: index + 1 }),
            }))}
            onChange={(chosen) => actor.send({ type: 'camera.chosen', camera: chosen })}
          />
        )}
        <div className={classes.buttons}>
          {picture ? (
            <>
              <Button
                key="use"
                appearance="primary"
                icon={<CheckmarkRegular />}
                autoFocus
                onClick={() => actor.send({ type: 'picture.accepted' })}
              >
                {t('webcam.use')}
              </Button>
              <Button icon={<ArrowResetRegular />} onClick={() => actor.send({ type: 'picture.rejected' })}>
                {t('webcam.again')}
              </Button>
            </>
          ) : (
            <Button
              key="shoot"
              appearance="primary"
              icon={<CameraRegular />}
              autoFocus
              disabledFocusable={busy}
              onClick={() => actor.send({ type: 'picture.wanted' })}
            >
              {t('webcam.shoot')}
            </Button>
          )}
        </div>
      </div>
    </ConfirmDialog>
  )
}

export default Webcam
