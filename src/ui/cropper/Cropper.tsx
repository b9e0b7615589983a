import { Button, Field, makeStyles, mergeClasses, Spinner, tokens } from '@fluentui/react-components'
import { ArrowUploadRegular, ArrowUndoRegular, DeleteRegular } from '@fluentui/react-icons'
import { useSelector } from '@xstate/react'
import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ActorRefFrom } from 'xstate'
import { megabyte } from '../../../machines/fields/fileKinds.ts'
import type { cropperMachine } from './cropper.machine.ts'
import {
  bytesAllowed,
  drawnPicture,
  isBusy,
  isChanged,
  isRemoved,
  placedImage,
  problemOf,
  typesAllowed,
} from './cropper.view.ts'
import { useDropZone } from '../useDropZone.ts'
import { useObjectUrl } from '../useObjectUrl.ts'
import { TakePicture } from '../webcam/TakePicture.tsx'

const CropFrame = lazy(() => import('./CropFrame.tsx'))

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXL,
    padding: tokens.spacingHorizontalM,
    border: `1px dashed ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  over: { backgroundColor: tokens.colorBrandBackground2, border: `1px dashed ${tokens.colorBrandStroke1}` },
  choice: { display: 'grid', gap: tokens.spacingVerticalS, justifyItems: 'start' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  hint: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})

interface CropperProps {
  actor: ActorRefFrom<typeof cropperMachine>
  label: string
  /** The picture as it is stored. */
  image: string | null
  /** Whether there is one, also where it is not here yet. */
  hasPicture?: boolean
  isRound: boolean
  /** Shows a picture, or that there is none. */
  renderPicture(image: string | null): ReactNode
  /** Of the button by which a form brings the person here. */
  name?: string
  required?: boolean
  /** In the reader's language. */
  error?: string
  onBlur?(): void
  /** What becomes of the picture that was chosen. */
  children?: ReactNode
}

/** Chooses a picture, by dialog or by dropping it, places it in a frame, shows it, and takes it away. */
export const Cropper = ({
  actor,
  label,
  image,
  hasPicture = image !== null,
  isRound,
  renderPicture,
  name,
  required,
  error,
  onBlur,
  children,
}: CropperProps) => {
  const { t } = useTranslation('ui')
  const classes = useStyles()
  const input = useRef<HTMLInputElement>(null)
  const { isOver, zone, choose } = useDropZone((file) => actor.send({ type: 'file.chosen', file }))
  const placed = useSelector(actor, placedImage)
  const drawn = useSelector(actor, drawnPicture)
  const removed = useSelector(actor, isRemoved)
  const changed = useSelector(actor, isChanged)
  const busy = useSelector(actor, isBusy)
  const problem = useSelector(actor, problemOf)
  const bytes = useSelector(actor, bytesAllowed)
  const types = useSelector(actor, typesAllowed)
  const choice = useRef<HTMLButtonElement>(null)
  const wasPlaced = useRef(false)
  useEffect(() => {
    if (wasPlaced.current && !placed) choice.current?.focus()
    wasPlaced.current = placed !== null
  }, [placed])
  /** The button that it is decided with goes by that. */
  const decide = (type: 'picture.removed' | 'choice.abandoned') => {
    actor.send({ type })
    choice.current?.focus()
  }
  const preview = useObjectUrl(drawn as Blob | null)
  const limit = { size: `${bytes / megabyte} MB` }
  const isShown = !removed && (preview !== null || hasPicture)
  return (
    <Field
      label={label}
      required={required}
      validationMessage={problem ? t(`cropper.problems.${problem}`, limit) : error}
    >
      {({ 'aria-describedby': describedBy }) => (
        <div role="group" aria-label={label} className={mergeClasses(classes.root, isOver && classes.over)} {...zone}>
          <input
            ref={input}
            type="file"
            hidden
            aria-label={label}
            accept={types.join(',')}
            onChange={(event) => {
              choose(event.target.files)
              event.target.value = ''
            }}
          />
          {placed ? (
            <Suspense fallback={<Spinner label={t('cropper.loading')} />}>
              <CropFrame
                actor={actor}
                image={placed}
                isRound={isRound}
                label={label}
                name={name}
                describedBy={describedBy}
              />
            </Suspense>
          ) : (
            <>
              {renderPicture(removed ? null : (preview ?? image))}
              <div className={classes.choice}>
                <div className={classes.buttons}>
                  <Button
                    ref={choice}
                    name={name}
                    aria-describedby={describedBy}
                    icon={<ArrowUploadRegular />}
                    disabledFocusable={busy}
                    onClick={() => input.current?.click()}
                    onBlur={onBlur}
                  >
                    {t(isShown ? 'cropper.replace' : 'cropper.choose')}
                  </Button>
                  <TakePicture disabled={busy} onTaken={(file) => actor.send({ type: 'file.chosen', file })} />
                  {isShown && (
                    <Button icon={<DeleteRegular />} onClick={() => decide('picture.removed')}>
                      {t('cropper.remove')}
                    </Button>
                  )}
                  {changed && (
                    <Button icon={<ArrowUndoRegular />} onClick={() => decide('choice.abandoned')}>
                      {t('cropper.undo')}
                    </Button>
                  )}
                </div>
                <span className={classes.hint} role="status">
                  {busy
                    ? t('cropper.loading')
                    : changed
                      ? t(removed ? 'cropper.removed' : 'cropper.drawn')
                      : t('cropper.hint', limit)}
                </span>
                {children}
              </div>
            </>
          )}
        </div>
      )}
    </Field>
  )
}
