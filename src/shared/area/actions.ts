import type { AskedFields } from '../../../machines/fields/fields.ts'
import type { Reason, Rule, Stamp } from '../../../machines/kernel/types.ts'
import type { Permission } from '../../../machines/kernel/grants.ts'
import type { Operation } from './operations.ts'
import type { Area } from './types.ts'

type Values = Record<string, unknown>

/** A rule of an action: `context` is the record, `event` what was typed, with who and when. */
export type ActionRule = Pick<Rule<Values>, 'payload' | 'test' | 'values'>

/**
 * What may be done beside making, editing and deleting, and is no event of a lifecycle. Its words stand below
 * `actions.<name>` in the area's namespace: `label`, `question` when it is asked, `success`, `fields` and `reasons`.
 */
export interface AreaAction {
  permission: Permission
  operation?: Operation
  /** On one record, or above the list. */
  on: 'record' | 'list'
  /** What is asked for before. */
  input?: AskedFields
  /** Whether it is asked first if it shall be done at all. */
  asked?: true
  intent?: 'primary' | 'danger' | 'neutral'
  /**
   * Nothing is changed by it: it may be tried again and again, and nobody keeps it. When its rules say all that there is to say,
   * nobody performs it.
   */
  reads?: true
  /** Judged alike in the browser and by the server, where it is on a record. */
  rules?: Record<string, ActionRule>
  /** What the store alone knows against it: reasons that its performer may give. */
  against?: readonly string[]
}

/** Whether the server has work to do for an action, beyond judging it. */
export const isPerformed = ({ reads, rules }: AreaAction): boolean => !reads || !rules

export const isOnRecord = ({ on }: AreaAction): boolean => on !== 'list'

/** Why an action is refused: a rule that said no, or what its performer knows against it. */
export const actionReason = (area: Area, action: string, guard: string, values: Reason['values'] = {}): Reason => ({
  guard,
  key: `${area.name}:actions.${action}.reasons.${guard}`,
  values,
})

/** Why a record does not take an action; without what is typed, whatever that may be. */
export const reasonsAgainst = (
  area: Area,
  name: string,
  record: Values,
  stamp: Stamp,
  input: Values | null = null,
): Reason[] =>
  Object.entries(area.actions?.[name]?.rules ?? {}).flatMap(([guard, { payload, test, values }]) => {
    if (payload && !input) return []
    const asked = { context: record, event: { ...input, ...stamp, type: name } }
    return test(asked) ? [] : [actionReason(area, name, guard, values?.(asked))]
  })
