import { Field, Text, makeStyles, tokens } from '@fluentui/react-components'
import { lazy, Suspense, useId, type ReactNode, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Bone } from '../Bone.tsx'
import { OrderSaid, type Placed } from '../order/OrderSaid.tsx'
import { DropZone } from './DropZone.tsx'
import { FileList } from './FileList.tsx'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalXS },
  limits: { color: tokens.colorNeutralForeground2 },
})

/** Chosen among the files of the device, taken with its camera first of all, or drawn. */
export type FilesBy = 'choice' | 'camera' | 'pen'

const SignaturePad = lazy(() => import('../signature/SignaturePad.tsx'))

interface FilesUploaderProps {
  label: string
  name: string
  hint?: string
  /** What may be chosen, in words. */
  limits: string
  required?: boolean
  by?: FilesBy
  /** Extensions without the dot. */
  extensions: readonly string[]
  disabled?: boolean
  /** In the reader's language. */
  error?: string
  /** Takes the element of the chosen ones. */
  list: Ref<HTMLUListElement>
  /** What came to another place among them. */
  last: Placed | null
  onChoose(files: readonly File[]): void
  onBlur?(): void
  /** The chosen ones, as rows. */
  children: ReactNode[]
}

/** Takes several files: by dialog or by dropping them, from the camera, or one that is drawn. */
export const FilesUploader = ({
  label,
  name,
  hint,
  limits,
  required,
  by = 'choice',
  extensions,
  disabled,
  error,
  list,
  last,
  onChoose,
  onBlur,
  children,
}: FilesUploaderProps) => {
  const { t } = useTranslation('ui')
  const classes = useStyles()
  const limitsId = useId()
  return (
    <div className={classes.root}>
      <Field label={label} required={required} hint={hint} validationMessage={error}>
        {by === 'pen' ? (
          <Suspense fallback={<Bone />}>
            <SignaturePad
              label={label}
              name={name}
              disabled={disabled}
              isSigned={children.length > 0}
              onSigned={(file) => onChoose([file])}
              onBlur={onBlur}
            />
          </Suspense>
        ) : (
          <DropZone
            label={t('upload.add')}
            name={name}
            describedBy={limitsId}
            isCamera={by === 'camera'}
            extensions={extensions}
            multiple
            disabled={disabled}
            onChoose={(...files) => onChoose(files)}
            onBlur={onBlur}
          >
            <Text>{t('upload.dropSeveralHere')}</Text>
            <Text id={limitsId} size={200} className={classes.limits}>
              {limits}
            </Text>
          </DropZone>
        )}
      </Field>
      {children.length > 0 && (
        <FileList label={label} ref={list}>
          {children}
        </FileList>
      )}
      <OrderSaid last={last} />
    </div>
  )
}
