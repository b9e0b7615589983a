import {
  Button,
  CounterBadge,
  makeStyles,
  mergeClasses,
  Popover,
  PopoverSurface,
  PopoverTrigger,
  tokens,
} from '@fluentui/react-components'
import { AlertRegular } from '@fluentui/react-icons'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { hidden } from '../../../machines/fields/guard.ts'
import { isFailed, seen } from '../../data/kept/kept.view.ts'
import type { Bell as News } from '../../shared/endpoints/answers/overview.ts'
import { formatInstant } from '../../shared/format/date.ts'
import { useBell } from './useBell.ts'

const useStyles = makeStyles({
  button: { position: 'relative', flexShrink: 0, minWidth: '44px', height: '44px' },
  count: { position: 'absolute', top: '2px', right: '2px' },
  surface: { width: 'min(360px, calc(100vw - 64px))', maxHeight: 'min(480px, 70vh)', overflowY: 'auto' },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    display: 'block',
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalS}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    overflowWrap: 'anywhere',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
  },
  fresh: { fontWeight: tokens.fontWeightSemibold, borderLeft: `3px solid ${tokens.colorBrandStroke1}` },
  at: {
    display: 'block',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground3,
  },
  inbox: { display: 'block', paddingTop: tokens.spacingVerticalM, color: tokens.colorBrandForegroundLink },
})

/** Of these there may be more. */
const most = 24

/** How much is new to the reader, and the newest of it, each leading to its case. */
const Bell = () => {
  const { t, i18n } = useTranslation('bell')
  const classes = useStyles()
  const { actor, areas, markSeen } = useBell()
  const { items, lookedAt } = (useSelector(actor, seen) as News | null) ?? { items: [], lookedAt: null }
  const failed = useSelector(actor, isFailed)
  const [open, setOpen] = useState(false)
  const isFresh = ({ at }: News['items'][number]) => lookedAt === null || at > lookedAt
  const count = items.filter(isFresh).length
  const turn = (next: boolean) => {
    setOpen(next)
    if (next && failed) actor.send({ type: 'load.retried' })
    if (!next && count > 0) void markSeen(items[0]!.at)
  }
  return (
    <Popover open={open} onOpenChange={(_, data) => turn(data.open)} trapFocus>
      <PopoverTrigger disableButtonEnhancement>
        <Button
          className={classes.button}
          data-tour="bell"
          appearance="subtle"
          icon={<AlertRegular />}
          aria-label={count > 0 ? t('new', { count }) : t('title')}
        >
          {count > 0 && (
            <CounterBadge
              className={classes.count}
              size="small"
              color="danger"
              count={count}
              overflowCount={most}
              aria-hidden
            />
          )}
        </Button>
      </PopoverTrigger>
      <PopoverSurface className={classes.surface} aria-label={t('title')}>
        {items.length === 0 && <p>{t(failed ? 'failed' : 'none')}</p>}
        <ul className={classes.list} aria-label={t('title')}>
          {items.map((one) => {
            const area = areas.find(({ id }) => id === one.area)!
            const status = one.status && area.lifecycle!.statuses[one.status]?.label
            return (
              <li key={one.key}>
                <Link
                  className={mergeClasses(classes.item, isFresh(one) && classes.fresh)}
                  to={`${area.route}/${one.id}${one.kind === 'mentioned' ? '#comments' : ''}`}
                  onClick={() => turn(false)}
                >
                  {t(`kinds.${one.kind}`, { title: one.title ?? hidden, by: one.by, status: status && t(status) })}
                  <span className={classes.at}>{formatInstant(one.at, i18n.language)}</span>
                </Link>
              </li>
            )
          })}
        </ul>
        <Link className={classes.inbox} to="/inbox" onClick={() => turn(false)}>
          {t('inbox')}
        </Link>
      </PopoverSurface>
    </Popover>
  )
}

export default Bell
