import { Button } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { outlines } from '../../areas/outlines.ts'
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

/** The ways to an area's own pages and to lists beside its own, to those that the person may open and where something of what they offer may be done. */
export const PageLinks = ({ area, record }: PageLinksProps) => {
  const beside = record ? [] : outlines.filter(({ id }) => area.beside?.includes(id))
  const { t } = useTranslation([area.name, ...beside.map(({ name }) => name)])
  const navigate = useNavigate()
  const mayOpen = useMayOpen()
  const stamp = useStampUntil()
  const isIdle = (name: string): boolean => {
    const actions = Object.entries(area.actions ?? {}).filter(([, { page }]) => page === name)
    return (
      actions.length > 0 && actions.every(([action]) => reasonsAgainst(area, action, record ?? {}, stamp).length > 0)
    )
  }
  const own = Object.entries(area.pages ?? {})
    .filter(([name, page]) => isOfRecord(page) === (record !== undefined) && !isIdle(name))
    .map(([name, { path, firstIn }]) => ({
      label: t(`pages.${name}`),
      address: area.route + path.replace(':id', record?.id ?? ''),
      isFirst: firstIn?.includes(String(record?.['status'])),
    }))
  const lists = beside.map(({ name, route }) => ({ label: t(`${name}:title`), address: route, isFirst: false }))
  const offered = [...own, ...lists].filter(({ address }) => mayOpen(address))
  return offered.map(({ label, address, isFirst }) => (
    <Button key={address} appearance={isFirst ? 'primary' : 'secondary'} onClick={() => navigate(address)}>
      {label}
    </Button>
  ))
}
