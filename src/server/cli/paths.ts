import { parseArgs } from 'node:util'
import { coverageOf } from '../../../machines/kernel/coverage.ts'
import { follow } from '../../../machines/kernel/follow.ts'
import { paths } from '../../../machines/kernel/paths.ts'
import type { Path, Step } from '../../../machines/kernel/paths.ts'
import { anySelection, type Selection } from '../../../machines/kernel/selected.ts'
import { select } from '../../../machines/kernel/selection.ts'
import { statusOf } from '../../../machines/kernel/status.ts'
import type { TriedLifecycle } from '../../../machines/kernel/types.ts'
import { tried } from '../../../machines/tried.ts'
import { areas } from '../../areas/registry.ts'
import type { Area } from '../../shared/area/types.ts'
import { supportedLocale } from '../../shared/locales.ts'
import { formats, formatNames, type FormatName } from '../../shared/scripts/formats.ts'
import { scriptOf } from '../../shared/scripts/script.ts'
import { teller } from '../words.ts'

const USAGE = `npm run paths -- <lifecycle> [--to <status or state>]
  [--as ${formatNames.join('|')}] [--lang en|id|vi]
  [--kind shortest|simple] [--from <number of a sample>] [--rule <rule>]... [--avoid <event>]...
  [--longest <steps>] [--most <paths>]
npm run paths -- <lifecycle> --coverage`

type Options = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>

const text = 'string' as const
const options = {
  to: { type: text },
  as: { type: text },
  lang: { type: text, default: 'en' },
  kind: { type: text, default: 'shortest' },
  from: { type: text },
  rule: { type: text, multiple: true, default: [] as string[] },
  avoid: { type: text, multiple: true, default: [] as string[] },
  longest: { type: text, default: String(anySelection.longest) },
  most: { type: text, default: String(anySelection.most) },
  coverage: { type: 'boolean' as const, default: false },
} satisfies Options

const payloadOf = ({ event: { type: _type, by: _by, at: _at, others: _others, ...payload } }: Step): string =>
  Object.keys(payload).length > 0 ? ` ${JSON.stringify(payload)}` : ''

const line = (step: Step, index: number): string =>
  [
    `  ${index + 1}. ${step.event.at}  ${step.event.by.name}: ${step.event.type}${payloadOf(step)}`,
    `     expect "${step.entry}", status ${step.status}`,
  ].join('\n')

const told = ({ input, at, steps, status }: Path, index: number): string =>
  [`Path ${index + 1}, to ${status}`, `  0. ${at}  begin with ${JSON.stringify(input)}`, ...steps.map(line), ''].join(
    '\n',
  )

const readArguments = () => parseArgs({ allowPositionals: true, options })

type Values = ReturnType<typeof readArguments>['values']

/** In words; what nobody can go by hand is told as it is. */
const written = (area: Area, lifecycle: TriedLifecycle, found: readonly Path[], { as, lang }: Values): string => {
  if (!as) return found.map(told).join('\n')
  if (!(formatNames as string[]).includes(as)) throw new Error(USAGE)
  const locale = supportedLocale(lang)
  const t = teller(locale) as (key: string, values?: Record<string, unknown>) => string
  const today = new Date().toISOString().slice(0, 10)
  const scripts = found.map((path) => scriptOf(area, lifecycle, follow(lifecycle, path), { t, locale, today }))
  return formats[as as FormatName].text(scripts, t)
}

const selected = (lifecycle: TriedLifecycle, goal: string, values: Values): Path[] => {
  const { kind, from, rule, avoid, longest, most } = values
  const selection: Selection = {
    kind: kind === 'simple' ? 'simple' : 'shortest',
    start: from === undefined ? null : Number(from) - 1,
    goal,
    rules: rule,
    avoid,
    longest: Number(longest),
    most: Number(most),
  }
  return select(lifecycle, selection)
}

/** How much of each kind is reached, and what is not. */
const coverageText = (lifecycle: TriedLifecycle): string => {
  const { version, states, transitions, deadlines, effects, rules } = coverageOf(lifecycle)
  const said = Object.entries(rules).flatMap(([name, { yes, no }]) => [
    [`${name} says yes`, yes],
    [`${name} says no`, no],
  ])
  const kinds = { states, transitions, deadlines, effects, rules: Object.fromEntries(said) as Record<string, boolean> }
  const lines = Object.entries(kinds).flatMap(([kind, reached]) => {
    const missed = Object.keys(reached).filter((name) => !reached[name])
    const all = Object.keys(reached).length
    return [`${kind}: ${all - missed.length} of ${all}`, ...missed.map((name) => `  not reached: ${name}`)]
  })
  return [`${lifecycle.id}, version ${version}`, ...lines].join('\n')
}

const main = async (): Promise<void> => {
  const { values, positionals } = readArguments()
  const area = areas.find((one) => one.lifecycle?.id === positionals[0])
  const lifecycles = areas.flatMap(({ lifecycle }) => lifecycle ?? [])
  if (!area?.lifecycle) throw new Error(`${USAGE}\nLifecycles: ${lifecycles.map(({ id }) => id).join(', ')}`)
  const { statuses, load } = area.lifecycle
  const lifecycle = await tried(await load())
  if (values.coverage) return console.log(coverageText(lifecycle))
  const isState = values.to?.includes('.') ?? false
  const to = values.to && (values.to in statuses || isState ? values.to : statusOf(values.to))
  if (to && !isState && !(to in statuses))
    throw new Error(`Statuses of ${area.lifecycle.id}: ${Object.keys(statuses).join(', ')}`)
  console.log(written(area, lifecycle, to ? selected(lifecycle, to, values) : paths(lifecycle), values))
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
