import { Button, Field, Select, makeStyles, tokens } from '@fluentui/react-components'
import { Suspense, useState } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import type { Selection } from '../../../../machines/kernel/selected.ts'
import { useKept } from '../../../data/kept/useKept.ts'
import { wordsIn } from '../../../data/language.ts'
import { formatNumber } from '../../../shared/format/number.ts'
import { type Locale, locales, supportedLocale } from '../../../shared/locales.ts'
import { Bone } from '../../../ui/Bone.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { Sheet } from '../../../ui/table/Sheet.tsx'
import type { Machine } from '../machines.gateway.ts'
import { askTrial } from '../trial/trial.gateway.ts'
import { ScriptPanel } from './ScriptPanel.tsx'

const useStyles = makeStyles({
  part: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalL },
})

interface FoundPathsProps {
  machine: Machine
  selection: Selection
  /** What came of a path is kept. */
  onKept(): void
}

interface Look {
  machine: string
  selection: Selection
}

const readPaths = ({ machine, selection }: Look) => askTrial({ machine, ask: 'paths', selection })

/** The paths that are as somebody wants them, and one of them as a script. */
export const FoundPaths = ({ machine, selection, onKept }: FoundPathsProps) => {
  const { t, i18n } = useTranslation('workflows')
  const classes = useStyles()
  const { area, lifecycle } = machine
  const { answer: found, failed, retry } = useKept(readPaths, { machine: lifecycle.id, selection })
  const [at, setAt] = useState(0)
  const [locale, setLocale] = useState<Locale>(supportedLocale(i18n.language))
  const title = t('paths.found')
  const wayOf = (types: readonly string[]) =>
    types.map((type) => t(`${lifecycle.id}:actions.${type}`, { defaultValue: t('paths.byItself') })).join(' → ')
  if (failed && !found) return <ErrorState title={t('common:snackbar.loadDataFailed')} onRetry={retry} />
  if (!found) return <Bone />
  const chosen = found[at]
  return (
    <div className={classes.part}>
      <Panel title={title}>
        {found.length === 0 ? (
          <EmptyState title={t('paths.none')} />
        ) : (
          <Sheet
            label={title}
            heads={[t('paths.number'), t('paths.way'), t('paths.script'), t('paths.steps')]}
            figures={1}
            rows={found.map(({ steps }, index) => ({
              id: String(index),
              cells: [
                formatNumber(index + 1),
                wayOf(steps.map(({ event }) => event.type)),
                <Button key="open" size="small" aria-pressed={index === at} onClick={() => setAt(index)}>
                  {t('paths.open', { number: index + 1 })}
                </Button>,
                formatNumber(steps.length),
              ],
            }))}
          />
        )}
      </Panel>
      {chosen && (
        <Suspense fallback={<Bone />}>
          <Field label={t('paths.language')}>
            <Select value={locale} onChange={(_, { value }) => setLocale(supportedLocale(value))}>
              {locales.map((one) => (
                <option key={one} value={one}>
                  {t(`common:languages.${one}`)}
                </option>
              ))}
            </Select>
          </Field>
          <I18nextProvider i18n={locale === i18n.language ? i18n : wordsIn(locale)}>
            <ScriptPanel
              key={`${at} ${locale}`}
              area={area}
              lifecycle={lifecycle}
              all={found}
              followed={chosen}
              said={t}
              onKept={onKept}
            />
          </I18nextProvider>
        </Suspense>
      )}
    </div>
  )
}
