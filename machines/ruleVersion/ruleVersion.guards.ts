import { same } from '../fields/same.ts'
import { findingsIn } from '../kernel/ruleFindings.ts'
import type { Rule } from '../kernel/types.ts'
import { jakartaDay } from '../kit/calendar.ts'
import { belongsTo, may } from '../kit/rules.ts'
import { contentIn, formIn, type RuleVersionContext } from './ruleVersion.context.ts'
import type { RuleVersionEvent } from './ruleVersion.events.ts'
import { rulePermissions } from './ruleVersion.permissions.ts'

type VersionRule = Rule<RuleVersionContext, RuleVersionEvent>

/** Every rule of the lifecycle under the name that the chart composes and a refusal gives. */
export const rules = {
  mayEdit: may(rulePermissions.edit),
  mayApprove: may(rulePermissions.approve),

  isOfOrganisation: belongsTo('broker'),
  isNotAuthor: {
    asksWho: true,
    test: ({ context: { authors }, event }) => !authors.includes(event.by.userId),
  },

  isOfTable: { payload: ['content'], test: ({ context, event }) => contentIn(context, event) !== null },
  isEdited: {
    payload: ['content', 'validFrom', 'note'],
    test: ({ context, event }) =>
      !('content' in event) ||
      event.validFrom !== context.validFrom ||
      event.note !== context.note ||
      !same(event.content, context.content),
  },
  isFaultless: {
    test: ({ context }) => findingsIn(formIn(context), context.content).length === 0,
    values: ({ context }) => ({ count: findingsIn(formIn(context), context.content).length }),
  },
  isOtherThanBefore: { test: ({ context: { before, content } }) => !same(before.rows, content.rows) },
  isAhead: {
    test: ({ context: { validFrom }, event }) => validFrom >= jakartaDay(event.at),
    values: ({ context: { validFrom }, event }) => ({ from: validFrom, today: jakartaDay(event.at) }),
  },
} satisfies Record<string, VersionRule>
