import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { formManagement } from '../../areas/forms/formManagement.ts'
import { useKept } from '../../data/kept/useKept.ts'
import { labelOf, wrongInGeneral } from '../../shared/forms/told.ts'
import type { OwnRow, PartProps } from '../../pages/parts.ts'
import type { VersionFigures } from '../../shared/endpoints/answers/formFigures.ts'
import type { Definition } from '../../shared/forms/definition.ts'
import { placesOf } from '../../shared/forms/walk.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { LabelledSelect } from '../../ui/LabelledSelect.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { RowFacts } from '../../ui/TitledRow.tsx'
import { readFigures } from './figures.gateway.ts'
import { readDesign, readVersions } from './versions.gateway.ts'

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalL },
  scroll: { overflowX: 'auto' },
  table: { width: '100%', borderCollapse: 'collapse' },
  cell: {
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    textAlign: 'start',
    fontWeight: tokens.fontWeightRegular,
  },
  head: { fontWeight: tokens.fontWeightSemibold },
  number: { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  bar: {
    height: '6px',
    marginTop: tokens.spacingVerticalXXS,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground5,
    overflow: 'hidden',
  },
  part: { height: '100%', backgroundColor: tokens.colorBrandBackground },
  text: { margin: 0 },
  list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalXL },
})

type FormTab = PartProps<OwnRow<typeof formManagement.fields>>['tab']

/** What became of what a form asks, version by version: numbers alone. */
const StatisticsTab = ({ record }: FormTab) => {
  const { t } = useTranslation('formManagement')
  const classes = useStyles()
  const versions = useKept(readVersions, { form: record.id! })
  const [chosen, setChosen] = useState<string | null>(null)
  if (versions.failed && !versions.answer)
    return <ErrorState title={t('common:snackbar.loadDataFailed')} onRetry={versions.retry} />
  if (!versions.answer) return <div aria-busy="true" />
  const usual = versions.answer.find(({ number }) => number === record.live) ?? versions.answer[0]
  const version = versions.answer.find(({ id }) => id === chosen) ?? usual
  if (!version) return null
  return (
    <div className={classes.page}>
      <LabelledSelect
        label={t('figures.version')}
        value={version.id}
        options={versions.answer.map(({ id, title }) => ({ value: id, label: String(title) }))}
        onChange={setChosen}
      />
      <Counted key={version.id} id={version.id} definition={version['definition'] as string} />
    </div>
  )
}

const Counted = ({ id, definition }: { id: string; definition: string }) => {
  const { t } = useTranslation('formManagement')
  const design = useKept(readDesign, { definition })
  const figures = useKept(readFigures, { id })
  if ((design.failed && !design.answer) || (figures.failed && !figures.answer))
    return (
      <ErrorState
        title={t('common:snackbar.loadDataFailed')}
        onRetry={() => {
          design.retry()
          figures.retry()
        }}
      />
    )
  if (!design.answer || !figures.answer) return <div aria-busy="true" />
  return <Figures asked={design.answer} figures={figures.answer} />
}

const labelsIn = (asked: Definition, locale: string): ReadonlyMap<string, string> =>
  new Map(
    placesOf(asked).flatMap(({ field, group }) =>
      group
        ? [
            [group.name, labelOf(group, locale)] as const,
            [`${group.name}.${field.name}`, `${labelOf(group, locale)}: ${labelOf(field, locale)}`] as const,
          ]
        : [[field.name, labelOf(field, locale)] as const],
    ),
  )

const Figures = ({ asked, figures }: { asked: Definition; figures: VersionFigures }) => {
  const { t, i18n } = useTranslation(['formManagement', 'fill', 'validation'])
  const classes = useStyles()
  const { submissions, most, drafts, abandoned, medianSeconds, timed, fields, stumblings } = figures
  const labels = labelsIn(asked, i18n.language)
  const nameOf = (at: string) => labels.get(at) ?? at
  return (
    <>
      <Panel title={t('figures.fields')}>
        <RowFacts>
          <span>{submissions === 0 ? t('figures.none') : t('figures.asOf', { count: submissions })}</span>
          {submissions === most && <span>{t('figures.newest', { most })}</span>}
          <span>{t('figures.drafts', { count: drafts - abandoned })}</span>
          <span>{t('figures.abandoned', { count: abandoned })}</span>
          <span>
            {medianSeconds === null
              ? t('figures.untimed')
              : t('figures.median', { minutes: Math.round(medianSeconds / 60), count: timed })}
          </span>
        </RowFacts>
        {/* What is larger than its room is scrolled by the keyboard too. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div className={classes.scroll} tabIndex={0} role="region" aria-label={t('figures.fields')}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col" className={mergeClasses(classes.cell, classes.head)}>
                  {t('figures.field')}
                </th>
                <th scope="col" className={mergeClasses(classes.cell, classes.head)}>
                  {t('figures.answered')}
                </th>
                <th scope="col" className={mergeClasses(classes.cell, classes.head, classes.number)}>
                  {t('figures.seconds')}
                </th>
                <th scope="col" className={mergeClasses(classes.cell, classes.head, classes.number)}>
                  {t('figures.left')}
                </th>
              </tr>
            </thead>
            <tbody>
              {fields.map(({ at, asked: of, answered, left, seconds }) => (
                <tr key={at}>
                  <th scope="row" className={classes.cell}>
                    {nameOf(at)}
                  </th>
                  <td className={classes.cell}>
                    {of === 0 ? '–' : t('figures.share', { answered, asked: of })}
                    <div className={classes.bar} aria-hidden="true">
                      <div className={classes.part} style={{ width: `${of === 0 ? 0 : (answered / of) * 100}%` }} />
                    </div>
                  </td>
                  <td className={mergeClasses(classes.cell, classes.number)}>
                    {seconds === null ? '–' : t('figures.spent', { seconds: Math.round(seconds) })}
                  </td>
                  <td className={mergeClasses(classes.cell, classes.number)}>{left}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Panel>
      <Panel title={t('figures.stumblings')}>
        {stumblings.length === 0 ? (
          <p className={classes.text}>{t('figures.noStumblings')}</p>
        ) : (
          <ol className={classes.list}>
            {stumblings.map(({ at, key, times }) => (
              <li key={`${at} ${key}`}>
                {wrongInGeneral(t, i18n, key, nameOf(at))} ({t('figures.times', { count: times })})
              </li>
            ))}
          </ol>
        )}
      </Panel>
    </>
  )
}

export default StatisticsTab
