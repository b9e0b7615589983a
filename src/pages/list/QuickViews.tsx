import { ToggleButton, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { ask } from '../../data/call.ts'
import type { ListQuery } from '../../shared/endpoints/listQuery.ts'
import type { Area } from '../../shared/area/types.ts'
import { formatNumber } from '../../shared/format/number.ts'
import { narrowed, sameScope, viewed } from './query.ts'
import { countText } from './reading.ts'
import { useOverview } from './useOverview.ts'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexShrink: 0,
    gap: tokens.spacingHorizontalS,
    margin: 0,
    padding: '2px',
    listStyleType: 'none',
    overflowX: 'auto',
    scrollbarWidth: 'none',
  },
  button: { whiteSpace: 'nowrap', flexShrink: 0 },
  count: {
    minWidth: '2ch',
    marginLeft: tokens.spacingHorizontalSNudge,
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'right',
  },
})

interface QuickViewsProps {
  area: Area
  query: ListQuery
  onTurn(query: ListQuery): void
}

/** The ways to look at a list that people come back to, each with how much there is. */
const QuickViews = ({ area, query, onTurn }: QuickViewsProps) => {
  const { t } = useTranslation(['list', area.name])
  const classes = useStyles()
  const counts = useOverview(area, (signal) => ask(area, 'views', {}, { signal }))
  return (
    <ul className={classes.root} aria-label={t('list:views')}>
      {Object.entries(area.list.views ?? {}).map(([name, view]) => {
        const shown = viewed(area, query, view)
        const isChosen = sameScope(shown, query) && shown.tab === query.tab && shown.sort === query.sort
        const plain = narrowed(query, { tab: null, filter: {}, search: '', sort: area.list.order })
        return (
          <li key={name}>
            <ToggleButton
              className={classes.button}
              size="small"
              shape="circular"
              checked={isChosen}
              onClick={() => onTurn(isChosen ? plain : shown)}
            >
              {t(`${area.name}:views.${name}`)}
              <span className={classes.count}>
                {countText(
                  counts?.find((count) => count.view === name),
                  formatNumber,
                ) ?? ''}
              </span>
            </ToggleButton>
          </li>
        )
      })}
    </ul>
  )
}

export default QuickViews
