import type { Rule } from '../kernel/types.ts'
import { belongsTo, may } from '../kit/rules.ts'
import type { FormContext } from './publication.context.ts'
import type { FormEvent } from './publication.events.ts'
import { formPermissions } from './publication.permissions.ts'

type FormRule = Rule<FormContext, FormEvent>

/** Every rule of the lifecycle under the name that the chart composes and a refusal gives. */
export const rules = {
  mayBegin: may(formPermissions.edit),
  mayEdit: may(formPermissions.edit),
  maySubmit: may(formPermissions.publish),

  isOfOrganisation: belongsTo('broker'),
  isAfterPublished: { test: ({ context }) => context.before === '' || context.before === 'PUBLISHED' },
  isNotAuthor: {
    asksWho: true,
    test: ({ context, event }) => !context.fourEyes || context.author.id !== event.by.userId,
  },

  isDefinitionChanged: {
    payload: ['hash', 'note'],
    test: ({ context, event }) =>
      !('hash' in event) || event.hash !== context.hash || (event.note ?? null) !== context.note,
  },
  isOlderVersion: { test: ({ context }) => context.liveSince === null },
  isLive: { test: ({ context }) => context.liveSince !== null },
  hasFields: { test: ({ context }) => context.fieldCount > 0 },
  isTranslated: {
    test: ({ context }) => context.untranslated === 0,
    values: ({ context }) => ({ count: context.untranslated }),
  },
  isConfirmationNew: {
    payload: ['breaks'],
    test: ({ context, event }) => !('breaks' in event) || event.breaks !== context.confirmed,
  },
  isOfSubmission: {
    payload: ['submission'],
    test: ({ context, event }) => 'submission' in event && event.submission === context.submission?.number,
  },
} satisfies Record<string, FormRule>
