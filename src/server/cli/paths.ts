import { parseArgs } from 'node:util'
import { paths } from '../../../machines/kernel/paths.ts'
import { statusOf } from '../../../machines/kernel/status.ts'
import type { Path, Step } from '../../../machines/kernel/paths.ts'
import { tried } from '../../../machines/tried.ts'
import { areas } from '../../areas/registry.ts'

const USAGE = 'npm run paths -- <lifecycle> [--to <status>]'

const payloadOf = ({ event: { type: _type, by: _by, at: _at, others: _others, ...payload } }: Step): string =>
  Object.keys(payload).length > 0 ? ` ${JSON.stringify(payload)}` : ''

const line = (step: Step, index: number): string =>
  [
    `  ${index + 1}. ${step.event.at}  ${step.event.by.name}: ${step.event.type}${payloadOf(step)}`,
    `     expect "${step.entry}", status ${step.status}`,
  ].join('\n')

const script = ({ input, at, steps, status }: Path, index: number): string =>
  [`Path ${index + 1}, to ${status}`, `  0. ${at}  begin with ${JSON.stringify(input)}`, ...steps.map(line), ''].join(
    '\n',
  )

const main = async (): Promise<void> => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { to: { type: 'string' } } })
  const lifecycles = areas.flatMap(({ lifecycle }) => lifecycle ?? [])
  const chosen = lifecycles.find(({ id }) => id === positionals[0])
  if (!chosen) throw new Error(`${USAGE}\nLifecycles: ${lifecycles.map(({ id }) => id).join(', ')}`)
  const to = values.to && (values.to in chosen.statuses ? values.to : statusOf(values.to))
  if (to && !(to in chosen.statuses))
    throw new Error(`Statuses of ${chosen.id}: ${Object.keys(chosen.statuses).join(', ')}`)
  console.log(
    paths(await tried(await chosen.load()), { to })
      .map(script)
      .join('\n'),
  )
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
