import { fromPromise } from 'xstate'
import { declarationOf, outlines } from '../../areas/outlines.ts'
import { loadWords } from '../../data/language.ts'
import type { DryBatch } from '../../shared/endpoints/answers/dryRun.ts'
import { dryRunMachine } from './dryRun.machine.ts'

/** What is tried, and the case after which the batch begins; without: the first. */
export interface DryAsked {
  id: string
  after?: string
}

/** The machine of a dry run, wired to who answers a batch. */
export const dryRunBy = (ask: (asked: DryAsked, signal: AbortSignal) => Promise<DryBatch>) =>
  dryRunMachine.provide({
    actors: {
      run: fromPromise(({ input: { id, after }, signal }) => ask({ id, ...(after && { after }) }, signal)),
    },
  })

/** Where the cases of an area are, and what their states are called. */
export const readCaseWords = async ({ area: id }: { area: string }) => {
  const area = await declarationOf(outlines.find((one) => one.id === id)!)
  const { id: lifecycle, statuses } = area.lifecycle!
  await loadWords([lifecycle, area.name])
  return { route: area.route, lifecycle, statuses }
}
