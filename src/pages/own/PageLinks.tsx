import { Button } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useStampUntil } from '../../data/case/useStamp.ts'
import { useMayOpen } from '../../data/person.ts'
import { reasonsAgainst } from '../../shared/area/actions.ts'
import { isOfRecord } from '../../shared/area/pages.ts'
import type { Area } from '../../shared/area/types.ts'

interface PageLinksProps {
  area: Area
  /** The one whose pages they lead to; without it they lead to those of the list. */
  record?: { id: string; [field: string]: unknown }
}

/** The ways to an area's own pages, to those that the person may open and where something of what they offer may be done. Nothing else leads there. */
export const PageLinks = ({ area, record }: PageLinksProps) => {
  const { t } = useTranslation(area.name)
  const navigate = useNavigate()
  const mayOpen = useMayOpen()
  const stamp = useStampUntil()
  const isIdle = (name: string): boolean => {
    const actions = Object.entries(area.actions ?? {}).filter(([, { page }]) => page === name)
    return (
      actions.length > 0 && actions.every(([action]) => reasonsAgainst(area, action, record ?? {}, stamp).length > 0)
    )
  }
  const offered = Object.entries(area.pages ?? {})
    .filter(([name, page]) => isOfRecord(page) === (record !== undefined) && !isIdle(name))
    .map(([name, { path, firstIn }]) => ({
      name,
      address: area.route + path.replace(':id', record?.id ?? ''),
      isFirst: firstIn?.includes(String(record?.['status'])),
    }))
    .filter(({ address }) => mayOpen(address))
  return offered.map(({ name, address, isFirst }) => (
    <Button key={name} appearance={isFirst ? 'primary' : 'secondary'} onClick={() => navigate(address)}>
      {t(`pages.${name}`)}
    </Button>
  ))
}
