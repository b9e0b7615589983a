import { Field, makeStyles, Select, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useKept } from '../../data/kept/useKept.ts'
import { Bone } from '../../ui/Bone.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { RuleRows } from './RuleRows.tsx'
import { readRows, type Ruled } from './rules.gateway.ts'

const useStyles = makeStyles({
  part: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalL },
  choice: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalL },
})

/** The values that the product comes with, among the versions of a table. */
const usual = 'usual'

interface CompareVersionsProps {
  ruled: Ruled
  /** The newest first. */
  versions: readonly { id: string; title: string }[]
}

/** Any two versions of a table, or one and the usual values, as the address says which. */
export const CompareVersions = ({ ruled, versions }: CompareVersionsProps) => {
  const { t } = useTranslation('ruleTableVersion')
  const classes = useStyles()
  const [params, setParams] = useSearchParams()
  const all = [...versions, { id: usual, title: t('compare.usual') }]
  const chosen = (side: 'before' | 'after', otherwise: string): string =>
    all.find(({ id }) => id === params.get(side))?.id ?? otherwise
  const [before, after] = [chosen('before', all[1]!.id), chosen('after', all[0]!.id)]
  const choose = (side: 'before' | 'after', id: string) =>
    setParams((known) => ({ ...Object.fromEntries(known), before, after, [side]: id }), { replace: true })
  return (
    <Panel title={t('compare.title')}>
      <div className={classes.part}>
        <div className={classes.choice}>
          {(['before', 'after'] as const).map((side) => (
            <Field key={side} label={t(`compare.${side}`)}>
              <Select value={side === 'before' ? before : after} onChange={(_, { value }) => choose(side, value)}>
                {all.map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
              </Select>
            </Field>
          ))}
        </div>
        <Compared key={`${before} ${after}`} ruled={ruled} ids={[before, after]} />
      </div>
    </Panel>
  )
}

const Compared = ({ ruled, ids }: { ruled: Ruled; ids: readonly [before: string, after: string] }) => {
  const { t } = useTranslation('common')
  const { answer, failed, retry } = useKept(readRows, { ids: ids.filter((id) => id !== usual) })
  if (failed && !answer) return <ErrorState title={t('snackbar.loadDataFailed')} onRetry={retry} />
  if (!answer) return <Bone />
  const rowsOf = (id: string) => answer[id] ?? ruled.table.usual
  return <RuleRows ruled={ruled} rows={rowsOf(ids[1])} before={rowsOf(ids[0])} />
}
