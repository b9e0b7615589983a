import type { AskedFields, Fields } from '../../../machines/fields/fields.ts'
import type { RowOf } from '../../../machines/fields/rows.ts'
import type { Permission } from '../../../machines/kernel/grants.ts'
import type { Reason, Rule, Stamp } from '../../../machines/kernel/types.ts'
import type { Operation } from './operations.ts'
import type { RowFacts } from './rowFacts.ts'

type Values = Record<string, unknown>

type Typed<I> = I extends Fields ? RowOf<I> : object

/** A rule of an action: `context` is the record, `event` what was typed, with who and when. */
export type ActionRule<F extends Fields = Fields, I = Fields> = Pick<
  Rule<RowFacts & RowOf<F>, Typed<I> & Stamp & { type: string }>,
  'payload' | 'test' | 'values'
>

/**
 * What may be done beside making, editing and deleting, and is no event of a lifecycle. Its words stand below
 * `actions.<name>` in the area's namespace: `label`, `question` when it is asked (and `questions` where it may be about several),
 * `success`, `fields` and `reasons`.
 */
export interface AreaAction<F extends Fields = Fields, I = Fields> {
  permission: Permission
  operation?: Operation
  /** On one record, on one or on several that are chosen in a list, or above the list. */
  on: 'record' | 'rows' | 'list'
  /** The page of a record, among the area's own, that offers it; else the record's page does. */
  page?: string
  /** What is asked for before; a field of the record's own is asked for as it is there. */
  input?: I & AskedFields
  /** With what that is typed at first, beside what the record has itself. */
  suggests?(record: Partial<RowFacts> & RowOf<F>): Values
  /** Whether it is asked first if it shall be done at all. */
  asked?: true
  intent?: 'primary' | 'danger' | 'neutral'
  /** No page offers it: people come to the same by another action, callers of the endpoint by this one. */
  unoffered?: true
  /** Where its rules are against it, it is not offered, in place of what is against it being said. */
  hides?: true
  /** Its answer tells something that is kept nowhere: words `shown`, and `lost` where an earlier answer has told it. */
  shows?: true
  /** Its answer shows the id of a record of this area, which it has made: whoever did it goes on there. */
  leads?: string
  /**
   * Nothing is changed by it: it may be tried again and again, nobody keeps it, and it is answered by a verdict. When its rules say
   * all that there is to say, nobody performs it.
   */
  reads?: true
  /** The record is gone with it: its rules say of which that may be, and nobody performs it. */
  deletes?: true
  /** Its performer has the host move the case that it is on, by an event that no person sends; otherwise cases stay as they are. */
  moves?: true
  /** Judged alike in the browser and by the server, where it is on a record. */
  rules?: Record<string, ActionRule<F, I>>
  /** What the store alone knows against it: reasons that its performer may give. */
  against?: readonly string[]
}

/** Whether the server has work to do for an action, beyond judging it. */
export const isPerformed = ({ reads, deletes, rules }: AreaAction): boolean => !deletes && (!reads || !rules)

export const isOnRecord = ({ on }: AreaAction): boolean => on !== 'list'

/** An area, as far as its actions go. */
interface Acting {
  name: string
  actions?: Readonly<Record<string, AreaAction<Fields, unknown>>>
}

/** Why an action is refused: a rule that said no, or what its performer knows against it. */
export const actionReason = (
  area: Pick<Acting, 'name'>,
  action: string,
  guard: string,
  values: Reason['values'] = {},
): Reason => ({
  guard,
  key: `${area.name}:actions.${action}.reasons.${guard}`,
  values,
})

/** Why a record does not take an action; without what is typed, whatever that may be. */
export const reasonsAgainst = (
  area: Acting,
  name: string,
  record: Values,
  stamp: Stamp,
  input: Values | null = null,
): Reason[] =>
  Object.entries(area.actions?.[name]?.rules ?? {}).flatMap(([guard, { payload, test, values }]) => {
    if (payload && !input) return []
    const asked = { context: record as RowFacts & RowOf<Fields>, event: { ...input, ...stamp, type: name } }
    return test(asked) ? [] : [actionReason(area, name, guard, values?.(asked))]
  })
