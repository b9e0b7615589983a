import { Button, makeStyles } from '@fluentui/react-components'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import type { ToldCount } from '../../../shared/endpoints/answers/workflowFigures.ts'
import { formatNumber } from '../../../shared/format/number.ts'
import { Bone } from '../../../ui/Bone.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { Sheet } from '../../../ui/table/Sheet.tsx'
import { strayed } from '../figures/counts.ts'
import type { readFigures } from '../figures/figures.gateway.ts'
import type { PartProps } from '../part.ts'

const useStyles = makeStyles({ show: { whiteSpace: 'nowrap' } })

interface WaysPanelProps extends PartProps {
  answer: Awaited<ReturnType<typeof readFigures>> | null
  failed: boolean
  retry(): void
  /** The way that is shown in the drawing. */
  shown: readonly string[] | null
  onShow(way: readonly string[] | null): void
}

/** The ways that cases have gone, the most frequent first, beside how often in the period before; one of them is shown in the drawing. */
export const WaysPanel = ({ machine: { chart }, words, answer, failed, retry, shown, onShow }: WaysPanelProps) => {
  const { t } = useTranslation('workflows')
  const classes = useStyles()
  const title = t('figures.titles.ways')
  const nameOf = (status: string) => {
    const known = chart.states.find((state) => state.parent === null && state.status === status)
    return known ? words.textOf(known.label) : status
  }
  const told = (count: ToldCount) => (count === null ? t('figures.fewer') : formatNumber(count))
  const { ways = [], others = { count: 0, before: 0 } } = answer?.ways ?? {}
  const rows = ways.map(({ way, count, before }) => {
    const strays = strayed(chart, way).map(([from, to]) => `${nameOf(from)} → ${nameOf(to)}`)
    const isShown = shown?.join() === way.join()
    return {
      id: way.join(),
      cells: [
        <Fragment key="way">
          {way.map(nameOf).join(' → ')}
          {strays.length > 0 && (
            <div>
              {t('figures.notInChart')}: {strays.join('; ')}
            </div>
          )}
        </Fragment>,
        <Button
          key="show"
          size="small"
          className={classes.show}
          aria-pressed={isShown}
          onClick={() => onShow(isShown ? null : way)}
        >
          {t('ways.show')}
        </Button>,
        told(count),
        told(before),
      ],
    }
  })
  const rest = { id: 'others', cells: [t('figures.otherWays'), '', told(others.count), told(others.before)] }
  const hasOthers = others.count !== 0 || others.before !== 0
  return (
    <Panel title={title}>
      {failed && !answer ? (
        <ErrorState title={t('figures.failed')} onRetry={retry} />
      ) : !answer ? (
        <Bone />
      ) : rows.length === 0 && !hasOthers ? (
        <EmptyState title={t('ways.none')} />
      ) : (
        <Sheet
          label={title}
          heads={[t('figures.of.way'), t('diagram'), t('figures.series.cases'), t('ways.before')]}
          figures={2}
          rows={[...rows, ...(hasOthers ? [rest] : [])]}
        />
      )}
    </Panel>
  )
}
