import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../data/apiError.ts'
import type { Area } from '../../shared/area/types.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { recallRow } from '../list/memory.ts'
import { useLayout } from '../../ui/layout/layout.gateway.ts'
import { useWayBack } from '../list/useWayBack.ts'
import { Missing } from './Missing.tsx'
import type { Reading } from '../../data/reading.ts'
import { RecordBones } from './RecordBones.tsx'

interface RecordStatesProps {
  area: Area
  id: string
  reading: Reading
  error: unknown
  onRetry(): void
  /** What is left of a record that is gone. */
  remains?: ReactNode
  children(): ReactNode
}

/** A record while it is read, when it cannot be shown, and when it can. */
export const RecordStates = ({ area, id, reading, error, onRetry, remains, children }: RecordStatesProps) => {
  const { t } = useTranslation('record')
  useLayout({ leftIcon: 'back', backLink: useWayBack(area).address })
  switch (reading) {
    case 'loading':
      return <RecordBones area={area} row={recallRow(area, id)} />
    case 'gone':
      return (
        <>
          <Missing area={area} id={id} />
          {remains}
        </>
      )
    case 'failed': {
      const reference = error instanceof ApiError ? error.reference : null
      const text = reference ? t('failed.reference', { reference }) : t('failed.text')
      return <ErrorState title={t('failed.title')} text={text} onRetry={onRetry} />
    }
    case 'shown':
      return children()
  }
}
