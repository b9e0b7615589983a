import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formTest } from '../../areas/forms/formTest.ts'
import { useKept } from '../../data/kept/useKept.ts'
import { useFits } from '../../pages/fill/useFits.ts'
import { formatDate } from '../../shared/format/date.ts'
import type { Definition } from '../../shared/forms/definition.ts'
import { deviationSentence } from '../../shared/forms/found.ts'
import { expectedNow, tried } from '../../shared/forms/testing.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { IntentBadge } from '../../ui/IntentBadge.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { RowFacts, TitledRow } from '../../ui/TitledRow.tsx'
import { KeepingDialog, useKeepingTests } from './KeepingDialog.tsx'
import { readTests, type KeptTest } from './tests.gateway.ts'

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  deviations: {
    margin: `${tokens.spacingVerticalXS} 0 0`,
    paddingInlineStart: '1.2em',
    color: tokens.colorNeutralForeground1,
  },
})

interface TestsProps {
  form: string
  /** As it is designed at the moment. */
  definition: Definition
  /** In which what is gone is still called something. */
  live: Definition | null
  mayEdit: boolean
}

/** The tests that are kept with a form, each as the design stands it. */
export const Tests = ({ form, definition, live, mayEdit }: TestsProps) => {
  const { t, i18n } = useTranslation(['formTest', 'forms', 'validation', 'fill', 'common'])
  const classes = useStyles()
  const { answer, failed, renew, retry } = useKept(readTests, { form })
  const { actor, choose } = useKeepingTests(form, renew)
  const read = useDeferredValue(definition)
  const fits = useFits(read)
  const results = useMemo(
    () => (answer ?? []).map((test) => ({ test, deviations: tried(read, test, fits) })),
    [answer, read, fits],
  )
  const failing = results.filter(({ deviations }) => deviations.length > 0).length
  if (failed && !answer) return <ErrorState title={t('common:snackbar.loadListFailed')} onRetry={retry} />
  if (!answer) return <div aria-busy="true" />
  const actionsOf = ({ id, revision, name, ...test }: KeptTest, isPassed: boolean) => {
    const on = { id, revision }
    return (
      <>
        {!isPassed && (
          <Button size="small" onClick={() => choose('expect', on, { name, expected: expectedNow(read, test, fits) })}>
            {t('ask.expect')}
          </Button>
        )}
        <Button size="small" onClick={() => choose('rename', on, { name })}>
          {t('ask.rename')}
        </Button>
        <Button size="small" onClick={() => choose('drop', on, { name })}>
          {t('ask.drop')}
        </Button>
      </>
    )
  }
  return (
    <Panel
      title={t('title')}
      aside={
        results.length > 0 && (
          <IntentBadge intent={failing > 0 ? 'danger' : 'success'} role="status">
            {failing > 0
              ? t('failing', { count: failing, all: results.length })
              : t('passing', { count: results.length })}
          </IntentBadge>
        )
      }
    >
      {results.length === 0 ? (
        <EmptyState title={t('empty.title')} text={t('empty.text')} />
      ) : (
        <ul className={classes.list}>
          {results.map(({ test, deviations }) => (
            <TitledRow
              key={test.id}
              name={test.name}
              standing={
                <IntentBadge intent={deviations.length > 0 ? 'danger' : 'success'}>
                  {t(deviations.length > 0 ? 'fails' : 'passes')}
                </IntentBadge>
              }
              actions={mayEdit && actionsOf(test, deviations.length === 0)}
            >
              <RowFacts>
                <span>{t('answeredOn', { day: formatDate(test.day, i18n.language, 'form') })}</span>
              </RowFacts>
              {deviations.length > 0 && (
                <ul className={classes.deviations}>
                  {deviations.map((one) => (
                    <li key={`${one.what} ${one.at}`}>{deviationSentence(t, read, live, i18n.language, one)}</li>
                  ))}
                </ul>
              )}
            </TitledRow>
          ))}
        </ul>
      )}
      <KeepingDialog area={formTest} actor={actor} />
    </Panel>
  )
}
