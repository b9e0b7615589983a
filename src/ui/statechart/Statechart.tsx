import { Spinner, makeStyles, tokens } from '@fluentui/react-components'
import { lazy, Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { DiagramProps } from './StatechartDiagram.tsx'
import { ahead, topLevel, wayOf } from './way.ts'

const StatechartDiagram = lazy(() => import('./StatechartDiagram.tsx'))

const useStyles = makeStyles({
  root: { margin: 0, display: 'flex', flexDirection: 'column', minHeight: 0, height: '100%' },
  drawing: { flexGrow: 1, minHeight: 0, position: 'relative' },
  wait: { position: 'absolute', inset: 0, display: 'grid', placeContent: 'center' },
  words: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    marginTop: tokens.spacingVerticalS,
  },
})

interface StatechartProps extends Omit<DiagramProps, 'isExplorable'> {
  label: string
  /** A picture of the top-level states, or everything, to be moved and zoomed. */
  detail: 'top' | 'whole'
}

/** The lifecycle as a drawing, and in words for those who cannot see it. */
export const Statechart = ({ label, detail, ...diagram }: StatechartProps) => {
  const { t, i18n } = useTranslation('case')
  const classes = useStyles()
  const { outline, active, steps, textOf } = diagram
  const drawn = useMemo(() => (detail === 'top' ? topLevel(outline) : outline), [detail, outline])
  const named = (status: string) => textOf(outline.states.find((state) => state.status === status)!.label)
  const list = new Intl.ListFormat(i18n.language, { type: 'disjunction' })
  const here = outline.states.filter(({ id }) => active.has(id)).map((state) => textOf(state.label))
  const next = ahead(outline, active).map((state) => textOf(state.label))
  return (
    <figure className={classes.root} aria-label={label}>
      <div className={classes.drawing} aria-hidden={detail === 'top'}>
        <Suspense
          fallback={
            <div className={classes.wait}>
              <Spinner size="small" />
            </div>
          }
        >
          <StatechartDiagram {...diagram} outline={drawn} isExplorable={detail === 'whole'} />
        </Suspense>
      </div>
      <figcaption className={classes.words}>
        <div>{t('diagram.here', { state: here.join(' › ') })}</div>
        {steps.length > 0 && <div>{t('diagram.way', { way: wayOf(steps).map(named).join(' → ') })}</div>}
        <div>{next.length > 0 ? t('diagram.next', { states: list.format(next) }) : t('diagram.end')}</div>
      </figcaption>
    </figure>
  )
}
