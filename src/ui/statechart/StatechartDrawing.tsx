import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { startTransition, use, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { stateHelp } from '../../shared/area/stateHelp.ts'
import { Arrows } from './Arrows.tsx'
import { chartOf, type Chart, type ChartState } from './chart.ts'
import { saidOf } from './counted.ts'
import { type Drawing, hottestOf, isVisited, kindOf } from './drawing.ts'
import { EdgeLine } from './EdgeLine.tsx'
import type { Hit } from './find.ts'
import { shownAs } from './fold.ts'
import { startSize } from './graph.ts'
import { heatOn, heatText, heatWords } from './heat.ts'
import { layOut } from './layout.ts'
import { heats, lineStyles, through } from './line.ts'
import { Minimap } from './Minimap.tsx'
import { between, meet, type Plan } from './plan.ts'
import { SearchField } from './SearchField.tsx'
import { StateCard } from './StateCard.tsx'
import { StateShape } from './StateShape.tsx'
import { useSearch } from './useSearch.ts'
import { useView } from './useView.ts'
import { nextBox } from './walk.ts'
import { straysOf } from './way.ts'
import { allWordsOf, type Words } from './words.ts'
import { ZoomButtons } from './ZoomButtons.tsx'

export interface StatechartDrawingProps extends Drawing {
  label: string
  /** A still view of where the record stands, or everything, to be moved, zoomed, folded and searched. */
  detail: 'near' | 'whole'
  /** With the rules, effects and tags, by their names in the code. */
  isTechnical?: boolean
}

const useStyles = makeStyles({
  root: {
    height: '100%',
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    '@media print': { height: 'auto' },
  },
  tools: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
  },
  seen: { position: 'relative', flexGrow: 1, minHeight: 0 },
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
    '@media print': { overflow: 'visible', height: 'auto' },
  },
  whole: { overflow: 'auto' },
  svg: {
    flexShrink: 0,
    margin: 'auto',
    '@media print': { flexShrink: 1, width: 'auto', height: 'auto', maxWidth: '100%', maxHeight: '165mm' },
  },
  start: { fill: tokens.colorNeutralForeground4 },
  current: { fill: 'none', stroke: tokens.colorStrokeFocus2, strokeWidth: '3px', pointerEvents: 'none' },
})

const nothing: ReadonlySet<string> = new Set()

/** Every state and every way between them. They stand where they stand however the record moves. */
const StatechartDrawing = (props: StatechartDrawingProps) => {
  const { outline, textOf, isTechnical = false } = props
  const { t, i18n } = useTranslation('ui')
  const words = useMemo((): Words => ({ language: i18n.language, textOf, t }), [i18n.language, textOf, t])
  const [closed, setClosed] = useState(nothing)
  const isCounted = props.counted !== undefined
  const chart = useMemo(
    () => chartOf(outline, words, { isTechnical, isCounted, closed }),
    [outline, words, isTechnical, isCounted, closed],
  )
  const plan = use(layOut(chart))
  /** What is drawn stays until the other drawing is laid out. */
  const toggle = (id: string) =>
    startTransition(() =>
      setClosed((some) => new Set([...some].filter((one) => one !== id).concat(some.has(id) ? [] : id))),
    )
  return plan && <Drawn {...props} {...{ chart, plan, words, closed }} onToggle={toggle} />
}

interface DrawnProps extends StatechartDrawingProps {
  chart: Chart
  plan: Plan
  words: Words
  /** The states whose inner ones are hidden. */
  closed?: ReadonlySet<string>
  onToggle?(id: string): void
}

