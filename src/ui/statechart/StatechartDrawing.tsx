import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { use, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Arrows } from './Arrows.tsx'
import { chartOf, type Chart, type ChartState } from './chart.ts'
import { type Drawing, isVisited, kindOf } from './drawing.ts'
import { EdgeLine } from './EdgeLine.tsx'
import { startSize } from './graph.ts'
import { layOut } from './layout.ts'
import { lineStyles, through } from './line.ts'
import { meet, type Plan } from './plan.ts'
import { StateShape } from './StateShape.tsx'
import { useView } from './useView.ts'
import { nextBox } from './walk.ts'
import { allWordsOf, type Words } from './words.ts'
import { ZoomButtons } from './ZoomButtons.tsx'

export interface StatechartDrawingProps extends Drawing {
  label: string
  /** A still view of where the record stands, or everything, to be moved and zoomed. */
  detail: 'near' | 'whole'
}

const useStyles = makeStyles({
  frame: {
    width: '100%',
    height: '100%',
    display: 'flex',
    overflow: 'hidden',
    userSelect: 'none',
    cursor: 'grab',
    ':active': { cursor: 'grabbing' },
    // A finger scrolls it.
    '@media (pointer: coarse)': { overflow: 'auto' },
  },
  whole: { overflow: 'auto' },
  svg: { flexShrink: 0, margin: 'auto' },
  start: { fill: tokens.colorNeutralForeground4 },
})

/** Every state and every way between them. They stand where they stand however the record moves. */
const StatechartDrawing = (props: StatechartDrawingProps) => {
  const { outline, textOf } = props
  const { t, i18n } = useTranslation('ui')
  const words = useMemo((): Words => ({ language: i18n.language, textOf, t }), [i18n.language, textOf, t])
  const chart = useMemo(() => chartOf(outline, words), [outline, words])
  const plan = use(layOut(chart))
  return plan && <Drawn {...props} chart={chart} plan={plan} words={words} />
}

interface DrawnProps extends StatechartDrawingProps {
  chart: Chart
  plan: Plan
  words: Words
}

const Drawn = ({ chart, plan, words, label, detail, ...drawing }: DrawnProps) => {
  const { outline, active, textOf } = drawing
  const classes = useStyles()
  const arrow = useId()
  const shapes = useRef(new Map<string, SVGGElement>())
  const here = outline.states.findLast(({ id }) => active.has(id)) ?? outline.states[0]!
  const { frame, zoom, reveal, drag, ...buttons } = useView(plan, plan.boxes[here.id]!)
  const [looked, setLooked] = useState<string | null>(null)

  const walk = (event: KeyboardEvent, from: string) => {
    if (event.key === '+') buttons.zoomIn()
    if (event.key === '-') buttons.zoomOut()
    const states = Object.fromEntries(outline.states.map(({ id }) => [id, plan.boxes[id]!]))
    const next = nextBox(states, from, event.key)
    if (next === null) return
    event.preventDefault()
    shapes.current.get(next)!.focus({ preventScroll: true })
    reveal(plan.boxes[next]!)
  }

  const named = (id: string) => textOf(outline.states.find((state) => state.id === id)!.label)
  const said = ({ id, state }: ChartState) => {
    const ways = chart.edges
      .filter(({ from }) => from === id)
      .map(({ to, transitions }) => `${allWordsOf(transitions, words).join(', ')} → ${named(to)}`)
    const staying = outline.transitions.filter(({ from, to }) => from === id && to === id)
    return [textOf(state!.label), ...ways, ...allWordsOf(staying, words)].join('. ')
  }
  const levelOf = (id: string | null): number =>
    id === null ? 0 : 1 + levelOf(outline.states.find((state) => state.id === id)?.parent ?? null)

  const lines = chart.edges.map((edge) => {
    const isLooked = edge.from === looked || edge.to === looked
    const kind = kindOf(drawing, edge)
    return { edge, kind: kind === 'faint' && isLooked ? ('open' as const) : kind }
  })
  const holding = chart.states.filter(({ hasChildren }) => hasChildren).map(({ id }) => plan.boxes[id]!)

  return (
    <>
      <div
        ref={frame}
        className={mergeClasses(classes.frame, detail === 'whole' && classes.whole)}
        onPointerMove={drag}
      >
        <svg
          className={classes.svg}
          width={plan.width * zoom}
          height={plan.height * zoom}
          viewBox={`0 0 ${plan.width} ${plan.height}`}
          role="tree"
          aria-label={label}
          onBlur={() => setLooked(null)}
        >
          <Arrows name={arrow} />
          {chart.states.map((shown) => {
            const { id, state } = shown
            const isActive = active.has(id)
            return (
              <StateShape
                key={id}
                shown={shown}
                box={plan.boxes[id]!}
                title={plan.titles[id]}
                isActive={isActive}
                isVisited={isVisited(drawing, shown)}
                isMissed={drawing.missed?.states.has(id) ?? false}
                {...(state && {
                  ref: (shape: SVGGElement | null) => void (shape && shapes.current.set(id, shape)),
                  role: 'treeitem',
                  tabIndex: id === (looked ?? here.id) ? 0 : -1,
                  'aria-level': levelOf(id),
                  'aria-label': said(shown),
                  'aria-current': isActive ? 'step' : undefined,
                  onFocus: () => setLooked(id),
                  onKeyDown: (event: KeyboardEvent) => walk(event, id),
                })}
              />
            )
          })}
          <g aria-hidden>
            {plan.starts.map(({ at, points }) => (
              <g key={`${at.x} ${at.y}`}>
                <circle cx={at.x} cy={at.y} r={startSize / 2} className={classes.start} />
                <path d={through(points)} fill="none" style={lineStyles.start} markerEnd={`url(#${arrow}start)`} />
              </g>
            ))}
            {(['faint', 'open', 'taken', 'missed'] as const).flatMap((wanted) =>
              lines
                .filter(({ kind }) => kind === wanted)
                .map(({ edge: { id, block }, kind }) => {
                  const edge = plan.edges[id]!
                  return (
                    <EdgeLine
                      key={id}
                      edge={edge}
                      block={block}
                      kind={kind}
                      isInside={holding.some((box) => meet(box, edge.label))}
                      arrow={arrow}
                    />
                  )
                }),
            )}
          </g>
        </svg>
      </div>
      {detail === 'whole' && <ZoomButtons {...buttons} />}
    </>
  )
}

export default StatechartDrawing
