import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListQuery } from '../../../shared/endpoints/listQuery.ts'
import type { Area } from '../../../shared/area/types.ts'
import { Sheet } from '../../../ui/modal/Sheet.tsx'
import { FilterFields } from '../FilterFields.tsx'
import { narrowed } from '../query.ts'
import QuickViews from '../QuickViews.tsx'
import { SortSelect } from '../SortSelect.tsx'
import { useLook } from '../useLook.ts'
import { useOpenView } from '../views/useOpenView.ts'
import { ViewNotice } from '../views/ViewNotice.tsx'
import { ViewsButton } from '../views/ViewsButton.tsx'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingVerticalL,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL} ${tokens.spacingVerticalL}`,
    '& select, & button': { minHeight: '44px' },
    '& .fui-Checkbox': { minHeight: '44px' },
    '& .fui-Checkbox__indicator, & .fui-Checkbox__label': { alignSelf: 'center' },
  },
  /** The sheet is as high as it will be. */
  room: { height: '100dvh' },
  views: { display: 'grid', justifyItems: 'start', gap: tokens.spacingVerticalS },
  sort: { display: 'grid', gap: tokens.spacingVerticalXS, fontWeight: tokens.fontWeightSemibold },
})

interface FilterSheetProps {
  area: Area
  query: ListQuery
  /** How many rows that is, as far as it is known. */
  found: string | undefined
  onTurn(query: ListQuery): void
  onClose(): void
}

/** Saved and quick views, order and filters of a list; each choice is seen in the number of rows, and in the list when it closes. */
const FilterSheet = ({ area, query, found, onTurn, onClose }: FilterSheetProps) => {
  const { t } = useTranslation('list')
  const classes = useStyles()
  const opened = useOpenView(area, query)
  const look = useLook(area, opened.view)
  // They are many: the sheet is there before them.
  const areFieldsDue = useDeferredValue(true, false)
  return (
    <Sheet
      title={t('filters.sheet')}
      foot={
        <>
          <Button
            disabledFocusable={Object.keys(query.filter).length === 0}
            onClick={() => onTurn(narrowed(query, { filter: {} }))}
          >
            {t('filters.clear')}
          </Button>
          <Button appearance="primary" onClick={onClose}>
            {t('filters.show', { figure: found ?? '' }).trim()}
          </Button>
        </>
      }
      onClose={onClose}
    >
      <div className={classes.root}>
        <div className={classes.views}>
          <ViewsButton area={area} query={query} look={look} opened={opened} onTurn={onTurn} />
          <ViewNotice opened={opened} onLeave={() => onTurn({ ...query, view: null })} />
        </div>
        {area.list.views && <QuickViews area={area} query={query} onTurn={onTurn} />}
        <div className={classes.sort}>
          <span aria-hidden>{t('sortBy')}</span>
          <SortSelect area={area} sort={query.sort} onSort={(sort) => onTurn(narrowed(query, { sort }))} />
        </div>
        {areFieldsDue ? <FilterFields area={area} query={query} onTurn={onTurn} /> : <div className={classes.room} />}
      </div>
    </Sheet>
  )
}

export default FilterSheet
