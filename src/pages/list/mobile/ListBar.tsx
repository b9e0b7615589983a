import type { ListQuery } from '../../../shared/endpoints/listQuery.ts'
import { Button, makeStyles } from '@fluentui/react-components'
import { FilterRegular } from '@fluentui/react-icons'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../shared/format/number.ts'
import { Fetched } from '../../../ui/Fetched.tsx'
import { FootBar } from '../../../ui/layout/FootBar.tsx'
import { SlimPager } from '../../../ui/table/Pager.tsx'
import { whenIdle } from '../../../ui/whenIdle.ts'
import { MakeButton } from '../MakeButton.tsx'
import { countText, openWays } from '../reading.ts'
import type { ListPage } from '../useListPage.ts'

const loadSheet = () => import('./FilterSheet.tsx')

const useStyles = makeStyles({
  root: { justifyContent: 'space-between' },
  filters: { minHeight: '44px', minWidth: 0 },
})

/** What narrows and turns the list, within reach of the thumb. */
export const ListBar = ({ list }: { list: Omit<ListPage, 'rows'> }) => {
  const { area, query, counts, ways, pages, turn, approach } = list
  const { t } = useTranslation('list')
  const classes = useStyles()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => whenIdle(() => void loadSheet().catch(() => {})), [])
  const active = Object.keys(query.filter).length
  const found = countText(
    counts.find(({ tab }) => tab === query.tab),
    formatNumber,
  )
  const close = () => setOpen(false)
  return (
    <FootBar className={classes.root}>
      <Button
        className={classes.filters}
        icon={<FilterRegular />}
        appearance={active > 0 ? 'primary' : 'secondary'}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {active > 0 ? t('filters.active', { count: active }) : t('filters.button')}
      </Button>
      <MakeButton area={area} slim />
      <SlimPager
        open={openWays(ways)}
        page={query.page}
        pages={pages}
        onTurn={(way) => turn(ways[way])}
        onApproach={(way) => approach(ways[way])}
      />
      <Fetched
        wanted={isOpen}
        load={loadSheet}
        props={{ area, query, found, onTurn: (next: ListQuery) => turn(next, 'replace'), onClose: close }}
        onFailed={close}
      />
    </FootBar>
  )
}
