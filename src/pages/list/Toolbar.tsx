import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ArrowDownloadRegular, ColumnTripleRegular, FilterRegular } from '@fluentui/react-icons'
import { lazy, Suspense, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withWords } from '../../data/language.ts'
import { isOnRecord } from '../../shared/area/actions.ts'
import type { ListQuery } from '../../shared/endpoints/listQuery.ts'
import type { Area } from '../../shared/area/types.ts'
import type { Count } from '../../shared/endpoints/answers/records.ts'
import { Fetched } from '../../ui/Fetched.tsx'
import { ImportButton } from '../imports/ImportButton.tsx'
import { OwnNameButton } from '../OwnNameButton.tsx'
import { PageLinks } from '../own/PageLinks.tsx'
import { recordsOf } from '../../shared/area/lists.ts'
import { MakeButton } from './MakeButton.tsx'
import { narrowed } from './query.ts'
import { SearchBox } from './SearchBox.tsx'
import { SortSelect } from './SortSelect.tsx'
import { usePanel } from '../../ui/usePanel.ts'
import type { ShownLook } from './useLook.ts'
import type { OpenView } from './views/useOpenView.ts'
import { ViewsButton } from './views/ViewsButton.tsx'

const FilterPanel = lazy(() => import('./FilterPanel.tsx'))
const ColumnChooser = lazy(() => import('./ColumnChooser.tsx'))
const ActionButtons = lazy(() => import('../actions/ActionButtons.tsx'))

const loadExport = withWords(() => import('../exports/ExportDialog.tsx'), ['exports'])

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: tokens.spacingHorizontalS, flexShrink: 0 },
  end: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS, marginLeft: 'auto' },
  wideOnly: { '@media (max-width: 767px)': { display: 'none' } },
})

interface ToolbarProps {
  area: Area
  query: ListQuery
  columns: readonly string[]
  count: Count | undefined
  /** There are rows: what is not needed to see them may be fetched. */
  isShown: boolean
  onTurn(query: ListQuery, how?: 'replace'): void
  look: ShownLook
  opened: OpenView
  /** The rows are no longer as they were read. */
  onChanged(): void
}

export const Toolbar = ({ area, query, columns, look, opened, count, isShown, onTurn, onChanged }: ToolbarProps) => {
  const { t } = useTranslation(['list', area.name])
  const classes = useStyles()
  const records = recordsOf(area)
  const filters = usePanel()
  const chooser = usePanel()
  const [exporting, setExporting] = useState(false)
  const endExport = useCallback(() => setExporting(false), [])
  const active = Object.keys(query.filter).length
  const fields = area.list.search
    .map((name) =>
      t(`${area.name}:fields.${name}`).replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLocaleLowerCase()),
    )
    .join(', ')
  return (
    <div className={classes.root}>
      <SearchBox
        search={query.search}
        placeholder={t('list:search.placeholder', { fields })}
        onSearch={(search) => onTurn(narrowed(query, { search }), 'replace')}
      />
      {area.list.filters.length > 0 && (
        <Button icon={<FilterRegular />} aria-haspopup="dialog" aria-expanded={filters.open} onClick={filters.toggle}>
          {active > 0 ? t('list:filters.active', { count: active }) : t('list:filters.button')}
        </Button>
      )}
      <SortSelect area={area} sort={query.sort} onSort={(sort) => onTurn(narrowed(query, { sort }))} />
      <span className={classes.end}>
        <ViewsButton area={area} query={query} look={look} opened={opened} onTurn={onTurn} />
        <Button
          className={classes.wideOnly}
          icon={<ColumnTripleRegular />}
          aria-haspopup="dialog"
          aria-expanded={chooser.open}
          onClick={chooser.toggle}
        >
          {t('list:chooser.button')}
        </Button>
        <OwnNameButton
          className={classes.wideOnly}
          icon={<ArrowDownloadRegular />}
          aria-haspopup="dialog"
          onClick={() => setExporting(true)}
        >
          {t('list:export')}
        </OwnNameButton>
        <ImportButton area={area} className={classes.wideOnly} />
        <PageLinks area={area} />
        {isShown && Object.values(records.actions ?? {}).some((action) => !isOnRecord(action)) && (
          <Suspense>
            <ActionButtons area={records} record={null} onChanged={onChanged} />
          </Suspense>
        )}
        <MakeButton area={area} />
      </span>
      <Fetched
        wanted={exporting}
        load={loadExport}
        props={{ area, query, columns, count, onClose: endExport }}
        onFailed={endExport}
      />
      <Suspense>
        {filters.target && (
          <FilterPanel area={area} query={query} {...filters.panel} onTurn={(next) => onTurn(next, 'replace')} />
        )}
        {chooser.target && <ColumnChooser area={area} names={columns} look={look} {...chooser.panel} />}
      </Suspense>
    </div>
  )
}
