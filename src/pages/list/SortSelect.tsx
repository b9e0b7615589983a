import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { headerOf } from '../../shared/area/columns.ts'
import type { Area } from '../../shared/area/types.ts'
import { usePlainSelect } from '../../ui/plainSelect.ts'

const useStyles = makeStyles({ root: { '@media (min-width: 768px)': { display: 'none' } } })

interface SortSelectProps {
  area: Area
  sort: string
  onSort(sort: string): void
}

/** Stands in for the headers where rows are cards. */
export const SortSelect = ({ area, sort, onSort }: SortSelectProps) => {
  const { t } = useTranslation(['list', area.name])
  const classes = useStyles()
  const select = usePlainSelect()
  return (
    <select
      aria-label={t('list:sortBy')}
      className={mergeClasses(select, classes.root)}
      value={sort}
      onChange={(event) => onSort(event.target.value)}
    >
      {area.list.sorts.flatMap((name) => [
        <option key={name} value={name}>
          {t('list:ascending', { column: headerOf(t, area, name) })}
        </option>,
        <option key={`-${name}`} value={`-${name}`}>
          {t('list:descending', { column: headerOf(t, area, name) })}
        </option>,
      ])}
    </select>
  )
}
