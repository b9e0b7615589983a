import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useId, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Moment } from '../../data/inspect/log.ts'
import type { lifelinesOf } from './lifelines.ts'
import { eventText, valueText } from './text.ts'

const gutter = 150
const between = 230
/** For what stands beside the last line. */
const margin = 90
const head = 44
const row = 44
const back = 26

const useStyles = makeStyles({
  scroll: { overflowX: 'auto' },
  root: {
    display: 'block',
    fontFamily: tokens.fontFamilyBase,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  name: { fill: tokens.colorNeutralForeground1, fontSize: '14px', fontWeight: tokens.fontWeightSemibold },
  box: { fill: tokens.colorNeutralBackground3, stroke: tokens.colorNeutralStroke1 },
  life: { stroke: tokens.colorNeutralStroke1, strokeDasharray: '4 4' },
  moment: { cursor: 'pointer' },
  ground: { fill: 'transparent' },
  chosen: { fill: tokens.colorBrandBackground2 },
  arrow: { stroke: tokens.colorNeutralForeground2, fill: 'none', strokeWidth: '1.5' },
  point: { fill: tokens.colorNeutralForeground2 },
  event: { fill: tokens.colorNeutralForeground1, fontSize: '13px' },
  quiet: { fill: tokens.colorNeutralForeground2, fontSize: '12px' },
})

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text)

interface SequenceDrawingProps {
  lifelines: ReturnType<typeof lifelinesOf>
  moments: readonly Moment[]
  /** The moment that is shown. */
  at: number
  timeOf(at: number): string
  onChoose(n: number): void
  onStep(by: number): void
}

/** Who told what to whom, from top to bottom; arrow keys go from moment to moment. */
export const SequenceDrawing = ({ lifelines, moments, at, timeOf, onChoose, onStep }: SequenceDrawingProps) => {
  const { t } = useTranslation('inspector')
  const classes = useStyles()
  const id = useId()
  const placeOf = (actor: string) =>
    gutter +
    between / 2 +
    between *
      Math.max(
        0,
        lifelines.findIndex((line) => line.id === actor),
      )
  const nameOf = (name: string | null) => name ?? t('sequence.outside')
  const [width, height] = [gutter + between * lifelines.length + margin, head + row * moments.length + 12]
  const step = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    onStep(by)
  }
  const said = ({ event, snapshot, at: time, source, actor }: Moment) => {
    const [from, to] = [source ?? '', actor].map((one) =>
      nameOf(lifelines.find((line) => line.id === one)?.name ?? null),
    )
    const what = event
      ? t('sequence.told', { from, to, event: eventText(event.type) })
      : t('sequence.appeared', { actor: to })
    return [timeOf(time), what, snapshot && valueText(snapshot.value)].filter(Boolean).join(', ')
  }
  return (
    <div className={classes.scroll}>
      <svg
        role="listbox"
        aria-label={t('views.sequence')}
        aria-activedescendant={moments.some(({ n }) => n === at) ? `${id}${at}` : undefined}
        tabIndex={0}
        className={classes.root}
        width={width}
        height={height}
        onKeyDown={step}
      >
        <g aria-hidden="true">
          {lifelines.map((line) => {
            const x = placeOf(line.id)
            return (
              <g key={line.id}>
                <line className={classes.life} x1={x} x2={x} y1={head - 8} y2={height} />
                <rect className={classes.box} x={x - 100} y={4} width={200} height={28} rx={6} />
                <text className={classes.name} x={x} y={23} textAnchor="middle">
                  {cut(nameOf(line.name), 26)}
                </text>
              </g>
            )
          })}
        </g>
        {moments.map((moment, index) => {
          const { n, actor, source, event, snapshot, at: time } = moment
          const y = head + row * index
          const [from, to] = [placeOf(source ?? ''), placeOf(actor)]
          const line = y + 28
          const way = Math.sign(to - from)
          const isLoop = way === 0
          const middle = isLoop ? to + 12 : (from + to) / 2
          return (
            // The list itself is focused and hears the keys.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <g
              key={n}
              id={`${id}${n}`}
              role="option"
              tabIndex={-1}
              aria-selected={n === at}
              aria-label={said(moment)}
              className={classes.moment}
              onClick={() => onChoose(n)}
            >
              <rect
                className={mergeClasses(classes.ground, n === at && classes.chosen)}
                x={0}
                y={y}
                width={width}
                height={row}
              />
              <text className={classes.quiet} x={8} y={line + 4}>
                {timeOf(time)}
              </text>
              {event ? (
                <>
                  <path
                    className={classes.arrow}
                    d={isLoop ? `M${to} ${line - 8} h${back} v12 H${to + 8}` : `M${from} ${line} H${to - way * 8}`}
                  />
                  <path
                    className={classes.point}
                    d={isLoop ? `M${to} ${line + 4} l9 -5 v10 z` : `M${to} ${line} l${-way * 9} -5 v10 z`}
                  />
                  <text
                    className={classes.event}
                    x={isLoop ? to + back + 6 : middle}
                    y={isLoop ? line + 2 : line - 7}
                    textAnchor={isLoop ? 'start' : 'middle'}
                  >
                    <title>{event.type}</title>
                    {cut(eventText(event.type), isLoop ? 24 : 28)}
                  </text>
                </>
              ) : (
                <circle className={classes.point} cx={to} cy={line} r={5} />
              )}
              {snapshot && !isLoop && (
                <text
                  className={classes.quiet}
                  x={to + (way < 0 ? -10 : 10)}
                  y={line + 4}
                  textAnchor={way < 0 ? 'end' : 'start'}
                >
                  <title>{valueText(snapshot.value)}</title>
                  {cut(valueText(snapshot.value), 30)}
                </text>
              )}
            </g>
          )
        })}
      </svg>
    </div>
  )
}