/** A drawing whose places are known. */
export const Drawn = ({ chart, plan, words, label, detail, closed = nothing, onToggle, ...drawing }: DrawnProps) => {
  const { outline, active, steps, heat, counted, textOf } = drawing
  const classes = useStyles()
  const arrow = useId()
  const card = useId()
  const shapes = useRef(new Map<string, SVGGElement>())
  const seenAs = shownAs(outline, closed)
  const here = seenAs.get((outline.states.findLast(({ id }) => active.has(id)) ?? outline.states[0]!).id)!
  const { frame, zoom, reveal, drag, ...buttons } = useView(plan, plan.boxes[here]!)
  const [focused, setFocused] = useState<string | null>(null)
  const [pointed, setPointed] = useState<string | null>(null)
  const looked = focused === null ? null : (seenAs.get(focused) ?? null)
  const show = (hit: Hit) => reveal('state' in hit ? plan.boxes[hit.state]! : plan.edges[hit.edge.id]!.label)
  const { lit, current, field } = useSearch(chart, outline, closed, words, show)
  const states = chart.states.filter(({ state }) => state !== null)

  const walk = (event: KeyboardEvent, { id, isOpen }: ChartState) => {
    if (event.key === '+') buttons.zoomIn()
    if (event.key === '-') buttons.zoomOut()
    if ((event.key === 'Enter' || event.key === ' ') && isOpen !== null) {
      event.preventDefault()
      onToggle?.(id)
    }
    const next = nextBox(Object.fromEntries(states.map((one) => [one.id, plan.boxes[one.id]!])), id, event.key)
    if (next === null) return
    event.preventDefault()
    shapes.current.get(next)!.focus({ preventScroll: true })
    reveal(plan.boxes[next]!)
  }

  const named = (id: string) => textOf(outline.states.find((state) => state.id === id)!.label)
  const said = ({ id, state }: ChartState) => {
    const ways = chart.edges
      .filter(({ from }) => from === id)
      .map(({ to, transitions }) => {
        const taken = heat ? ` (${heatWords(heat.of, heatOn(heat.counts, transitions), words.t)})` : ''
        return `${allWordsOf(transitions, words).join(', ')} → ${named(to)}${taken}`
      })
    const staying = outline.transitions.filter(({ from, to }) => from === id && to === id)
    return [textOf(state!.label), ...saidOf(counted?.get(id)), ...ways, ...allWordsOf(staying, words)].join('. ')
  }
  const levelOf = (id: string | null): number =>
    id === null ? 0 : 1 + levelOf(outline.states.find((state) => state.id === id)?.parent ?? null)

  const hottest = heat ? hottestOf(heat.counts, chart.edges) : 0
  const lines = chart.edges.map((edge) => {
    const isLooked = edge.from === looked || edge.to === looked
    const kind = kindOf(drawing, edge, hottest)
    return { edge, kind: kind === 'faint' && isLooked ? ('open' as const) : kind }
  })
  const holding = chart.states.filter(({ hasChildren }) => hasChildren).map(({ id }) => plan.boxes[id]!)

  const told = states.find(({ id }) => id === (pointed ?? looked))?.state
  const help = told && stateHelp(told, textOf)

  return (
    <div className={classes.root}>
      {detail === 'whole' && (
        <div className={classes.tools} data-screen>
          <SearchField {...field} />
          <ZoomButtons {...buttons} />
        </div>
      )}
      <div className={classes.seen}>
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
            onBlur={() => setFocused(null)}
          >
            <Arrows name={arrow} />
            {chart.states.map((shown) => {
              const { id, state, isOpen } = shown
              const isActive = active.has(id)
              return (
                <StateShape
                  key={id}
                  shown={shown}
                  box={plan.boxes[id]!}
                  title={plan.titles[id]}
                  isActive={isActive}
                  isVisited={isVisited(drawing, shown)}
                  isLit={lit.has(id)}
                  isMissed={drawing.missed?.states.has(id) ?? false}
                  counted={counted?.get(id)}
                  onToggle={() => onToggle?.(id)}
                  {...(state && {
                    ref: (shape: SVGGElement | null) => void (shape && shapes.current.set(id, shape)),
                    role: 'treeitem',
                    tabIndex: id === (looked ?? here) ? 0 : -1,
                    'aria-level': levelOf(id),
                    'aria-label': said(shown),
                    'aria-current': isActive ? 'step' : undefined,
                    'aria-expanded': isOpen ?? undefined,
                    'aria-describedby': help && state === told ? card : undefined,
                    onFocus: () => setFocused(id),
                    onPointerEnter: () => setPointed(id),
                    onPointerLeave: () => setPointed(null),
                    onKeyDown: (event: KeyboardEvent) => walk(event, shown),
                  })}
                />
              )
            })}
            <g aria-hidden>
              {plan.starts.map(({ at, points }) => (
                <g key={`${at.x} ${at.y}`}>
                  <circle cx={at.x} cy={at.y} r={startSize / 2} className={classes.start} />
                  <path
                    d={through(points, 'start')}
                    fill="none"
                    style={lineStyles.start}
                    markerEnd={`url(#${arrow}start)`}
                  />
                </g>
              ))}
              {(['cold', 'faint', 'open', ...heats, 'taken', 'missed'] as const).flatMap((wanted) =>
                lines
                  .filter(({ kind }) => kind === wanted)
                  .map(({ edge: { id, block, transitions }, kind }) => {
                    const edge = plan.edges[id]!
                    const count = heat ? heatOn(heat.counts, transitions) : 0
                    const ids = transitions.map((one) => one.id)
                    return (
                      <EdgeLine
                        key={id}
                        edge={edge}
                        block={block}
                        kind={kind}
                        isInside={holding.some((box) => meet(box, edge.label))}
                        arrow={arrow}
                        mark={count === 0 ? undefined : { text: heatText(count), to: heat?.to?.(ids) ?? null }}
                        isLit={lit.has(id)}
                      />
                    )
                  }),
              )}
              {straysOf(outline, steps).map(({ from, to }) => (
                <path
                  key={`${from} ${to}`}
                  d={through(between(plan.boxes[from]!, plan.boxes[to]!), 'missed')}
                  fill="none"
                  strokeDasharray="6 5"
                  style={lineStyles.missed}
                  markerEnd={`url(#${arrow}missed)`}
                />
              ))}
            </g>
            {current !== null && (
              <rect {...(plan.boxes[current] ?? plan.edges[current]!.label)} rx={8} className={classes.current} />
            )}
          </svg>
        </div>
        {detail === 'whole' && help && <StateCard id={card} name={textOf(told.label)} text={help} />}
        {detail === 'whole' && <Minimap {...{ chart, plan, zoom, frame }} marked={lit.size > 0 ? lit : active} />}
      </div>
    </div>
  )
}

export default StatechartDrawing
