import { Button, MessageBar, MessageBarBody } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { Movable } from '../order/useMovable.tsx'
import { FileRow } from './FileRow.tsx'
import { Progress } from './Progress.tsx'
import { RemoveFile } from './RemoveFile.tsx'

interface ArrivingRowProps {
  name: string
  facts: readonly string[]
  picture: string | null
  /** Whole percent while the bytes are on their way. */
  progress: number | null
  /** Why it did not arrive, in the reader's language. */
  error: string | null
  movable: Movable
  /** Left out where it cannot be tried again. */
  onRetry?(): void
  onRemove(): void
}

/** A file on its way. */
export const ArrivingRow = (props: ArrivingRowProps) => {
  const { name, facts, picture, progress, error, movable, onRetry, onRemove } = props
  const { t } = useTranslation('ui')
  return (
    <FileRow
      title={name}
      facts={facts}
      picture={picture}
      movable={movable}
      below={
        <>
          {progress !== null && <Progress label={t('upload.progress', { name })} percent={progress} />}
          {error !== null && (
            <MessageBar intent="error" layout="multiline">
              <MessageBarBody>{error}</MessageBarBody>
            </MessageBar>
          )}
        </>
      }
    >
      {error !== null && onRetry && <Button onClick={onRetry}>{t('upload.retry')}</Button>}
      <RemoveFile name={name} onRemove={onRemove} />
    </FileRow>
  )
}
