import { makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { formTest } from '../../areas/forms/formTest.ts'
import { useKept } from '../../data/kept/useKept.ts'
import ReadForm from '../../pages/fill/ReadForm.tsx'
import { useFits } from '../../pages/fill/useFits.ts'
import type { OwnRow, PartProps } from '../../pages/parts.ts'
import { formatDate } from '../../shared/format/date.ts'
import type { Definition } from '../../shared/forms/definition.ts'
import { askedOf } from '../../shared/forms/guest.ts'
import { deviationSentence } from '../../shared/forms/found.ts'
import { type FormTest, tried } from '../../shared/forms/testing.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { IntentBadge } from '../../ui/IntentBadge.tsx'
import { LabelledSelect } from '../../ui/LabelledSelect.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { readDesign, readVersions } from './versions.gateway.ts'

const useStyles = makeStyles({
  stack: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingVerticalM,
    justifyItems: 'start',
  },
  list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalXL },
})

type TestTab = PartProps<OwnRow<typeof formTest.fields>>['tab']

/** Whether a version, the newest at first, makes of the answers of a test what is expected, and the answers themselves. */
const VerdictTab = ({ record }: TestTab) => {
  const { t } = useTranslation('formTest')
  const classes = useStyles()
  const { answer, failed, retry } = useKept(readVersions, { form: record.form! })
  const [chosen, setChosen] = useState<string | null>(null)
  if (failed && !answer) return <ErrorState title={t('common:snackbar.loadDataFailed')} onRetry={retry} />
  if (!answer) return <div aria-busy="true" />
  const version = answer.find(({ id }) => id === chosen) ?? answer[0]
  return (
    <div className={classes.stack}>
      <LabelledSelect
        label={t('against')}
        value={version?.id ?? ''}
        options={answer.map(({ id, title }) => ({ value: id, label: String(title) }))}
        onChange={setChosen}
      />
      {version && <Held key={version.id} record={record} design={version['definition'] as string} />}
    </div>
  )
}

const Held = ({ record, design }: Pick<TestTab, 'record'> & { design: string }) => {
  const { t } = useTranslation('formTest')
  const { answer, failed, retry } = useKept(readDesign, { definition: design })
  if (failed && !answer) return <ErrorState title={t('common:snackbar.loadDataFailed')} onRetry={retry} />
  return answer ? <Verdict test={record as unknown as FormTest} definition={answer} /> : <div aria-busy="true" />
}

const Verdict = ({ test, definition }: { test: FormTest; definition: Definition }) => {
  const { t, i18n } = useTranslation(['formTest', 'forms', 'validation', 'fill'])
  const classes = useStyles()
  const deviations = tried(definition, test, useFits(definition))
  const isPassed = deviations.length === 0
  return (
    <>
      <Panel
        title={t('recordTabs.verdict')}
        aside={<IntentBadge intent={isPassed ? 'success' : 'danger'}>{t(isPassed ? 'passes' : 'fails')}</IntentBadge>}
      >
        {isPassed ? (
          t('asExpected')
        ) : (
          <ul className={classes.list}>
            {deviations.map((one) => (
              <li key={`${one.what} ${one.at}`}>{deviationSentence(t, definition, null, i18n.language, one)}</li>
            ))}
          </ul>
        )}
      </Panel>
      <p>{t('answeredOn', { day: formatDate(test.day, i18n.language, 'form') })}</p>
      <ReadForm
        definition={askedOf(definition, test.known?.['role'])}
        answers={{ ...test.known, ...test.answers }}
        at={test.day}
      />
    </>
  )
}

export default VerdictTab
