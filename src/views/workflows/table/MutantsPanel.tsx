import { Button, Text, makeStyles, tokens } from '@fluentui/react-components'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { longestTest, type Hunted, readTest } from '../../../shared/machineTests.ts'
import { formatNumber } from '../../../shared/format/number.ts'
import { IntentBadge } from '../../../ui/IntentBadge.tsx'
import { LabelledSelect } from '../../../ui/LabelledSelect.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { notify } from '../../../ui/snackbar/snackbar.ts'
import type { CountedState } from '../../../ui/statechart/counted.ts'
import { Statechart } from '../../../ui/statechart/Statechart.tsx'
import { Sheet } from '../../../ui/table/Sheet.tsx'
import type { PartProps } from '../part.ts'
import { keepTest } from '../tests.gateway.ts'

const useStyles = makeStyles({
  drawing: { height: 'max(420px, calc(100vh - 320px))' },
  choice: { margin: `${tokens.spacingVerticalM} 0` },
})

const nothing: ReadonlySet<string> = new Set()
const intents = { killed: 'success', explained: 'informative', alive: 'danger' } as const
const fates = ['alive', 'explained', 'killed'] as const

/** The state of a mutant's chart that it was made in. */
const placeOf = (what: string): string => what.split(':')[0]!

interface MutantsPanelProps extends PartProps {
  /** The last that was kept; null: none. */
  hunted: Hunted | null
  /** Of the chart as it is now. */
  digest: string
  onKept(): void
}

/** What became of every machine that differs from this one by one slip of the hand, where it was made; a file that `npm run mutants` has written is kept with its version. */
export const MutantsPanel = ({ machine, words, hunted, digest, onKept }: MutantsPanelProps) => {
  const { area, chart, lifecycle } = machine
  const { t } = useTranslation(['workflows', area.name])
  const classes = useStyles()
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState('')
  const open = async (file: File | undefined) => {
    const text = file && file.size <= longestTest ? await file.text() : ''
    const read = readTest('mutants', text)
    if (read?.machine !== lifecycle.id) return notify({ kind: 'error', text: t('mutants.unread') })
    if (read.digest !== digest) return notify({ kind: 'error', text: t('mutants.former') })
    try {
      await keepTest('mutants', text)
      onKept()
    } catch {
      notify({ kind: 'error', text: t('paths.unkept') })
    }
  }
  const mutants = hunted?.mutants ?? []
  const places = [...new Set(mutants.map(({ what }) => placeOf(what)))]
  const madeIn = (place: string) => mutants.filter(({ what }) => placeOf(what) === place)
  const countIn = (made: typeof mutants, fate: string) => made.filter((one) => one.fate === fate).length
  const place = places.includes(chosen)
    ? chosen
    : (places.find((one) => countIn(madeIn(one), 'alive') > 0) ?? places[0])
  const counted = new Map(
    chart.states
      .filter(({ parent }) => parent === null)
      .map(({ id }): [string, CountedState] => {
        const made = mutants.filter(({ what }) => placeOf(what) === id || placeOf(what).startsWith(`${id}.`))
        const text = `${formatNumber(countIn(made, 'killed'))} / ${formatNumber(made.length)}`
        return [id, { standing: { text, said: `${t('mutants.killed')}: ${text}`, to: null }, stays: [] }]
      }),
  )
  const title = t('mutants.title')
  return (
    <Panel
      title={title}
      aside={
        <span data-screen>
          <input
            ref={input}
            type="file"
            accept="application/json"
            hidden
            aria-label={t('mutants.open')}
            onChange={({ target }) => void open(target.files?.[0])}
          />
          <Button onClick={() => input.current?.click()}>{t('mutants.open')}</Button>
        </span>
      }
    >
      {!hunted ? (
        <Text>{t('mutants.intro')}</Text>
      ) : (
        <>
          <p>{t('mutants.of', { version: hunted.version })}</p>
          <div className={classes.drawing}>
            <Statechart
              label={t('mutants.drawn', { name: t(`${area.name}:title`) })}
              detail="whole"
              outline={chart}
              active={nothing}
              steps={[]}
              textOf={words.textOf}
              counted={counted}
              missed={{
                states: new Set(chart.states.map(({ id }) => id).filter((id) => countIn(madeIn(id), 'alive') > 0)),
                transitions: new Set(),
              }}
            />
          </div>
          <div className={classes.choice}>
            <LabelledSelect
              label={t('mutants.place')}
              value={place ?? ''}
              options={places.map((one) => {
                const made = madeIn(one)
                const told = fates.map((fate) => `${t(`mutants.${fate}`)} ${formatNumber(countIn(made, fate))}`)
                return { value: one, label: `${one} (${told.join(', ')})` }
              })}
              onChange={setChosen}
            />
          </div>
          {place !== undefined && (
            <Sheet
              label={title}
              heads={[t('mutants.what'), t('paths.result'), t('mutants.by')]}
              figures={0}
              rows={madeIn(place).map(({ what, fate, by }) => ({
                id: what,
                cells: [
                  <code key="what">{what.slice(place.length + 2)}</code>,
                  <IntentBadge key="fate" intent={intents[fate]}>
                    {t(`mutants.${fate}`)}
                  </IntentBadge>,
                  by,
                ],
              }))}
            />
          )}
        </>
      )}
    </Panel>
  )
}
