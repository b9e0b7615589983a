import { Button, Popover, PopoverSurface, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { ListQuery } from '../../shared/endpoints/listQuery.ts'
import type { Area } from '../../shared/area/types.ts'
import { FilterFields } from './FilterFields.tsx'
import { narrowed } from './query.ts'

const useStyles = makeStyles({
  surface: {
    display: 'grid',
    gap: tokens.spacingVerticalL,
    width: '320px',
    maxWidth: 'calc(100vw - 32px)',
    maxHeight: 'min(70vh, 640px)',
    overflowY: 'auto',
    boxSizing: 'border-box',
  },
})

interface FilterPanelProps {
  area: Area
  query: ListQuery
  /** The button that it opens beside. */
  target: HTMLElement | null
  /** Stays mounted when it closes: taken away while open, it would leave the page hidden from screen readers. */
  open: boolean
  onTurn(query: ListQuery): void
  onClose(): void
}

const FilterPanel = ({ area, query, target, open, onTurn, onClose }: FilterPanelProps) => {
  const { t } = useTranslation('list')
  const classes = useStyles()
  return (
    <Popover
      open={open}
      trapFocus
      positioning={{ target, position: 'below', align: 'start' }}
      onOpenChange={(_, data) => !data.open && onClose()}
    >
      <PopoverSurface className={classes.surface} aria-label={t('filters.title')}>
        <FilterFields area={area} query={query} onTurn={onTurn} />
        <Button
          disabledFocusable={Object.keys(query.filter).length === 0}
          onClick={() => onTurn(narrowed(query, { filter: {} }))}
        >
          {t('filters.clear')}
        </Button>
      </PopoverSurface>
    </Popover>
  )
}

export default FilterPanel
