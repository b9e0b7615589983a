import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { referencesOf } from '../../shared/area/names.ts'
import type { ListQuery } from '../../shared/endpoints/listQuery.ts'
import type { Area } from '../../shared/area/types.ts'
import { useTitles } from '../fields/useTitles.ts'
import { filterText } from './filterText.ts'
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

/** By their area, the records that the list is narrowed by. */
const referredIn = (area: Area, { filter }: ListQuery): Record<string, string[]> => {
  const referred: Record<string, string[]> = {}
  for (const [field, other] of referencesOf(area))
    if (filter[field]) (referred[other] ??= []).push(...(filter[field] as string[]))
  return referred
}

/** What the list is narrowed by; each is taken away by a click. */
export const ActiveFilters = ({ area, query, onTurn }: ActiveFiltersProps) => {
  const { t, i18n } = useTranslation('list')
  const classes = useStyles()
  const filters = Object.entries(query.filter)
  const titles = useTitles(referredIn(area, query))
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
