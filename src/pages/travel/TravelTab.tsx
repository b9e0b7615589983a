import { Button, MessageBar, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components'
import { CertificateRegular } from '@fluentui/react-icons'
import { useSelector } from '@xstate/react'
import { useSearchParams } from 'react-router-dom'
import { grants } from '../../../machines/kernel/grants.ts'
import { outline } from '../../../machines/kernel/outline.ts'
import { currentUser } from '../../../machines/session/session.view.ts'
import { actorOf } from '../../data/case/stamp.ts'
import { useKept } from '../../data/kept/useKept.ts'
import { useSession } from '../../data/session.ts'
import { save } from '../../data/upload/download.ts'
import { reader, type SavedBranch, type ToldMoments } from '../../shared/endpoints/answers/workflowTravel.ts'
import { givingEvidence } from '../../shared/endpoints/workflowTravel.ts'
import { evidenceText } from '../../shared/evidence.ts'
import { Bone } from '../../ui/Bone.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { notify } from '../../ui/snackbar/snackbar.ts'
import { Statechart } from '../../ui/statechart/Statechart.tsx'
import { activeStates } from '../../ui/statechart/way.ts'
import type { CasePart } from '../case/part.ts'
import { Reasons } from '../case/Reasons.tsx'
import { BranchesPanel } from './BranchesPanel.tsx'
import { CouldDoPanel } from './CouldDoPanel.tsx'
import { MomentPanel } from './MomentPanel.tsx'
import { StandingPanel } from './StandingPanel.tsx'
import { readBranches, readMoments, takeEvidence } from './travel.gateway.ts'
import { useTravelWords } from './useTravelWords.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalL },
  beside: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(420px, 100%), 1fr))',
    gap: tokens.spacingHorizontalL,
  },
})

interface ShownProps extends CasePart {
  id: string
  told: ToldMoments
  saved: readonly SavedBranch[]
  onSaved(): void
}

const Shown = ({ id, told, saved, onSaved, ...part }: ShownProps) => {
  const { area } = part
  const { t, said, lifecycle, eventText } = useTravelWords(part)
  const classes = useStyles()
  const user = useSession(currentUser)!
  const [query, setQuery] = useSearchParams()
  const { moments, stopped, agrees } = told
  const partakers = [{ id: reader, actor: actorOf(user) }, ...told.partakers]
  const linked = query.get('branch')
  const asked = query.get('at') ?? String(saved.find((one) => one.id === linked)?.from ?? '')
  const found = moments.findIndex(({ revision }) => String(revision) === asked)
  const chosen = found < 0 ? moments.length - 1 : found
  const moment = moments[chosen]!
  const chart = outline(lifecycle.machine)
  const choose = (index: number) => {
    const next = new URLSearchParams(query)
    next.set('at', String(moments[index]!.revision))
    setQuery(next, { replace: true })
  }
  const take = async () => {
    try {
      const evidence = await takeEvidence({ area: area.id, id })
      save(new Blob([evidenceText(evidence)], { type: 'application/json' }), `${area.id}-${id}.evidence.json`)
    } catch (error) {
      notify({ kind: 'error', text: error instanceof Error && error.message ? error.message : t('evidence.failed') })
    }
  }
  return (
    <div className={classes.root}>
      {(stopped || !agrees) && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>
            {stopped ? t('stopped', { revision: stopped.revision, event: eventText(stopped.type) }) : t('disagrees')}
            {stopped && <Reasons {...part} reasons={stopped.reasons} />}
          </MessageBarBody>
        </MessageBar>
      )}
      <MomentPanel
        {...part}
        moments={moments}
        chosen={chosen}
        onChoose={choose}
        aside={
          grants(user.permissions, givingEvidence) && (
            <Button icon={<CertificateRegular />} onClick={() => void take()}>
              {t('evidence.take')}
            </Button>
          )
        }
      />
      <div className={classes.beside}>
        <Panel title={t('diagram')}>
          <Statechart
            label={t('diagram')}
            detail="near"
            outline={chart}
            active={activeStates(chart, moment.record.snapshot.value)}
            steps={moments.slice(0, chosen + 1).map(({ entry: { type, from, to } }) => ({ event: type, from, to }))}
            textOf={said}
          />
        </Panel>
        <StandingPanel {...part} moment={moment} before={moments[chosen - 1] ?? null} />
      </div>
      <CouldDoPanel {...part} moment={moment} partakers={partakers} />
      <BranchesPanel
        {...part}
        id={id}
        moments={moments}
        moment={moment}
        partakers={partakers}
        saved={saved}
        linked={linked}
        onSaved={onSaved}
      />
    </div>
  )
}

/** A case at any moment of its timeline, and what would come of it otherwise. */
const TravelTab = (part: CasePart) => {
  const { t } = useTravelWords(part)
  const id = useSelector(part.actor, (snapshot) => snapshot.context.id)
  const [query] = useSearchParams()
  const of = { area: part.area.id, id }
  const moments = useKept(readMoments, of)
  const branches = useKept(readBranches, { ...of, branch: query.get('branch') })
  const failing = [moments, branches].find(({ answer, failed }) => failed && !answer)
  if (failing) return <ErrorState title={t('common:snackbar.loadDataFailed')} onRetry={failing.retry} />
  if (!moments.answer || !branches.answer) return <Bone />
  if (moments.answer.moments.length === 0) return <EmptyState title={t('none')} />
  return <Shown {...part} id={id} told={moments.answer} saved={branches.answer} onSaved={branches.renew} />
}

export default TravelTab
