import { Button } from '@fluentui/react-components'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { areas } from '../../areas/registry.ts'
import { ask } from '../../data/call.ts'
import { usePerson } from '../../data/person.ts'
import { childrenOf, within } from '../../shared/area/parents.ts'
import type { Area } from '../../shared/area/types.ts'
import { formatNumber } from '../../shared/format/number.ts'
import { accessTo } from '../../shared/navigation/access.ts'
import { countText } from '../list/reading.ts'
import { useOverview } from '../list/useOverview.ts'

const ChildLink = ({ area, parent }: { area: Area; parent: string }) => {
  const { t } = useTranslation(area.name)
  const navigate = useNavigate()
  const child = useMemo(() => within(area, parent), [area, parent])
  const counts = useOverview(child, (signal) => ask(child, 'counts', {}, { signal }))
  const count = countText(
    counts?.find(({ tab }) => tab === null),
    formatNumber,
  )
  return (
    <Button onClick={() => navigate(child.route)}>
      {t('title')}
      {count && ` (${count})`}
    </Button>
  )
}

/** The ways from a record to the lists of what it is the parent of, those that the person may open, each with how much there is. */
export const ChildLinks = ({ area, id }: { area: Area; id: string }) => {
  const person = usePerson()
  return childrenOf(area, areas)
    .filter((child) => person && accessTo(within(child, id).route, areas, person) === 'granted')
    .map((child) => <ChildLink key={`${child.id} ${id}`} area={child} parent={id} />)
}
