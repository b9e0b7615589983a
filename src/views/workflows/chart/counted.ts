import type { TFunction } from 'i18next'
import { countText } from '../../../pages/list/reading.ts'
import { tabsOf } from '../../../shared/area/lists.ts'
import type { ProcessFigures } from '../../../shared/endpoints/answers/workflowFigures.ts'
import { narrowedTo } from '../../../shared/filters/narrowed.ts'
import { durationText } from '../../../shared/format/duration.ts'
import { formatNumber } from '../../../shared/format/number.ts'
import type { Counted, CountedState } from '../../../ui/statechart/counted.ts'
import type { Heated } from '../../../ui/statechart/heat.ts'
import { added, heatOf, leadingOut, refusedOn } from '../figures/counts.ts'
import type { CountedMachine } from '../machines.gateway.ts'

/** How many cases stand in each status now, and how long those stayed that left it in the period, each with its list. */
export const countedIn = (
  { area, chart, counts }: CountedMachine,
  figures: ProcessFigures | null,
  language: string,
  t: TFunction<'workflows'>,
): Counted => {
  const tabs = Object.entries(tabsOf(area))
  return new Map(
    chart.states
      .filter(({ parent }) => parent === null)
      .map(({ id, status }): [string, CountedState] => {
        const tab = tabs.find(([, where]) => where.status === status)?.[0]
        const text =
          tab &&
          countText(
            counts.find((one) => one.tab === tab),
            formatNumber,
          )
        const standing = text ? { text, said: t('casesNow', { cases: text }), to: `${area.route}?tab=${tab}` } : null
        const stay = figures?.stays.find((one) => one.status === status)?.stay
        const to = figures && narrowedTo(area.route, 'moved_at', figures, { moved_by: leadingOut(chart, status) })
        const told = (kind: 'median' | 'p90') => {
          const milliseconds = stay![kind] * 1000
          const said = `${t(`figures.series.${kind}`)}: ${durationText(milliseconds, language)}`
          return { text: durationText(milliseconds, language, 'narrow'), said, to }
        }
        return [id, { standing, stays: stay ? [told('median'), told('p90')] : [] }]
      }),
  )
}

/** How often each transition was taken in the period. */
export const takenIn = ({ area, chart }: CountedMachine, figures: ProcessFigures): Heated => ({
  of: 'taken',
  counts: heatOf(chart, figures.moves),
  to: (ids) => narrowedTo(area.route, 'moved_at', figures, { moved_by: [...ids] }),
})

/** How often each transition was refused in the period, and by which rules. */
export const refusedIn = ({ area, chart }: CountedMachine, figures: ProcessFigures): Heated => {
  const refused = refusedOn(chart, figures.refusals)
  return {
    of: 'refused',
    counts: new Map([...refused].map(([id, rules]) => [id, added(rules.map(({ count }) => count))])),
    to: (ids) => {
      const all = ids.flatMap((id) => refused.get(id) ?? [])
      return narrowedTo(area.route, 'refused_at', figures, {
        refused_by: [...new Set(all.map(({ guard }) => guard))],
        refused_event: [...new Set(all.map(({ event }) => event))],
      })
    },
  }
}
