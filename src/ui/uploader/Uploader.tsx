import { Button, Field, Text, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ArrowUploadRegular, DismissRegular, DocumentRegular } from '@fluentui/react-icons'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useDropZone } from '../useDropZone.ts'
import { Progress } from './Progress.tsx'

const useStyles = makeStyles({
  zone: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    minHeight: '52px',
    padding: tokens.spacingHorizontalS,
    border: `1px dashed ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  over: { backgroundColor: tokens.colorBrandBackground2, border: `1px dashed ${tokens.colorBrandStroke1}` },
  name: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  progress: { flexBasis: '100%' },
})

interface UploaderProps {
  label: string
  hint: string
  required?: boolean
  /** Extensions without the dot. */
  extensions: readonly string[]
  /** Name of the chosen file. */
  name: string | null
  /** Whole percent while the bytes are on their way. */
  progress: number | null
  /** In the reader's language. */
  error?: string
  onChoose(file: File): void
  onDrop(): void
  /** Offered when the bytes did not arrive. */
  onRetry?(): void
}

/** Chooses one file, by dialog or by dropping it, and shows how far it is. */
export const Uploader = ({
  label,
  hint,
  required,
  extensions,
  name,
  progress,
  error,
  onChoose,
  onDrop,
  onRetry,
}: UploaderProps) => {
  const { t } = useTranslation('ui')
  const classes = useStyles()
  const input = useRef<HTMLInputElement>(null)
  const { isOver, zone, choose } = useDropZone(onChoose)
  const nameId = useId()
  return (
    <Field label={label} required={required} validationMessage={error} hint={hint}>
      <div className={mergeClasses(classes.zone, isOver && classes.over)} {...zone}>
        <input
          ref={input}
          type="file"
          hidden
          accept={extensions.map((extension) => `.${extension}`).join(',')}
          onChange={(event) => {
            choose(event.target.files)
            event.target.value = ''
          }}
        />
        <Button
          icon={<ArrowUploadRegular />}
          aria-describedby={name ? nameId : undefined}
          onClick={() => input.current?.click()}
        >
          {t(name ? 'upload.replace' : 'upload.choose')}
        </Button>
        {name && (
          <>
            <DocumentRegular aria-hidden />
            <Text id={nameId} className={classes.name}>
              {name}
            </Text>
            {onRetry && <Button onClick={onRetry}>{t('upload.retry')}</Button>}
            <Button
              appearance="subtle"
              icon={<DismissRegular />}
              aria-label={t('upload.drop', { name })}
              onClick={onDrop}
            />
          </>
        )}
        {!name && <Text>{t('upload.dropHere')}</Text>}
        {progress !== null && (
          <div className={classes.progress}>
            <Progress label={t('upload.progress', { name })} percent={progress} />
          </div>
        )}
      </div>
    </Field>
  )
}
