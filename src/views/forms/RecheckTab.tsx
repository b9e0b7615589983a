import { makeStyles, tokens } from '@fluentui/react-components'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { utcDay } from '../../../machines/kit/days.ts'
import { grants } from '../../../machines/kernel/grants.ts'
import { currentUser } from '../../../machines/session/session.view.ts'
import { formSubmission } from '../../areas/forms/formSubmission.ts'
import { useKept } from '../../data/kept/useKept.ts'
import { useSession } from '../../data/session.ts'
import { labelOf, labelsOf, namesByPath, wrongWords } from '../../shared/forms/told.ts'
import type { Definition } from '../../shared/forms/definition.ts'
import { judge } from '../../shared/forms/judge.ts'
import { untoldIn } from '../../shared/forms/keeping.ts'
import { readyFor } from '../../shared/forms/ready.ts'
import type { Fits } from '../../shared/forms/schema.ts'
import { placesOf } from '../../shared/forms/walk.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { LabelledSelect } from '../../ui/LabelledSelect.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { answersOf, type SubmissionTab, useAsked } from './submission.ts'
import { readDesign, readVersions } from './versions.gateway.ts'

const useStyles = makeStyles({
  stack: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingVerticalM,
    justifyItems: 'start',
  },
  list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalXL },
  text: { margin: 0 },
})

const { permission } = formSubmission.fields.personal.guarded

/** Whether answers that were given to one version are ones that another would take, and if not, why. */
const RecheckTab = ({ record }: SubmissionTab) => {
  const { t } = useTranslation('formSubmission')
  const classes = useStyles()
  const versions = useKept(readVersions, { form: record.form! })
  const [chosen, setChosen] = useState<string | null>(null)
  if (versions.failed && !versions.answer)
    return <ErrorState title={t('common:snackbar.loadDataFailed')} onRetry={versions.retry} />
  if (!versions.answer) return <div aria-busy="true" />
  const version = versions.answer.find(({ id }) => id === chosen) ?? versions.answer[0]
  return (
    <Panel title={t('recordTabs.recheck')}>
      <div className={classes.stack}>
        <LabelledSelect
          label={t('recheck.version')}
          value={version?.id ?? ''}
          options={versions.answer.map(({ id, title }) => ({ value: id, label: String(title) }))}
          onChange={setChosen}
        />
        {version && <Checked key={version.id} record={record} definition={version['definition'] as string} />}
      </div>
    </Panel>
  )
}

const Checked = ({ record, definition }: Pick<SubmissionTab, 'record'> & { definition: string }) => {
  const { t } = useTranslation('formSubmission')
  const { answer, failed, retry } = useKept(readDesign, { definition })
  const given = useAsked(record)
  const [fits, setFits] = useState<Fits | null>(null)
  useEffect(() => {
    if (answer) void readyFor(answer).then((ready) => setFits(() => ready))
  }, [answer])
  if ((failed && !answer) || (given.failed && !given.answer))
    return (
      <ErrorState
        title={t('common:snackbar.loadDataFailed')}
        onRetry={() => {
          retry()
          given.retry()
        }}
      />
    )
  if (!answer || !given.answer || !fits) return <div aria-busy="true" />
  return <Verdict record={record} given={given.answer} asked={answer} fits={fits} />
}

interface VerdictProps extends Pick<SubmissionTab, 'record'> {
  given: Definition
  asked: Definition
  fits: Fits
}

const Verdict = ({ record, given, asked, fits }: VerdictProps) => {
  const { t, i18n } = useTranslation(['formSubmission', 'fill', 'validation'])
  const classes = useStyles()
  const isTold = grants(useSession(currentUser)?.permissions ?? [], permission)
  const answers = answersOf(record)
  const places = labelsOf(asked, i18n.language)(answers)
  const labels = namesByPath(places)
  const untold = untoldIn(given, utcDay(record.created_at!), utcDay(record.updated_at!), isTold)
  const isUntold = (path: string) => untold.has(path.replaceAll(/\[\d+\]/g, ''))
  const wrong = judge(asked, answers, { at: record.created_at!, known: answers, fits }).wrong.filter(
    ({ path }) => !isUntold(path),
  )
  const unlooked = new Set(places.flatMap(({ path, label }) => (isUntold(path) ? [label] : [])))
  const names = new Set(placesOf(asked).map(({ field, group }) => group?.name ?? field.name))
  const calledThen = new Map(placesOf(given).map(({ field, group }) => [(group ?? field).name, group ?? field]))
  const labelThen = (name: string) => {
    const part = calledThen.get(name)
    return part ? labelOf(part, i18n.language) : name
  }
  const gone = Object.keys(answers).filter((name) => !names.has(name))
  const against = wrong.length + gone.length
  const fine = unlooked.size > 0 ? t('recheck.fineOtherwise') : t('recheck.fine')
  return (
    <>
      <p className={classes.text}>{against > 0 ? t('recheck.wrong', { count: against }) : fine}</p>
      {against > 0 && (
        <ul className={classes.list}>
          {wrong.map((error) => (
            <li key={error.path}>{wrongWords(t, i18n.language, error, labels.get(error.path) ?? error.path)}</li>
          ))}
          {gone.map((name) => (
            <li key={name}>{t('recheck.gone', { name: labelThen(name) })}</li>
          ))}
        </ul>
      )}
      {unlooked.size > 0 && (
        <p className={classes.text}>{t('recheck.unlooked', { names: [...unlooked].join(', ') })}</p>
      )}
    </>
  )
}

export default RecheckTab
