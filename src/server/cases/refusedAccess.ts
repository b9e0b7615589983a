import { CREATED } from '../../../machines/kernel/others.ts'
import type { CaseEvent } from '../../../machines/kernel/types.ts'
import type { SendAnswer } from '../../shared/endpoints/answers/cases.ts'
import type { Host } from '../context.ts'
import type { Refusal } from '../http/refusals.ts'
import { refusedNames } from '../records/unseen.ts'
import type { BeginOutcome } from './begin.ts'
import type { MoveRequest } from './move.ts'
import { asksWho } from './refusals.ts'

/** What a beginning was refused that another person might have been given. */
export const refusedBeginning = (host: Host, area: string, answer: BeginOutcome): Refusal[] => {
  if (answer.__typename === 'Begun') return []
  const { lifecycles } = host
  if (answer.code !== 'REFUSED') return refusedNames(host, lifecycles.get(area)!.asks!, answer.fields)
  const asked = answer.reasons.map(({ guard }) => guard)
  const rules = asked.filter((guard) => asksWho(lifecycles.get(answer.of?.area ?? area)!, guard))
  const detail = {
    sought: answer.of ? `${answer.of.area} ${answer.of.id}` : area,
    event: CREATED,
    rules: rules.join(' '),
  }
  return rules.length > 0 ? [{ reason: 'rule', detail }] : []
}

/** What a move was refused that another person, or with other records and files, might have been given. */
export const refusedAccess = (host: Host, { area, id, event }: MoveRequest, answer: SendAnswer): Refusal[] => {
  if (answer.__typename === 'Moved') return []
  const { lifecycles } = host
  const { type } = event as CaseEvent
  const guards = answer.code === 'REFUSED' ? answer.reasons.map(({ guard }) => guard) : []
  const rules = guards.filter((guard) => asksWho(lifecycles.get(answer.of?.area ?? area)!, guard))
  return [
    ...(rules.length > 0
      ? [
          {
            reason: 'rule',
            detail: {
              sought: answer.of ? `${answer.of.area} ${answer.of.id}` : `${area} ${id}`,
              event: type,
              rules: rules.join(' '),
            },
          } as const,
        ]
      : []),
    ...refusedNames(host, lifecycles.get(area)!.events[type]!.fields, answer.fields),
  ]
}
