import { Spinner, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { lazy, Suspense, useDeferredValue, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { Bone } from '../Bone.tsx'
import type { StatechartDrawingProps } from './StatechartDrawing.tsx'
import { ahead, placeIn, wayOf, waysOn } from './way.ts'
import { allWordsOf } from './words.ts'

/** Without the drawing, when it cannot be fetched, the words below it remain. */
const Drawn = lazy<ComponentType<StatechartDrawingProps>>(() =>
  import('./StatechartDrawing.tsx').catch(() => ({ default: () => null })),
)

const useStyles = makeStyles({
  frame: { containerType: 'inline-size' },
  root: { margin: 0, display: 'flex', flexDirection: 'column', gap: tokens.spacingHorizontalL },
  filling: { height: '100%' },
  aside: { [`@container (min-width: 800px)`]: { flexDirection: 'row' } },
  beside: { [`@container (min-width: 800px)`]: { width: '260px', flexShrink: 0 } },
  drawing: { flexGrow: 1, minHeight: 0, minWidth: 0, position: 'relative', '@media print': { height: 'auto' } },
  near: { height: '380px' },
  bone: { position: 'absolute', inset: 0, height: 'auto' },
  /** No sooner than the bone is seen. */
  wait: {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeContent: 'center',
    animationName: { from: { opacity: 0 } },
    animationDuration: '0.1s',
    animationDelay: '0.15s',
    animationFillMode: 'backwards',
  },
  /** Where there is room beside the drawing; its lines say the same. */
  ways: {
    '@container (max-width: 799px)': { display: 'none' },
    margin: 0,
    paddingLeft: tokens.spacingHorizontalL,
    display: 'grid',
    gap: tokens.spacingVerticalXS,
  },
  words: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    marginTop: tokens.spacingVerticalS,
  },
})

/** The lifecycle as a drawing, and where a record stands in it in words for those who cannot see it. */
export const Statechart = (props: StatechartDrawingProps) => {
  const { label, detail, outline, active, steps, textOf } = props
  const { t, i18n } = useTranslation('ui')
  const classes = useStyles()
  /** What stands around it does not wait for the drawing. */
  const isItsTurn = useDeferredValue(true, false)
  const words = { language: i18n.language, textOf, t }
  const named = (status: string) => textOf(outline.states.find((state) => state.status === status)!.label)
  const list = new Intl.ListFormat(i18n.language, { type: 'disjunction' })
  const next = ahead(outline, active).map((state) => textOf(state.label))
  const waiting = (
    <>
      <Bone className={classes.bone} />
      <div className={classes.wait}>
        <Spinner size="small" label={t('diagram.drawing')} />
      </div>
    </>
  )
  return (
    <div className={mergeClasses(classes.frame, detail === 'whole' && classes.filling)}>
      <figure
        className={mergeClasses(
          classes.root,
          detail === 'whole' && classes.filling,
          detail === 'whole' && classes.aside,
        )}
        aria-label={label}
      >
        <div className={mergeClasses(classes.drawing, detail === 'near' && classes.near)}>
          {isItsTurn ? (
            <Suspense fallback={waiting}>
              <Drawn {...props} />
            </Suspense>
          ) : (
            waiting
          )}
        </div>
        {active.size > 0 && (
          <figcaption className={mergeClasses(classes.words, detail === 'whole' && classes.beside)}>
            <div>{t('diagram.here', { state: placeIn(outline, active, textOf) })}</div>
            {steps.length > 0 && <div>{t('diagram.way', { way: wayOf(steps).map(named).join(' → ') })}</div>}
            <div>{next.length > 0 ? t('diagram.next', { states: list.format(next) }) : t('diagram.end')}</div>
            {detail === 'whole' && (
              <ul className={classes.ways}>
                {waysOn(outline, active).map(({ to, by }) => (
                  <li key={to.id}>{`${allWordsOf(by, words).join(', ')} → ${textOf(to.label)}`}</li>
                ))}
              </ul>
            )}
          </figcaption>
        )}
      </figure>
    </div>
  )
}
