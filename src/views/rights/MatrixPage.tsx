import { Button, makeStyles, SearchBox, Spinner, Switch, tokens } from '@fluentui/react-components'
import { ArrowDownloadRegular } from '@fluentui/react-icons'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saidIn } from '../../../machines/fields/wording.ts'
import { call } from '../../data/call.ts'
import { save } from '../../data/upload/download.ts'
import type { PartProps } from '../../pages/parts.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { csvType } from '../../shared/format/csvText.ts'
import type { Matrix } from '../../shared/endpoints/answers/rights.ts'
import { holdings, rowsOf } from './held.ts'
import { csvOf } from './matrixCsv.ts'
import { Grid } from './Grid.tsx'
import { OrganisationSelect } from './OrganisationSelect.tsx'
import { useKept } from '../../data/kept/useKept.ts'

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalM },
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  /** The same with the button that clears it, which is there while it has the focus: what stands beside it stays under the pointer. */
  search: { width: '280px' },
  end: { marginInlineStart: 'auto' },
  quiet: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
})

const Shown = ({ area, matrix }: { area: PartProps['page']['area']; matrix: Matrix }) => {
  const { t, i18n } = useTranslation('accessRole')
  const classes = useStyles()
  const [search, setSearch] = useState('')
  const [differing, setDiffering] = useState(false)
  const held = useMemo(() => holdings(matrix), [matrix])
  const explanations = useMemo(
    () => matrix.permissions.map(({ explanation }) => (explanation ? saidIn(explanation, i18n.language) : '')),
    [matrix, i18n.language],
  )
  const rows = useMemo(
    () => rowsOf(matrix, held, { search, differing, explain: (number) => explanations[number]! }),
    [matrix, held, search, differing, explanations],
  )
  const by = (names: readonly string[]) => t('matrix.by', { names: names.join(', ') })
  return (
    <>
      <div className={classes.bar}>
        <SearchBox
          className={classes.search}
          aria-label={t('matrix.search')}
          placeholder={t('matrix.search')}
          value={search}
          onChange={(_, { value }) => setSearch(value)}
        />
        <Switch
          label={t('matrix.differing')}
          checked={differing}
          onChange={(_, { checked }) => setDiffering(checked)}
        />
        <Button
          className={classes.end}
          icon={<ArrowDownloadRegular />}
          onClick={() =>
            save(
              new Blob([csvOf(matrix, held, rows, { explanations, own: t('matrix.own'), by })], { type: csvType }),
              `${t('pages.matrix')}.csv`,
            )
          }
        >
          {t('matrix.csv')}
        </Button>
      </div>
      <span className={classes.quiet}>{t('matrix.legend')}</span>
      {rows.length === 0 || matrix.roles.length === 0 ? (
        <EmptyState title={t('matrix.none')} />
      ) : (
        <Grid
          label={t('pages.matrix')}
          area={area}
          matrix={matrix}
          held={held}
          rows={rows}
          explanations={explanations}
        />
      )}
    </>
  )
}

/** Every role beside every permission, and by what it is held. */
const MatrixPage = ({ area }: PartProps['page']) => {
  const { t } = useTranslation('accessRole')
  const classes = useStyles()
  const { answer, failed, choose, retry } = useKept(
    (look: { organisation?: string }, signal) => call('rights.matrix', look, { signal }),
    {},
  )
  if (failed) return <ErrorState title={t('matrix.failed')} onRetry={retry} />
  if (!answer) return <Spinner label={t('matrix.loading')} />
  return (
    <div className={classes.page}>
      <OrganisationSelect of={answer} onChoose={(organisation) => choose({ organisation })} />
      <Shown area={area} matrix={answer} />
    </div>
  )
}

export default MatrixPage
