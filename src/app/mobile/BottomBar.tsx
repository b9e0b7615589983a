import { makeStyles } from '@fluentui/react-components'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { activeButton } from '../../ui/layout/layout.view.ts'
import { outlines } from '../../areas/outlines.ts'
import { usePerson } from '../../data/person.ts'
import { barOf, entryAt, openList, type BarEntry } from '../../shared/mobile/bar.ts'
import { useLayoutState } from '../../ui/layout/layout.gateway.ts'
import { Fetched } from '../../ui/Fetched.tsx'
import { usePreload } from '../../ui/preload.ts'
import { whenIdle } from '../../ui/whenIdle.ts'
import { BarItem } from './BarItem.tsx'
import { barHeight } from '../frame/measures.ts'

const loadSheet = () => import('./ProductSheet.tsx')

const useStyles = makeStyles({
  list: {
    display: 'flex',
    justifyContent: 'space-around',
    minHeight: `${barHeight}px`,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  item: { display: 'flex', flexGrow: 1, flexBasis: 0, minWidth: 0 },
})

export const BottomBar = () => {
  const { t } = useTranslation('mobile')
  const classes = useStyles()
  const navigate = useNavigate()
  const person = usePerson()
  const { pathname } = useLocation()
  const current = useLayoutState(activeButton) ?? entryAt(pathname, outlines)
  const [choosing, choose] = useState<BarEntry | null>(null)
  const entries = person ? barOf(outlines, person) : []
  const instead = openList(entries)
  const likely = instead && 'path' in instead ? instead.path : null
  const preload = usePreload()
  useEffect(() => (likely === null ? undefined : whenIdle(() => preload(likely))), [preload, likely])
  if (!person) return null
  const close = () => choose(null)
  const open = (entry: BarEntry) => {
    choose('path' in entry ? null : entry)
    if ('path' in entry) void navigate(entry.path)
  }
  return (
    <nav aria-label={t('bar.label')} data-tour="menu">
      <ul className={classes.list}>
        {entries.map((entry) => (
          <li key={entry.id} className={classes.item}>
            <BarItem entry={entry} isCurrent={entry.id === current} onChoose={() => choose(entry)} />
          </li>
        ))}
      </ul>
      {choosing && 'products' in choosing && (
        <Fetched
          wanted
          load={loadSheet}
          props={{
            title: t(`bar.${choosing.id}`),
            products: choosing.products,
            instead: instead && { label: t(`bar.${instead.id}`), onOpen: () => open(instead) },
            onClose: close,
          }}
          onFailed={close}
        />
      )}
    </nav>
  )
}
