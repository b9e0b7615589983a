import { makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { anySelection, type Selection } from '../../../../machines/kernel/selected.ts'
import { useKept } from '../../../data/kept/useKept.ts'
import { Bone } from '../../../ui/Bone.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import type { PartProps } from '../part.ts'
import { askTrial } from '../trial/trial.gateway.ts'
import { FoundPaths } from './FoundPaths.tsx'
import { SelectionForm } from './SelectionForm.tsx'
import { TrialsPanel } from './TrialsPanel.tsx'
import { readTrials } from './trials.gateway.ts'

const useStyles = makeStyles({
  part: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalL },
})

const readSamples = ({ machine }: { machine: string }) => askTrial({ machine, ask: 'samples' })

/** Paths through a machine, chosen by a tester, gone step by step, with what came of it. */
const PathsPart = ({ machine, words }: PartProps) => {
  const { t } = useTranslation(['workflows', 'common'])
  const classes = useStyles()
  const { lifecycle, area } = machine
  const { id } = lifecycle
  const statuses = Object.entries(area.lifecycle!.statuses)
  const [goal] = statuses.find(([, { outcome }]) => outcome === 'granted') ?? statuses.at(-1)!
  const [selection, setSelection] = useState<Selection>({ ...anySelection, goal })
  const samples = useKept(readSamples, { machine: id })
  const trials = useKept(readTrials, { machine: id })
  if (samples.failed) return <ErrorState title={t('common:snackbar.loadDataFailed')} onRetry={samples.retry} />
  if (samples.answer === null) return <Bone />
  return (
    <div className={classes.part}>
      <Panel title={t('paths.choose')}>
        <SelectionForm
          machine={machine}
          words={words}
          samples={samples.answer}
          selection={selection}
          onChange={setSelection}
        />
      </Panel>
      <FoundPaths key={JSON.stringify(selection)} machine={machine} selection={selection} onKept={trials.renew} />
      <TrialsPanel trials={trials.answer} version={lifecycle.version} />
    </div>
  )
}

export default PathsPart
