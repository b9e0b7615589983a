import { defineLifecycle } from '../kernel/lifecycle.ts'
import { asks } from './account.asks.ts'
import { opening, start } from './account.context.ts'
import { events } from './account.events.ts'
import { rules } from './account.guards.ts'
import { inquiries } from './account.inquiries.ts'
import { accountMachine } from './account.machine.ts'
import { migrations } from './account.versions.ts'
import { facts } from './account.view.ts'

export const account = defineLifecycle({
  id: 'account',
  version: 2,
  machine: accountMachine,
  rules,
  events,
  asks,
  correction: 'account.edited',
  start,
  beginsIf: 'mayInvite',
  opening,
  inquiries,
  migrations,
  facts,
})
