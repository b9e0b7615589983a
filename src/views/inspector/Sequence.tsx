import { Button, Switch, makeStyles, tokens } from '@fluentui/react-components'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../ui/Panel.tsx'
import { shownAt } from './inspector.view.ts'
import { lifelinesOf, pageAt, pageOf, perPage } from './lifelines.ts'
import { MomentSheet } from './MomentSheet.tsx'
import type { InspectorPart } from './part.ts'
import { SequenceDrawing } from './SequenceDrawing.tsx'
import { timesOf } from './text.ts'

const useStyles = makeStyles({
  ways: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
})

/** Who told what to whom, around the moment that is shown, as a drawing or as a table. */
export const Sequence = ({ actor, log }: InspectorPart) => {
  const { t, i18n } = useTranslation('inspector')
  const classes = useStyles()
  const at = useSelector(actor, shownAt)
  const [isTable, setTable] = useState(false)
  /** Another page than that of the moment that is shown, as long as that is shown. */
  const [turned, setTurned] = useState({ at: 0, page: 0 })
  const { moments } = log
  const page = turned.at === at ? turned.page : pageAt(moments, at)
  const shown = pageOf(moments, page)
  const turn = (by: number) => setTurned({ at, page: page + by })
  const choose = (n: number) => actor.send({ type: 'moment.chosen', n })
  return (
    <Panel
      title={t('views.sequence')}
      aside={
        <div className={classes.ways}>
          <Switch label={t('sequence.asTable')} checked={isTable} onChange={(_, { checked }) => setTable(checked)} />
          <Button disabledFocusable={page === 0} onClick={() => turn(-1)}>
            {t('sequence.earlier')}
          </Button>
          <Button disabledFocusable={(page + 1) * perPage >= moments.length} onClick={() => turn(1)}>
            {t('sequence.later')}
          </Button>
        </div>
      }
    >
      {isTable ? (
        <MomentSheet label={t('views.sequence')} log={log} moments={shown} at={at} onChoose={choose} />
      ) : (
        <SequenceDrawing
          lifelines={lifelinesOf(log, shown)}
          moments={shown}
          at={at}
          timeOf={timesOf(log, i18n.language)}
          onChoose={choose}
          onStep={(by) => actor.send({ type: 'step.chosen', by })}
        />
      )}
    </Panel>
  )
}
