import { invitee } from '../kernel/actors.ts'
import type { Inquiry } from '../kernel/types.ts'
import type { AccountContext } from './account.context.ts'

/** What is asked of who has been invited. */
export const inquiries = {
  invitation: {
    of: invitee,
    askedAt: (context) => {
      const { acceptedAt, invitation } = context as unknown as AccountContext
      return acceptedAt === null ? invitation.at : null
    },
    answers: {
      accept: { sends: 'invitation.accepted', intent: 'primary', signsIn: true },
      decline: { sends: 'invitation.declined', intent: 'danger' },
    },
  },
} satisfies Record<string, Inquiry>
