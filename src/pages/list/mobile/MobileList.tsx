import { makeStyles, tokens } from '@fluentui/react-components'
import type { Area } from '../../../shared/area/types.ts'
import { useLayout } from '../../../ui/layout/layout.gateway.ts'
import { CardList } from '../../../ui/table/CardList.tsx'
import type { Cells } from '../../parts.ts'
import { ListFrame } from '../ListFrame.tsx'
import { Notices } from '../Notices.tsx'
import { useListPage } from '../useListPage.ts'
import { ListBar } from './ListBar.tsx'
import { useCard } from './useCard.ts'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    /** The room of the page, so that what stands at its foot does so below a short list too. */
    minHeight: `calc(100dvh - 56px - var(--foot-height, 0px) - 2 * ${tokens.spacingHorizontalL})`,
  },
  /** From edge to edge, so that more tabs are seen to go on. */
  tabs: {
    marginInline: `calc(-1 * ${tokens.spacingHorizontalL})`,
    marginTop: `calc(-1 * ${tokens.spacingHorizontalL})`,
  },
})

/** A list in the mobile layout: its rows as cards, what narrows and turns it at the foot, the search in the header. */
export const MobileList = ({ area, cells }: { area: Area; cells: Cells }) => {
  const classes = useStyles()
  const list = useListPage<HTMLUListElement>(area)
  const card = useCard(area, list.query.sort, cells)
  useLayout({ searchCondition: area.list.search.length > 0 })
  return (
    <div className={classes.root}>
      <ListFrame list={list} classes={{ tabs: classes.tabs }} between={<Notices list={list} />}>
        <CardList {...list.rows} card={card} expected={6} />
      </ListFrame>
      <ListBar list={list} />
    </div>
  )
}
