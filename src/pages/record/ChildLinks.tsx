import { Button } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { declarationOf, outlines } from '../../areas/outlines.ts'
import { ask } from '../../data/call.ts'
import { useMayOpen } from '../../data/person.ts'
import { childrenOf, within } from '../../shared/area/parents.ts'
import type { Outline } from '../../shared/area/outline.ts'
import { formatNumber } from '../../shared/format/number.ts'
import { countText } from '../list/reading.ts'
import { useOverview } from '../list/useOverview.ts'

const ChildLink = ({ area, parent }: { area: Outline; parent: string }) => {
  const { t } = useTranslation([area.name, 'common'])
  const navigate = useNavigate()
  const counts = useOverview(area, async (signal) =>
    ask(within(await declarationOf(area), parent), 'counts', {}, { signal }),
  )
  const count = countText(
    counts?.find(({ tab }) => tab === null),
    formatNumber,
    (figure) => t('common:moreThan', { figure }),
  )
  return (
    <Button onClick={() => navigate(within(area, parent).route)}>
      {t('title')}
      {count && ` (${count})`}
    </Button>
  )
}

/** The ways from a record to the lists of what it is the parent of, those that the person may open, each with how much there is. */
export const ChildLinks = ({
  area,
  record,
}: {
  area: Outline
  record: Readonly<Record<string, unknown>> & { id: string }
}) => {
  const { id } = record
  const mayOpen = useMayOpen()
  return childrenOf(area, outlines)
    .filter(({ parent }) => Object.entries(parent?.with ?? {}).every(([field, value]) => record[field] === value))
    .filter((child) => mayOpen(within(child, id).route))
    .map((child) => <ChildLink key={`${child.id} ${id}`} area={child} parent={id} />)
}
