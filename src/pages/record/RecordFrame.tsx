import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePrintedAt } from '../../data/printing.ts'
import { OnScreen } from '../../ui/OnScreen.tsx'
import { Tabs } from '../../ui/tabs/Tabs.tsx'
import { useColumns } from './columns.ts'
import { useChosenTab } from './useChosenTab.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalL },
})

/** One view of a record; the first is what is shown at its plain address. */
export interface RecordTab {
  id: string
  label: string
  content: ReactNode
  /** Takes the room of what stands beside the others. */
  isWide?: boolean | undefined
  /** Printed only where it is the one that is looked at. */
  offPaper?: boolean | undefined
}

interface RecordFrameProps {
  header: ReactNode
  /** What the reader is told, above everything. */
  notices?: ReactNode
  /** One alone is shown without being offered. */
  tabs: readonly [RecordTab, ...RecordTab[]]
  aside?: ReactNode
  /** At the foot, where there is one column. */
  bar?: ReactNode
  /** What is asked over the page. */
  children?: ReactNode
}

/** The page of a record, plain or with a lifecycle: what it is on the left, what happens with it on the right. */
export const RecordFrame = ({ header, notices, tabs, aside, bar, children }: RecordFrameProps) => {
  const { t } = useTranslation('record')
  const classes = useStyles()
  const columns = useColumns()
  const panel = useId()
  const [chosen, choose] = useChosenTab(tabs)
  const isPrinted = usePrintedAt() !== null
  /** The chosen one stays as it is while the page is put on paper: what it has read is there. */
  const shown = tabs.filter((tab) => tab.id === chosen.id || (isPrinted && !tab.offPaper))
  return (
    <div className={classes.root}>
      {header}
      <OnScreen>{notices}</OnScreen>
      {tabs.length > 1 && (
        <Tabs label={t('views')} panel={panel} tabs={tabs} chosen={chosen.id} onChoose={(id) => choose(id!)} />
      )}
      <div className={chosen.isWide ? columns.column : columns.columns}>
        <div
          {...(tabs.length > 1 && !isPrinted && { id: panel, role: 'tabpanel', 'aria-label': chosen.label })}
          className={columns.column}
        >
          {shown.map(({ id, label, content }) => (
            <div key={id} {...(isPrinted && { role: 'region', 'aria-label': label })} className={columns.column}>
              {content}
            </div>
          ))}
        </div>
        {(isPrinted || !chosen.isWide) && aside && (
          <div className={mergeClasses(columns.column, columns.aside)}>{aside}</div>
        )}
      </div>
      {bar && (
        <div className={columns.slim} data-screen>
          {bar}
        </div>
      )}
      {children}
    </div>
  )
}
