import { randomUUID } from 'node:crypto'
import type { Actor, CaseEvent, Context } from '../../../machines/kernel/types.ts'
import { actions } from '../../../machines/creditLife/creditLife.trial.ts'
import { areas } from '../../../src/areas/registry.ts'
import { move } from '../../../src/server/cases/move.ts'
import type { CommentedNotice, MovedNotice, SavedNotice } from '../../../src/server/context.ts'
import { type Store, system } from '../../../src/server/store/store.ts'
import { permissionsOf } from '../../../src/shared/area/permissions.ts'
import type { OrganisationKind } from '../../../src/shared/organisationKinds.ts'
import { bareHost } from '../support/bareHost.ts'
import { addFile as addFileOf, insertCase } from './case.ts'
import { addOrganisation } from '../support/people.ts'
import { openTestStore } from '../support/store.ts'

export type Desk = 'broker' | 'insurer' | 'bank' | 'partner'

/** The server's inner parts over a store, with a clock that stands still and no doors. */
export const openWorld = async (opened?: Store) => {
  const store = opened ?? (await openTestStore())
  let now = Date.parse('2026-03-02T03:00:00Z')
  const moved: MovedNotice[] = []
  const saved: SavedNotice[] = []
  const commented: CommentedNotice[] = []
  const host = bareHost(store, () => new Date(now), {
    moved: (notice) => void moved.push(notice),
    saved: (notice) => void saved.push(notice),
    commented: (notice) => void commented.push(notice),
    due: () => {},
  })
  const organisation = async (kind: OrganisationKind, code: string) => ({
    id: await addOrganisation(store, code, kind),
    kind,
    name: `The ${code}`,
  })
  const organisations = {
    broker: await organisation('broker', 'BROKER'),
    insurer: await organisation('insurer', 'INSURER'),
    bank: await organisation('bank', 'BANK'),
    partner: await organisation('partner', 'PARTNER'),
    stranger: await organisation('broker', 'STRANGER'),
    platform: await organisation('platform', 'PLATFORM'),
  }

  const all = [...areas.flatMap(permissionsOf), ...actions.map((action) => `product.creditLife.quotation.${action}`)]
  const person = (from: keyof typeof organisations, permissions: string[] = all): Actor => ({
    userId: `00000000-0000-4000-8000-${Buffer.from(from.padEnd(6).slice(0, 6)).toString('hex')}`,
    name: `Person of ${from}`,
    roles: ['operator'],
    permissions,
    organisation: organisations[from],
  })

  /** Of the broker too, for what needs a second person. */
  const assessor = { ...person('broker'), userId: randomUUID() }

  /** A new quotation of all four parties; `fields` are columns of its row. */
  const addCase = (fields: Record<string, unknown> = {}, sample?: Context): Promise<string> => {
    const { broker, insurer, bank, partner } = organisations
    const parties = { broker: broker.id, insurer: insurer.id, bank: bank.id, partner: partner.id }
    return insertCase(host, parties, person('partner'), fields, sample)
  }

  const addFile = (id: string, name?: string): Promise<string> => addFileOf(host, person('partner'), id, name)

  /** Sends an event for the revision that the case has. */
  const send = async (
    id: string,
    from: keyof typeof organisations | Actor,
    event: Omit<CaseEvent, 'by' | 'at'>,
    key: string = randomUUID(),
  ) => {
    const [row] = await store.run<{ revision: number }>(
      system,
      'select revision from credit_life_quotations where id = $1',
      [id],
    )
    return move(
      host,
      { area: 'credit_life', id, revision: row!.revision, event, key },
      typeof from === 'string' ? person(from) : from,
    )
  }

  return {
    host,
    store,
    organisations,
    person,
    assessor,
    all,
    moved,
    saved,
    commented,
    addCase,
    addFile,
    send,
    pass: (days: number) => void (now += days * 86_400_000),
    close: store.close,
  }
}

export type World = Awaited<ReturnType<typeof openWorld>>
