import { makeStyles, tokens } from '@fluentui/react-components'
import type { Partaker } from '../../../machines/kit/partakers.ts'
import type { ToldMoment } from '../../shared/endpoints/answers/workflowTravel.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Sheet } from '../../ui/table/Sheet.tsx'
import type { CasePart } from '../case/part.ts'
import { Reasons } from '../case/Reasons.tsx'
import { couldDo } from './couldDo.ts'
import { useTravelWords } from './useTravelWords.ts'

const useStyles = makeStyles({
  refused: { display: 'grid', gap: tokens.spacingVerticalS },
  quiet: { color: tokens.colorNeutralForeground2 },
})

interface CouldDoPanelProps extends CasePart {
  moment: ToldMoment
  partakers: readonly Partaker[]
}

/** Who could have done what at a moment, and who not by which rule. */
export const CouldDoPanel = ({ moment, partakers, ...part }: CouldDoPanelProps) => {
  const { t, lifecycle, eventText, partakerText } = useTravelWords(part)
  const classes = useStyles()
  const named = (some: readonly Partaker[]) => some.map(({ id, actor }) => partakerText(id, actor)).join('; ')
  const title = t('could.title')
  const rows = couldDo(lifecycle, moment.record, moment.at, partakers)
  return (
    <Panel title={title}>
      {rows.length === 0 ? (
        <EmptyState title={t('could.nothing')} />
      ) : (
        <Sheet
          label={title}
          heads={[t('could.event'), t('could.allowed'), t('could.refused')]}
          figures={0}
          rows={rows.map(({ type, allowed, refused }) => ({
            id: type,
            cells: [
              eventText(type),
              allowed.length > 0 ? named(allowed) : t('could.nobody'),
              <div key="refused" className={classes.refused}>
                {refused.map(({ reasons, to }) => (
                  <div key={to[0]!.id}>
                    <span className={classes.quiet}>{named(to)}</span>
                    <Reasons {...part} reasons={reasons} />
                  </div>
                ))}
              </div>,
            ],
          }))}
        />
      )}
    </Panel>
  )
}
