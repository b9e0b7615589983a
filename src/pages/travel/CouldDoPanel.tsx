import { makeStyles, tokens } from '@fluentui/react-components'
import type { Able } from '../../../machines/kit/couldDo.ts'
import type { Partaker } from '../../../machines/kit/partakers.ts'
import type { ToldMoment } from '../../shared/endpoints/answers/workflowTravel.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Sheet } from '../../ui/table/Sheet.tsx'
import type { CasePart } from '../case/part.ts'
import { Reasons } from '../case/Reasons.tsx'
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
  const { t, eventText, partakerText, kindText } = useTravelWords(part)
  const classes = useStyles()
  const named = (some: readonly string[]) =>
    partakers.flatMap(({ id, actor }) => (some.includes(id) ? [partakerText(id, actor)] : [])).join('; ')
  const ableText = ({ kinds, roles }: Able) =>
    [...kinds.map(kindText), ...roles.map((role) => t('could.role', { role }))].join('; ')
  const title = t('could.title')
  const rows = moment.could
  return (
    <Panel title={title}>
      {rows.length === 0 ? (
        <EmptyState title={t('could.nothing')} />
      ) : (
        <Sheet
          label={title}
          heads={[t('could.event'), t('could.allowed'), t('could.kinds'), t('could.refused')]}
          figures={0}
          rows={rows.map(({ type, allowed, refused, able }) => ({
            id: type,
            cells: [
              eventText(type),
              allowed.length > 0 ? named(allowed) : t('could.nobody'),
              ableText(able),
              <div key="refused" className={classes.refused}>
                {refused.map(({ reasons, to }) => (
                  <div key={to[0]}>
                    <span className={classes.quiet}>{named(to)}</span>
                    <Reasons {...part} reasons={reasons} hasWays={false} />
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
