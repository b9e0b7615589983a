import type { StatelyInspectionEvent } from '@statelyai/inspect'
import type { CaseRecord } from '../../../machines/kernel/types.ts'
import type { TimelineEntry } from '../../shared/endpoints/answers/cases.ts'
import { emptyLog, type Log, received } from './log.ts'
import { caseMoved, caseShown, partyShown, type ToldCase } from './told.ts'

/** How a stored case stood after an entry of its timeline. */
export interface StoredMoment {
  entry: TimelineEntry
  record: CaseRecord
}

/** Whoever has moved a case, by name where the reader is told persons, else by the kind of their organisation. */
const partiesOf = ({ sight }: ToldCase, moments: readonly StoredMoment[]) => {
  const names = new Map<string, string>()
  for (const { entry } of moments) {
    const { userId, name, kind } = entry.by
    names.set(userId, sight.size > 0 ? name : kind)
  }
  const numbers = new Map<string, number>()
  return new Map(
    [...names].map(([userId, name]) => {
      const number = (numbers.get(name) ?? 0) + 1
      numbers.set(name, number)
      return [userId, { id: `${name} ${number}`, name: number === 1 ? name : `${name} ${number}` }]
    }),
  )
}

/** The timeline of a stored case as the stream that an inspector would have received of it. */
export const storedLog = (told: ToldCase, moments: readonly StoredMoment[]): Log => {
  const parties = partiesOf(told, moments)
  const shown = new Set<string>()
  const messages = moments.flatMap(({ entry, record }, index): StatelyInspectionEvent[] => {
    const at = Date.parse(entry.at)
    const party = parties.get(entry.by.userId)!
    const isNew = !shown.has(party.id)
    shown.add(party.id)
    return [
      ...(isNew ? [partyShown(party.id, party.name, at)] : []),
      ...(index === 0 ? [caseShown(told, record, at)] : []),
      ...caseMoved(told, record, { type: entry.type, payload: entry.payload, at, source: party.id }),
    ]
  })
  return received(emptyLog, messages)
}
