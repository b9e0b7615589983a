import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ChartMultipleRegular, TableRegular } from '@fluentui/react-icons'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Panel } from '../Panel.tsx'
import { preloadable } from '../preloadable.ts'
import { Bone } from '../Bone.tsx'
import { type Figure, isDrawable, isEmpty } from './figure.ts'
import { FigureTable } from './FigureTable.tsx'

const { Component: FigureChart } = preloadable(() => import('./FigureChart.tsx'))

const useStyles = makeStyles({
  empty: { margin: 0, color: tokens.colorNeutralForeground3 },
  overall: { margin: 0 },
  chart: { minHeight: '260px', minWidth: 0, overflow: 'hidden' },
  bone: { height: '240px' },
})

/** A figure as a chart or, as the reader likes, as a table. */
export const FigureCard = ({ figure }: { figure: Figure }) => {
  const { t } = useTranslation('ui')
  const classes = useStyles()
  const [asTable, setAsTable] = useState(false)
  const { title, overall } = figure
  const empty = isEmpty(figure)
  const drawable = isDrawable(figure)
  const label = t(asTable ? 'figures.asChart' : 'figures.asTable')
  return (
    <Panel
      title={title}
      aside={
        !drawable ? null : (
          <Button
            appearance="subtle"
            icon={asTable ? <ChartMultipleRegular /> : <TableRegular />}
            aria-label={`${label}: ${title}`}
            onClick={() => setAsTable(!asTable)}
          >
            {label}
          </Button>
        )
      }
    >
      {overall && <p className={classes.overall}>{overall}</p>}
      {empty ? (
        <p className={classes.empty}>{t('figures.nothing')}</p>
      ) : asTable || !drawable ? (
        <FigureTable label={`${t('figures.asTable')}: ${title}`} figure={figure} />
      ) : (
        <div className={classes.chart}>
          <Suspense fallback={<Bone className={classes.bone} />}>
            <FigureChart figure={figure} />
          </Suspense>
        </div>
      )}
    </Panel>
  )
}
