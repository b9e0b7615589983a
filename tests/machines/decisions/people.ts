import { customerActor, invitee, partnerContact, systemActor } from '../../../machines/kernel/actors.ts'
import type { Actor } from '../../../machines/kernel/types.ts'
import type { Correspondent, Decisions } from './types.ts'

export interface Person {
  name: string
  actor: Actor
  /** The part that the person's organisation has in the case. */
  party: string | null
  /** Holds the right that is asked for; the root holds every right and stands for every party. */
  holds: boolean
  root: boolean
}

const correspondents = { customer: customerActor, invitee, partnerContact }

export const partiesOf = ({ circles }: Decisions): string[] => [
  ...new Set(Object.values(circles).flatMap(({ parties }) => parties)),
]

export const permissionsOf = ({ rights }: Decisions): string[] => [
  ...new Set(Object.values(rights).flatMap((right) => right?.[0] ?? [])),
]

const actorOf = (name: string, organisation: string, permissions: string[]): Actor => ({
  userId: `id of ${name}`,
  name,
  roles: [],
  permissions,
  organisation: { id: organisation, kind: organisation, name: organisation },
})

/**
 * Everybody who might send what asks for a permission: of each party one who holds it and nothing else, and one who holds
 * everything else; the root, a viewer, a stranger who holds it, the system, and who has no account. Where none is asked for, nobody but the root holds any.
 */
export const peopleFor = (table: Decisions, permission: string | null): Person[] => {
  const asked = permission === null ? [] : [permission]
  const others = permission === null ? [] : permissionsOf(table).filter((other) => other !== permission)
  const parties = partiesOf(table)
  const person = (name: string, party: string | null, actor: Actor, holds: boolean): Person => ({
    name,
    actor,
    party,
    holds,
    root: false,
  })
  return [
    ...parties.flatMap((party) => [
      person(party, party, actorOf(party, party, asked), true),
      person(`${party} without`, party, actorOf(`${party} without`, party, others), false),
    ]),
    { ...person('root', null, actorOf('root', 'platform', ['superadmin.root']), true), root: true },
    person('viewer', parties[0]!, actorOf('viewer', parties[0]!, []), false),
    person('stranger', null, actorOf('stranger', 'elsewhere', asked), true),
    person('system', null, systemActor, false),
    ...Object.keys(table.correspondents ?? {}).map((name) =>
      person(name, null, correspondents[name as Correspondent], false),
    ),
  ]
}
