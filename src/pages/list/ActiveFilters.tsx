import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { filterText, referredIn } from '../../shared/area/filterText.ts'
import type { ListQuery } from '../../shared/endpoints/listQuery.ts'
import type { Area } from '../../shared/area/types.ts'
import { useTitles } from '../fields/useTitles.ts'
import { filtered, narrowed } from './query.ts'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    flexShrink: 0,
  },
})

interface ActiveFiltersProps {
  area: Area
  query: ListQuery
  onTurn(query: ListQuery): void
}

/** What the list is narrowed by; each is taken away by a click. */
export const ActiveFilters = ({ area, query, onTurn }: ActiveFiltersProps) => {
  const { t, i18n } = useTranslation('list')
  const classes = useStyles()
  const filters = Object.entries(query.filter)
  const titles = useTitles(referredIn(area, query.filter))
  if (filters.length === 0) return null
  return (
    <ul className={classes.root} aria-label={t('filters.title')}>
      {filters.map(([field, value]) => {
        const filter = filterText(t, i18n.language, area, field, value, titles)
        return (
          <li key={field}>
            <Button
              size="small"
              shape="circular"
              icon={<DismissRegular />}
              iconPosition="after"
              aria-label={t('filters.remove', { filter })}
              onClick={() => onTurn(filtered(query, field, null))}
            >
              {filter}
            </Button>
          </li>
        )
      })}
      <li>
        <Button size="small" appearance="transparent" onClick={() => onTurn(narrowed(query, { filter: {} }))}>
          {t('filters.clear')}
        </Button>
      </li>
    </ul>
  )
}
