import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useKept } from '../../data/kept/useKept.ts'
import { headed } from '../../shared/area/headed.ts'
import type { Area } from '../../shared/area/types.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { type HeadedBy, readHeadings } from './headings.gateway.ts'

interface HeadedProps {
  area: Area
  /** Of the parent; where it refers to nothing that heads the columns, there are none. */
  record: HeadedBy['record']
  children(area: Area): ReactNode
}

/** A list of which columns are headed by something of the parent's. */
export const Headed = ({ area, record, children }: HeadedProps) => {
  const { i18n } = useTranslation()
  const by = record[area.headed!.by]
  const none = useMemo(() => headed(area, {}), [area])
  return typeof by === 'string' ? (
    <HeadedIn key={`${by} ${i18n.language}`} look={{ area, record, id: by, locale: i18n.language }}>
      {children}
    </HeadedIn>
  ) : (
    children(none)
  )
}

const HeadedIn = ({ look, children }: { look: HeadedBy; children: HeadedProps['children'] }) => {
  const { t } = useTranslation('common')
  const { answer, failed, retry } = useKept(readHeadings, look)
  const { area } = look
  const shown = useMemo(() => answer && headed(area, answer), [area, answer])
  if (failed && !shown) return <ErrorState title={t('snackbar.loadDataFailed')} onRetry={retry} />
  return shown ? children(shown) : <div aria-busy="true" />
}
