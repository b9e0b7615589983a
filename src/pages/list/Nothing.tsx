import { Button } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { isFirst, type ListQuery } from '../../shared/endpoints/listQuery.ts'
import type { Area } from '../../shared/area/types.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { MakeButton } from './MakeButton.tsx'
import { isStanding } from '../../shared/area/lists.ts'
import { inTab, narrowed } from './query.ts'

interface NothingProps {
  area: Area
  query: ListQuery
  onTurn(query: ListQuery): void
}

/** Why there are no rows, and the way to some. */
export const Nothing = ({ area, query, onTurn }: NothingProps) => {
  const { t, i18n } = useTranslation(['list', area.name])
  if (!isFirst(query))
    return (
      <EmptyState title={t('list:nothing.pastEnd')}>
        <Button appearance="primary" onClick={() => onTurn(narrowed(query, {}))}>
          {t('list:pager.first')}
        </Button>
      </EmptyState>
    )
  if (query.search || Object.keys(query.filter).length > 0)
    return (
      <EmptyState title={t('list:nothing.noMatch')} text={t('list:nothing.noMatchText')}>
        <Button appearance="primary" onClick={() => onTurn(narrowed(query, { search: '', filter: {} }))}>
          {t('list:nothing.clear')}
        </Button>
      </EmptyState>
    )
  if (query.tab !== null)
    return (
      <EmptyState
        title={t(isStanding(query.tab) ? `list:nothing.${query.tab}` : 'list:nothing.emptyTab')}
        text={isStanding(query.tab) ? t(`list:nothing.${query.tab}Text`) : undefined}
      >
        <Button appearance="primary" onClick={() => onTurn(inTab(area, query, null))}>
          {t('list:nothing.showAll')}
        </Button>
      </EmptyState>
    )
  const own = i18n.exists(`${area.name}:empty.title`)
  return (
    <EmptyState
      title={t(own ? `${area.name}:empty.title` : 'list:nothing.empty')}
      text={t(own ? `${area.name}:empty.text` : 'list:nothing.emptyText')}
    >
      {!(area.listName && area.where) && <MakeButton area={area} />}
    </EmptyState>
  )
}
