import { and } from 'xstate'
import { defineLifecycle } from '../kernel/lifecycle.ts'
import { asks } from './publication.asks.ts'
import { inputOf, opening, start } from './publication.context.ts'
import { events } from './publication.events.ts'
import { rules } from './publication.guards.ts'
import { publicationMachine } from './publication.machine.ts'
import { tables } from './publication.tables.ts'
import { facts } from './publication.view.ts'

export const publication = defineLifecycle({
  id: 'publication',
  version: 1,
  machine: publicationMachine,
  rules,
  events,
  asks,
  inputOf,
  start,
  beginsIf: and(['mayBegin', 'isAfterPublished']),
  opening,
  tables,
  migrations: {},
  facts,
})
