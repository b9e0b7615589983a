import { Button } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useMayOpen } from '../../data/person.ts'
import { isOfRecord } from '../../shared/area/pages.ts'
import type { Area } from '../../shared/area/types.ts'

interface PageLinksProps {
  area: Area
  /** Of the record whose pages they lead to; without it they lead to those of the list. */
  id?: string
}

/** The ways to an area's own pages, to those that the person may open. Nothing else leads there. */
export const PageLinks = ({ area, id }: PageLinksProps) => {
  const { t } = useTranslation(area.name)
  const navigate = useNavigate()
  const mayOpen = useMayOpen()
  const offered = Object.entries(area.pages ?? {})
    .filter(([, page]) => isOfRecord(page) === (id !== undefined))
    .map(([name, { path }]) => ({ name, address: area.route + path.replace(':id', id ?? '') }))
    .filter(({ address }) => mayOpen(address))
  return offered.map(({ name, address }) => (
    <Button key={name} onClick={() => navigate(address)}>
      {t(`pages.${name}`)}
    </Button>
  ))
}
