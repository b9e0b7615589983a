import { Button, Text } from '@fluentui/react-components'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../shared/format/number.ts'
import { type Hunted, readHunted } from '../../../shared/mutants.ts'
import { IntentBadge } from '../../../ui/IntentBadge.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { Statechart } from '../../../ui/statechart/Statechart.tsx'
import { Sheet } from '../../../ui/table/Sheet.tsx'
import { notify } from '../../../ui/snackbar/snackbar.ts'
import type { PartProps } from '../part.ts'

const nothing: ReadonlySet<string> = new Set()
/** A larger file is no hunt's. */
const largest = 10_000_000
const intents = { killed: 'success', explained: 'informative', alive: 'danger' } as const

/** The state of a mutant's chart that it was made in. */
const placeOf = (what: string): string => what.split(':')[0]!

/** What became of every machine that differs from this one by one slip of the hand, from a file that `npm run mutants` has written. */
export const MutantsPanel = ({ machine: { area, chart, lifecycle }, words }: PartProps) => {
  const { t } = useTranslation(['workflows', area.name])
  const input = useRef<HTMLInputElement>(null)
  const [hunted, setHunted] = useState<Hunted | null>(null)
  const read = async (file: File | undefined) => {
    const found = file && file.size <= largest ? readHunted(await file.text()) : null
    if (found?.machine === lifecycle.id) setHunted(found)
    else notify({ kind: 'error', text: t('mutants.unread') })
  }
  const alive = hunted?.mutants.filter(({ fate }) => fate === 'alive') ?? []
  const places = chart.states.map(({ id }) => id)
  const rows = [...new Set(hunted?.mutants.map(({ what }) => placeOf(what)))].map((place) => {
    const made = hunted!.mutants.filter(({ what }) => placeOf(what) === place)
    return { place, made, count: (fate: string) => made.filter((one) => one.fate === fate).length }
  })
  const title = t('mutants.title')
  return (
    <Panel
      title={title}
      aside={
        <>
          <input
            ref={input}
            type="file"
            accept="application/json"
            hidden
            aria-label={t('mutants.open')}
            onChange={({ target }) => void read(target.files?.[0])}
          />
          <Button onClick={() => input.current?.click()}>{t('mutants.open')}</Button>
        </>
      }
    >
      {!hunted ? (
        <Text>{t('mutants.intro')}</Text>
      ) : (
        <>
          <p>
            {t('mutants.of', { version: hunted.version })}
            {hunted.version === lifecycle.version ? '' : ` ${t('mutants.former')}`}
          </p>
          <Sheet
            label={title}
            heads={[
              t('mutants.place'),
              t('mutants.by'),
              t('mutants.alive'),
              t('mutants.explained'),
              t('mutants.killed'),
            ]}
            figures={3}
            rows={rows.map(({ place, made, count }) => ({
              id: place,
              cells: [
                <code key="place">{place}</code>,
                [...new Set(made.flatMap(({ fate, by }) => (fate === 'killed' ? [by] : [])))].join(', '),
                formatNumber(count('alive')),
                formatNumber(count('explained')),
                formatNumber(count('killed')),
              ],
            }))}
          />
          {alive.map(({ what, fate }) => (
            <p key={what}>
              <IntentBadge intent={intents[fate]}>{t('mutants.alive')}</IntentBadge> <code>{what}</code>
            </p>
          ))}
          <div style={{ height: 420 }}>
            <Statechart
              label={t('mutants.drawn', { name: t(`${area.name}:title`) })}
              detail="whole"
              outline={chart}
              active={nothing}
              steps={[]}
              textOf={words.textOf}
              missed={{
                states: new Set(places.filter((id) => alive.some(({ what }) => placeOf(what) === id))),
                transitions: new Set(),
              }}
            />
          </div>
        </>
      )}
    </Panel>
  )
}
