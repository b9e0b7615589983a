import { fromPromise } from 'xstate'
import type { RuleForm, RuleRow, RuleTable } from '../../../machines/kernel/ruleTable.types.ts'
import type { Lifecycle } from '../../../machines/kernel/types.ts'
import { outlines, declarationOf } from '../../areas/outlines.ts'
import { ruleVersion } from '../../areas/rules/ruleVersion.ts'
import { ask, call } from '../../data/call.ts'
import { loadWords } from '../../data/language.ts'
import { loadLifecycle } from '../../data/lifecycle.ts'
import type { Area } from '../../shared/area/types.ts'
import { dryRunBy } from '../dryRun/dryRun.gateway.ts'
import { contentOf } from './ruleRows.ts'
import { rulesMachine } from './rules.machine.ts'

/** The machine of what is typed of a version, wired to the server. */
export const connectedRules = (form: RuleForm) =>
  rulesMachine.provide({
    actors: {
      send: fromPromise(async ({ input: { id, revision, typed, key } }) => {
        const { rows, examples, validFrom, note } = typed
        const event = {
          type: 'rules.edited',
          content: contentOf(form, rows, examples),
          validFrom,
          note,
        }
        const answer = await ask(ruleVersion, 'send', { id, revision, key, event })
        return answer.__typename === 'Moved'
          ? { taken: true as const, revision: answer.revision }
          : { taken: false as const, refusal: answer }
      }),
    },
  })

/** The machine of a dry run of a version. */
export const connectedVersionRun = dryRunBy((asked, signal) => call('rules.dryRun', { ...asked }, { signal }))

/** A table as its lifecycle declares it, with the words of what it asks and gives. */
export interface Ruled {
  area: Area
  lifecycle: Lifecycle
  /** Among the tables of the lifecycle. */
  name: string
  table: RuleTable
}

/** The table of a code; null: no lifecycle declares it any more. */
export const readRuled = async ({ code }: { code: string }): Promise<{ ruled: Ruled | null }> => {
  const [id, name] = code.split('.') as [string, string]
  const outline = outlines.find(({ lifecycle }) => lifecycle?.id === id)
  if (!outline) return { ruled: null }
  const area = await declarationOf(outline)
  const [lifecycle] = await Promise.all([loadLifecycle(area.lifecycle!), loadWords([id, area.name])])
  const table = lifecycle.tables?.[name]
  return { ruled: table ? { area, lifecycle, name, table } : null }
}

export const readInForce = ({ code }: { code: string }, signal: AbortSignal) =>
  call('rules.inForce', { code }, { signal })

export const readVersions = async ({ table }: { table: string }, signal: AbortSignal) =>
  (await ask(ruleVersion, 'list', { filter: { ruleTable: [table] }, limit: 100, sort: '-created_at' }, { signal })).data

/** What versions say, by their ids. */
export const readRows = async ({ ids }: { ids: readonly string[] }, signal: AbortSignal) => {
  const read = ids.map(async (id) => {
    const { rows } = await ask(ruleVersion, 'detail', { id }, { signal })
    return [id, rows as RuleRow[]] as const
  })
  return Object.fromEntries(await Promise.all(read))
}
