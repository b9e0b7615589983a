import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { FilterRegular } from '@fluentui/react-icons'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Area } from '../../../shared/area/types.ts'
import { Fetched } from '../../../ui/Fetched.tsx'
import { useMeasured } from '../../../ui/layout/useMeasured.ts'
import { SlimPager } from '../../../ui/table/Pager.tsx'
import { whenIdle } from '../../../ui/whenIdle.ts'
import type { ListQuery } from '../query.ts'
import type { Turns } from '../reading.ts'

const loadSheet = () => import('./FilterSheet.tsx')

const useStyles = makeStyles({
  root: {
    position: 'sticky',
    bottom: 'var(--foot-height, 0px)',
    zIndex: 5,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalS,
    margin: `auto calc(-1 * ${tokens.spacingHorizontalL}) calc(-1 * ${tokens.spacingHorizontalL})`,
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL}`,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  filters: { minHeight: '44px', minWidth: 0 },
})

interface ListBarProps {
  area: Area
  query: ListQuery
  /** How many rows the list is narrowed to, as far as that is known. */
  found: string | undefined
  ways: Turns
  pages: number | null
  onTurn(query: ListQuery, how?: 'replace'): void
  onApproach(query: ListQuery): void
}

/** What narrows and turns the list, within reach of the thumb. */
export const ListBar = ({ area, query, found, ways: to, pages, onTurn, onApproach }: ListBarProps) => {
  const { t } = useTranslation('list')
  const classes = useStyles()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => whenIdle(() => void loadSheet().catch(() => {})), [])
  const active = Object.keys(query.filter).length
  const close = () => setOpen(false)
  return (
    <div ref={useMeasured('--bar-height')} className={classes.root}>
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
      <SlimPager
        open={{
          first: to.first !== null,
          previous: to.previous !== null,
          next: to.next !== null,
          last: to.last !== null,
        }}
        page={query.page}
        pages={pages}
        onTurn={(way) => to[way] && onTurn(to[way])}
        onApproach={(way) => to[way] && onApproach(to[way])}
      />
      <Fetched
        wanted={isOpen}
        load={loadSheet}
        props={{ area, query, found, onTurn: (next: ListQuery) => onTurn(next, 'replace'), onClose: close }}
        onFailed={close}
      />
    </div>
  )
}
