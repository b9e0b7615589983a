import { Button, Switch, Text, makeStyles, tokens } from '@fluentui/react-components'
import { ArrowDownloadRegular } from '@fluentui/react-icons'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useKept } from '../../../data/kept/useKept.ts'
import { useMayOpen } from '../../../data/person.ts'
import { save } from '../../../data/upload/download.ts'
import { figureDays } from '../../../shared/endpoints/answers/workflowFigures.ts'
import { csvType } from '../../../shared/format/csvText.ts'
import { formatDate, formatInstant } from '../../../shared/format/date.ts'
import { formatNumber } from '../../../shared/format/number.ts'
import { Bone } from '../../../ui/Bone.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { FigureCard } from '../../../ui/figures/FigureCard.tsx'
import { LabelledSelect } from '../../../ui/LabelledSelect.tsx'
import type { PartProps } from '../part.ts'
import { csvOf } from './figuresCsv.ts'
import { type Look, readFigures } from './figures.gateway.ts'
import { figuresIn } from './figuresIn.ts'

const useStyles = makeStyles({
  part: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalL },
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalL },
  end: { marginInlineStart: 'auto' },
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 520px), 1fr))',
    gap: tokens.spacingHorizontalL,
  },
  quiet: { color: tokens.colorNeutralForeground2 },
})

interface CountedProps extends PartProps {
  look: Look
  heads: readonly string[]
}

const Counted = ({ machine, words, look, heads }: CountedProps) => {
  const { area, lifecycle } = machine
  const { t, i18n } = useTranslation(['workflows', 'fields', area.name, lifecycle.id])
  const classes = useStyles()
  const { answer, failed, retry } = useKept(readFigures, look)
  const told = useMemo(() => answer && figuresIn({ ...answer, machine, words, t }), [answer, machine, words, t])
  if (failed && !answer) return <ErrorState title={t('figures.failed')} onRetry={retry} />
  if (!answer || !told) return <Bone />
  const { figures, ways } = answer
  const span = ({ from, to }: { from: string; to: string }) => ({
    from: formatDate(from, i18n.language, 'list'),
    to: formatDate(to, i18n.language, 'list'),
  })
  const notes = [
    t('figures.within', span(figures)),
    ...(figures.before ? [t('figures.comparedWith', span(figures.before))] : []),
    t('figures.at', { at: formatInstant(figures.at, i18n.language) }),
    ...(figures.isCoarse ? [t('figures.coarse')] : []),
    ...(figures.latest === null ? [] : [t('figures.latestMoved', { most: formatNumber(figures.latest) })]),
    ...(ways.latest === null ? [] : [t('figures.latestBegun', { most: formatNumber(ways.latest) })]),
    ...(figures.waiting === null ? [] : [t('figures.someWaiting', { most: formatNumber(figures.waiting) })]),
  ]
  const hand = () =>
    save(new Blob([csvOf(told, heads)], { type: csvType }), `${lifecycle.id} ${figures.from} ${figures.to}.csv`)
  return (
    <>
      <div className={classes.bar}>
        <Text className={classes.quiet}>{notes.join(' ')}</Text>
        <Button className={classes.end} icon={<ArrowDownloadRegular />} onClick={hand}>
          {t('figures.export')}
        </Button>
      </div>
      <div className={classes.grid}>
        {told.map((figure) => (
          <FigureCard key={figure.id} figure={figure} />
        ))}
      </div>
    </>
  )
}

/** What the cases of a machine have done of late, and what is ahead of them. */
const FiguresPart = (props: PartProps) => {
  const { area } = props.machine
  const { t } = useTranslation('workflows')
  const classes = useStyles()
  const mayOpen = useMayOpen()
  const [query, setQuery] = useSearchParams()
  const days = figureDays.find((one) => String(one) === query.get('days')) ?? 30
  const compare = query.get('compare') === 'yes'
  const choose = (more: Record<string, string>) =>
    setQuery({ ...Object.fromEntries(query), ...more }, { replace: true, preventScrollReset: true })
  const look = useMemo(() => ({ area: area.id, days, compare }), [area, days, compare])
  const heads = (['figure', 'what', 'number', 'value'] as const).map((head) => t(`figures.heads.${head}`))
  if (!mayOpen(area.route)) return <EmptyState title={t('figures.mayNotList')} />
  return (
    <div className={classes.part}>
      <div className={classes.bar}>
        <LabelledSelect
          label={t('figures.period')}
          value={String(days)}
          options={figureDays.map((one) => ({ value: String(one), label: t('figures.lastDays', { days: one }) }))}
          onChange={(chosen) => choose({ days: chosen })}
        />
        <Switch
          label={t('figures.compare')}
          checked={compare}
          onChange={(_, { checked }) => choose({ compare: checked ? 'yes' : 'no' })}
        />
      </div>
      <Counted key={`${days} ${compare}`} {...props} look={look} heads={heads} />
    </div>
  )
}

export default FiguresPart
