import { makeStyles, mergeClasses, Spinner, tokens } from '@fluentui/react-components'
import { useSelector } from '@xstate/react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '../../ui/pageTitle.ts'
import { Tabs } from '../../ui/tabs/Tabs.tsx'
import { useDropZone } from '../../ui/useDropZone.ts'
import { ActorDetail } from './ActorDetail.tsx'
import { ActorList } from './ActorList.tsx'
import { Bar } from './Bar.tsx'
import { Controls } from './Controls.tsx'
import { Differences } from './Differences.tsx'
import { EventTable } from './EventTable.tsx'
import { isOpening, shownLog } from './inspector.view.ts'
import { Notices } from './Notices.tsx'
import type { ActorPart } from './part.ts'
import { Sequence } from './Sequence.tsx'
import { Start } from './Start.tsx'
import { useInspector } from './useInspector.ts'

const useStyles = makeStyles({
  page: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: tokens.spacingVerticalM,
    minHeight: '60vh',
  },
  over: { outline: `2px dashed ${tokens.colorBrandStroke1}`, outlineOffset: '6px' },
})

const views = ['chart', 'sequence', 'events', 'differences'] as const
type View = (typeof views)[number]

const Shown = ({ view, ...part }: ActorPart & { view: View }) => {
  if (view === 'sequence') return <Sequence {...part} />
  if (view === 'events') return <EventTable {...part} />
  return view === 'chart' ? <ActorDetail key={part.of.id} {...part} /> : <Differences key={part.of.id} {...part} />
}

/** What actors were told and how each of them stood then: streamed by the page that opened this one, of a stored case, or from a recording. */
const InspectorPage = () => {
  const { t } = useTranslation('inspector')
  const classes = useStyles()
  const actor = useInspector()
  const log = useSelector(actor, shownLog)
  const opening = useSelector(actor, isOpening)
  const [chosen, setChosen] = useState<string | null>(null)
  const [view, setView] = useState<View>('chart')
  const panel = useId()
  const { isOver, zone } = useDropZone((file) => actor.send({ type: 'source.chosen', source: { kind: 'file', file } }))
  usePageTitle(t('title'))

  const of = { actor, log }
  const { actors } = log
  const shown =
    actors.find(({ id }) => id === chosen) ??
    actors.find(({ definition, parent }) => definition && parent !== null) ??
    actors.find(({ definition }) => definition) ??
    actors[0]
  return (
    <div className={mergeClasses(classes.page, isOver && classes.over)} {...zone}>
      <Bar {...of} />
      <Notices {...of} />
      {opening && <Spinner label={t('opening')} />}
      {shown ? (
        <>
          <Controls {...of} />
          <ActorList {...of} chosen={shown.id} onChoose={setChosen} />
          <Tabs
            label={t('views.label')}
            panel={panel}
            tabs={views.map((id) => ({ id, label: t(`views.${id}`) }))}
            chosen={view}
            onChoose={(id) => setView(id as View)}
          />
          <div id={panel} role="tabpanel" aria-label={t(`views.${view}`)}>
            <Shown view={view} {...of} of={shown} />
          </div>
        </>
      ) : (
        !opening && <Start />
      )}
    </div>
  )
}

export default InspectorPage
