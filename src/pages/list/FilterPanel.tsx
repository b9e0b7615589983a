import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { ListQuery } from '../../shared/endpoints/listQuery.ts'
import type { Area } from '../../shared/area/types.ts'
import { FilterFields } from './FilterFields.tsx'
import { narrowed } from './query.ts'
import { PanelPopover, type PanelPlace } from '../../ui/PanelPopover.tsx'

const useStyles = makeStyles({
  surface: {
    display: 'grid',
    gap: tokens.spacingVerticalL,
    width: '320px',
  },
})

interface FilterPanelProps extends PanelPlace {
  area: Area
  query: ListQuery
  onTurn(query: ListQuery): void
}

const FilterPanel = ({ area, query, onTurn, ...place }: FilterPanelProps) => {
  const { t } = useTranslation('list')
  const classes = useStyles()
  return (
    <PanelPopover {...place} align="start" label={t('filters.title')} className={classes.surface}>
      <FilterFields area={area} query={query} onTurn={onTurn} />
      <Button
        disabledFocusable={Object.keys(query.filter).length === 0}
        onClick={() => onTurn(narrowed(query, { filter: {} }))}
      >
        {t('filters.clear')}
      </Button>
    </PanelPopover>
  )
}

export default FilterPanel
