import { Button, Field, makeStyles, Select, tokens } from '@fluentui/react-components'
import { ArrowDownloadRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { accountless } from '../../../../machines/kernel/actors.ts'
import type { MatrixCell } from '../../../../machines/kernel/matrix.ts'
import { companionWords } from '../../../data/lifecycle.ts'
import { useKept } from '../../../data/kept/useKept.ts'
import { save } from '../../../data/upload/download.ts'
import { reasonText } from '../../../pages/reasonText.ts'
import { csvLine, csvMark, csvText, csvType } from '../../../shared/format/csvText.ts'
import { Bone } from '../../../ui/Bone.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { IntentBadge } from '../../../ui/IntentBadge.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { Sheet } from '../../../ui/table/Sheet.tsx'
import type { PartProps } from '../part.ts'
import { askTrial } from '../trial/trial.gateway.ts'

const useStyles = makeStyles({
  part: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalM },
  filters: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalM, alignItems: 'flex-end' },
  end: { marginInlineStart: 'auto' },
  quiet: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, overflowWrap: 'anywhere' },
  reasons: { margin: 0, paddingInlineStart: tokens.spacingHorizontalL, minWidth: '320px' },
})

const intents = { always: 'success', sometimes: 'warning', never: 'danger' } as const

const readMatrix = ({ machine }: { machine: string }): Promise<MatrixCell[]> => askTrial({ machine, ask: 'matrix' })

type By = 'state' | 'event' | 'kind' | 'answer'

/** For every state, event and kind of people whether it may be done, and which rules say no. */
const WhyPart = ({ machine: { area, chart, lifecycle }, words }: PartProps) => {
  const { t } = useTranslation([
    'workflows',
    area.name,
    lifecycle.id,
    ...companionWords(lifecycle),
    'session',
    'record',
    'common',
  ])
  const classes = useStyles()
  const [chosen, setChosen] = useState<Partial<Record<By, string>>>({})
  const { answer, failed, retry } = useKept(readMatrix, { machine: lifecycle.id })
  if (failed) return <ErrorState title={t('common:snackbar.loadDataFailed')} onRetry={retry} />
  if (!answer) return <Bone />
  const names: Record<By, (value: string) => string> = {
    state: (id) => words.textOf(chart.states.find((one) => one.id === id)?.label ?? id),
    event: (type) => words.textOf(chart.transitions.find(({ event, label }) => event === type && label)?.label ?? type),
    kind: (kind) => t(accountless.some(({ userId }) => userId === kind) ? `record:${kind}` : `session:kinds.${kind}`),
    answer: (one) => t(`why.answers.${one}`),
  }
  const filters: By[] = ['state', 'event', 'kind', 'answer']
  const found = answer.filter((cell) => filters.every((by) => !chosen[by] || cell[by] === chosen[by]))
  const reasonsOf = ({ reasons }: MatrixCell) => reasons.map((reason) => reasonText(t, reason))
  const ableTo = ({ able }: MatrixCell) => able.map(names.kind).join('; ') || t('why.nobody')
  const heads = [...filters.map((by) => t(`why.by.${by}`)), t('why.reasons'), t('why.able'), t('why.permissions')]
  const csv = () =>
    csvMark +
    [
      heads,
      ...found.map((cell) => [
        ...filters.map((by) => names[by](cell[by])),
        reasonsOf(cell).join('; '),
        ableTo(cell),
        cell.permissions.join('; '),
      ]),
    ]
      .map((cells) => csvLine(cells.map(csvText)))
      .join('')
  return (
    <Panel title={t('why.title')}>
      <div className={classes.part}>
        <p>{t('why.intro')}</p>
        <div className={classes.filters}>
          {filters.map((by) => (
            <Field key={by} label={t(`why.by.${by}`)}>
              <Select
                value={chosen[by] ?? ''}
                onChange={(_, { value }) => setChosen({ ...chosen, [by]: value || undefined })}
              >
                <option value="">{t('why.all')}</option>
                {[...new Set(answer.map((cell) => cell[by]))].map((value) => (
                  <option key={value} value={value}>
                    {names[by](value)}
                  </option>
                ))}
              </Select>
            </Field>
          ))}
          <Button
            className={classes.end}
            icon={<ArrowDownloadRegular />}
            onClick={() => save(new Blob([csv()], { type: csvType }), `${lifecycle.id}-matrix.csv`)}
          >
            {t('why.export')}
          </Button>
        </div>
        {found.length === 0 ? (
          <EmptyState title={t('why.none')} />
        ) : (
          <Sheet
            label={t('why.title')}
            heads={heads}
            figures={0}
            rows={found.map((cell) => ({
              id: `${cell.state} ${cell.event} ${cell.kind}`,
              cells: [
                names.state(cell.state),
                names.event(cell.event),
                names.kind(cell.kind),
                <IntentBadge key="answer" intent={intents[cell.answer]}>
                  {names.answer(cell.answer)}
                </IntentBadge>,
                cell.reasons.length > 0 && (
                  <ul key="reasons" className={classes.reasons}>
                    {reasonsOf(cell).map((text) => (
                      <li key={text}>{text}</li>
                    ))}
                  </ul>
                ),
                ableTo(cell),
                <span key="permissions" className={classes.quiet}>
                  {cell.permissions.join(', ')}
                </span>,
              ],
            }))}
          />
        )}
      </div>
    </Panel>
  )
}

export default WhyPart
