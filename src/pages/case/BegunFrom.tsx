import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../data/call.ts'
import type { Row } from '../../shared/endpoints/answers/records.ts'
import type { Area } from '../../shared/area/types.ts'
import { Panel } from '../../ui/Panel.tsx'
import { TextLink } from '../../ui/TextLink.tsx'

interface BegunFromProps {
  title: string
  area: Area
  id: string
}

/** The case from which another is begun, by what it is called. */
export const BegunFrom = ({ title, area, id }: BegunFromProps) => {
  const { t } = useTranslation('fields')
  const [row, setRow] = useState<Row | 'unseen' | null>(null)
  useEffect(() => {
    const asking = new AbortController()
    ask(area, 'detail', { id }, { signal: asking.signal }).then(setRow, () => {
      if (!asking.signal.aborted) setRow('unseen')
    })
    return () => asking.abort()
  }, [area, id])
  const named = (told: Row) => (
    <>
      <TextLink to={`${area.route}/${id}`}>{String(told[area.title])}</TextLink>
      {area.subtitle && ` ${String(told[area.subtitle])}`}
    </>
  )
  return (
    <Panel title={title}>
      <div aria-busy={row === null}>{row === 'unseen' ? t('unseen') : row && named(row)}</div>
    </Panel>
  )
}
