import { Button, Field, Text, makeStyles } from '@fluentui/react-components'
import { DismissRegular, DocumentRegular } from '@fluentui/react-icons'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DropZone } from './DropZone.tsx'
import { Progress } from './Progress.tsx'

const useStyles = makeStyles({
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
  /** What else may be done with the chosen file. */
  children?: ReactNode
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
  children,
}: UploaderProps) => {
  const { t } = useTranslation('ui')
  const classes = useStyles()
  const nameId = useId()
  return (
    <Field label={label} required={required} validationMessage={error} hint={hint}>
      <DropZone
        label={t(name ? 'upload.replace' : 'upload.choose')}
        describedBy={name ? nameId : undefined}
        extensions={extensions}
        onChoose={onChoose}
      >
        {name && (
          <>
            <DocumentRegular aria-hidden />
            <Text id={nameId} className={classes.name}>
              {name}
            </Text>
            {children}
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
      </DropZone>
    </Field>
  )
}
