import { companionsOf } from '../../../../machines/kernel/others.ts'
import type { User } from '../../../../machines/session/session.types.ts'
import { ask } from '../../../data/call.ts'
import { newKey } from '../../../data/key.ts'
import { loadWords } from '../../../data/language.ts'
import { actorOf } from '../../../data/case/stamp.ts'
import type { CaseRow } from '../../../shared/endpoints/answers/cases.ts'
import type { Area, AreaLifecycle } from '../../../shared/area/types.ts'
import type { BulkSend, Outcome } from './bulk.types.ts'
import { type BulkAction, judge } from './judge.ts'

/** Most cases that one question is about. */
const batch = 100

const readCases = async (area: Area, ids: readonly string[]): Promise<CaseRow[]> => {
  const batches = Array.from({ length: Math.ceil(ids.length / batch) }, (_, index) =>
    ids.slice(index * batch, (index + 1) * batch),
  )
  return (await Promise.all(batches.map((some) => ask(area, 'cases', { ids: some })))).flat()
}

/** What the person may do to the cases at this moment. */
export const judgeCases = async (
  area: Area,
  lifecycle: AreaLifecycle,
  user: User,
  ids: readonly string[],
): Promise<BulkAction[]> => {
  const [machine, rows] = await Promise.all([lifecycle.load(), readCases(area, ids)])
  await loadWords(companionsOf(machine))
  const cases = rows.map((row) => ({
    id: row.id,
    title: String(row[area.title]),
    record: row.case,
    others: row.others,
  }))
  return judge(machine, cases, { by: actorOf(user), at: new Date().toISOString() })
}

export const sendCase = async (area: Area, { case: one, type, payload }: BulkSend): Promise<Outcome> => {
  const answer = await ask(area, 'send', {
    id: one.id,
    revision: one.record.revision,
    key: newKey(),
    event: { type, ...payload },
  })
  if (answer.__typename === 'Moved') return { case: one, kind: 'done' }
  return answer.code === 'STALE'
    ? { case: one, kind: 'stale' }
    : { case: one, kind: 'refused', reasons: answer.reasons }
}
