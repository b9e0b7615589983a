import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Coverage } from '../../../../machines/kernel/coverage.ts'
import { useKept } from '../../../data/kept/useKept.ts'
import { chartDigest } from '../../../shared/chartDigest.ts'
import { formatInstant } from '../../../shared/format/date.ts'
import { formatNumber } from '../../../shared/format/number.ts'
import type { Covered } from '../../../shared/machineTests.ts'
import { Bone } from '../../../ui/Bone.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { IntentBadge } from '../../../ui/IntentBadge.tsx'
import { LabelledSelect } from '../../../ui/LabelledSelect.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { notify } from '../../../ui/snackbar/snackbar.ts'
import { Statechart } from '../../../ui/statechart/Statechart.tsx'
import { wordsOf } from '../../../ui/statechart/words.ts'
import { Sheet } from '../../../ui/table/Sheet.tsx'
import type { PartProps } from '../part.ts'
import { rulesIn } from '../table/conditions.ts'
import { keepTest, readTests } from '../tests.gateway.ts'
import { askTrial } from '../trial/trial.gateway.ts'

const useStyles = makeStyles({
  part: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalL },
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalL,
    marginBottom: tokens.spacingVerticalM,
  },
  drawing: { height: 'max(420px, calc(100vh - 320px))' },
})

const nothing: ReadonlySet<string> = new Set()

const readCoverage = ({ machine }: { machine: string }): Promise<Coverage> => askTrial({ machine, ask: 'coverage' })

const now = ''

/** What of a machine the generated paths reach, drawn and told. */
const CoveragePart = ({ machine, words }: PartProps) => {
  const { area, chart, lifecycle } = machine
  const { t, i18n } = useTranslation(['workflows', area.name, 'common'])
  const classes = useStyles()
  const { answer, failed, retry } = useKept(readCoverage, { machine: lifecycle.id })
  const digest = useMemo(() => chartDigest(lifecycle.machine), [lifecycle])
  const [shown, setShown] = useState(now)
  const tests = useKept(readTests, { machine: lifecycle.id, digest })
  const [isSending, setSending] = useState(false)
  if (failed) return <ErrorState title={t('common:snackbar.loadDataFailed')} onRetry={retry} />
  if (!answer) return <Bone />
  const kept = (tests.answer?.kept ?? []).filter(({ kind }) => kind === 'coverage')
  const then = shown === now ? null : tests.answer?.coverage
  const { states, transitions, deadlines, effects, rules } = then ?? answer
  const show = (wanted: string) => {
    setShown(wanted)
    tests.choose({ machine: lifecycle.id, digest: wanted === now ? digest : wanted })
  }
  const keep = async () => {
    setSending(true)
    const { lifecycle: name, ...told } = answer
    try {
      await keepTest('coverage', JSON.stringify({ ...told, machine: name, digest } satisfies Covered))
      tests.renew()
      notify({ kind: 'success', text: t('paths.kept') })
    } catch {
      notify({ kind: 'error', text: t('paths.unkept') })
    } finally {
      setSending(false)
    }
  }
  const isHalf = (rule: string) => rules[rule] !== undefined && !(rules[rule].yes && rules[rule].no)
  const missed = {
    states: new Set(chart.states.flatMap(({ id }) => (states[id] ? [] : [id]))),
    transitions: new Set(
      chart.transitions.filter(
        ({ id, guard, effects: done }) =>
          transitions[id] === false || rulesIn(guard).some(isHalf) || done.some((one) => effects[one] === false),
      ),
    ),
  }
  const asked = Object.entries(rules).flatMap(([rule, { yes, no }]): [string, boolean][] => [
    [t('coverage.yes', { rule }), yes],
    [t('coverage.no', { rule }), no],
  ])
  const stateName = (id: string) => words.textOf(chart.states.find((one) => one.id === id)?.label ?? id)
  const transitionName = (name: string) => {
    const found = chart.transitions.find(({ id }) => id === name)
    return found ? `${stateName(found.from)}: ${wordsOf(found, words)}` : name
  }
  const named = (reached: Record<string, boolean>, said: (name: string) => string) =>
    Object.entries(reached).map(([name, is]): [string, boolean] => [said(name), is])
  const plain = (name: string) => name
  const kinds = {
    states: named(states, stateName),
    transitions: named(transitions, transitionName),
    deadlines: named(deadlines, plain),
    effects: named(effects, plain),
    rules: asked,
  }
  const title = t('coverage.title')
  return (
    <div className={classes.part}>
      <Panel title={title}>
        <p>{t('coverage.intro')}</p>
        <div className={classes.bar}>
          <LabelledSelect
            label={t('coverage.shown')}
            value={shown}
            options={[
              { value: now, label: t('coverage.now', { version: lifecycle.version }) },
              ...kept.map((one) => ({
                value: one.digest,
                label: t('coverage.then', {
                  version: one.version,
                  at: formatInstant(one.at, i18n.language),
                  by: one.by?.name ?? '–',
                }),
              })),
            ]}
            onChange={show}
          />
          {shown === now && (
            <Button disabledFocusable={isSending} onClick={() => void keep()}>
              {t('coverage.keep')}
            </Button>
          )}
        </div>
        <Sheet
          label={title}
          heads={[t('coverage.kind'), t('coverage.missed'), t('coverage.reached'), t('coverage.all')]}
          figures={2}
          rows={Object.entries(kinds).map(([kind, all]) => {
            const not = all.filter(([, is]) => !is)
            return {
              id: kind,
              cells: [
                t(`coverage.kinds.${kind}`),
                not.length === 0 ? (
                  <IntentBadge key="whole" intent="success">
                    {t('coverage.whole')}
                  </IntentBadge>
                ) : (
                  not.map(([name]) => name).join('; ')
                ),
                formatNumber(all.length - not.length),
                formatNumber(all.length),
              ],
            }
          })}
        />
      </Panel>
      <Panel title={t('coverage.drawn')}>
        <div className={classes.drawing}>
          <Statechart
            label={t('coverage.drawnOf', { name: t(`${area.name}:title`) })}
            detail="whole"
            outline={chart}
            active={nothing}
            steps={[]}
            textOf={words.textOf}
            missed={missed}
          />
        </div>
      </Panel>
    </div>
  )
}

export default CoveragePart
