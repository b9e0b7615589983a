import type { FastifyBaseLogger } from 'fastify'
import type { Permission } from '../../machines/kernel/grants.ts'
import type { Actor, Advance, Context, Given, Lifecycle, Stamp } from '../../machines/kernel/types.ts'
import type { Area } from '../shared/area/types.ts'
import type { IssuedFile } from '../shared/endpoints/answers/files.ts'
import type { FieldError } from '../shared/validation/fieldErrors.ts'
import type { OrganisationKind } from '../shared/organisationKinds.ts'
import type { Guardians, Performers } from './performer.ts'
import type { Config } from './config.ts'
import type { Caller, Store } from './store/store.ts'

/** The organisations of a row by the columns that name them. */
export type Parties = Readonly<Record<string, string | null>>

/** A committed move, as open screens are told of it. */
export interface MovedNotice {
  area: string
  id: string
  revision: number
  status: string
  by: { name: string }
  parties: Parties
  /** Those that were parties until now. */
  left?: Parties
}

export interface SavedNotice extends Pick<MovedNotice, 'area' | 'id' | 'revision' | 'parties' | 'left'> {
  /** The document that was made for it. */
  issued?: IssuedFile
}

/** That something was said about a case; to one organisation alone, where `only` names it. */
export interface CommentedNotice extends Pick<MovedNotice, 'area' | 'id' | 'parties'> {
  only: string | null
}

export interface Live {
  moved(notice: MovedNotice): void
  saved(notice: SavedNotice): void
  commented(notice: CommentedNotice): void
  /** That something is to be done, of which nothing else tells. */
  due(): void
}

/** What may be taken in a window, which begins with the first that is taken. */
export interface Quota {
  /** Names the bucket, together with whose it is. */
  kind: string
  most: number
  /** Length of the window. */
  seconds: number
}

export interface Take {
  quota: Quota
  /** What the caller cannot vary: a person's id, an organisation's, an address. */
  who: string
  amount?: number
}

/** Quotas of which this process has some in stock, so that it asks the database once for many takes. */
export interface QuotasAhead {
  /** Sees to it that there is some, unless the quotas are used up. */
  prepare(takes: readonly Take[], now: Date): Promise<void>
  /** As `takeQuotas`. @throws HttpError TOO_MANY with Retry-After */
  take(takes: readonly Take[], now: Date): Promise<void>
  /** Gives back what was taken for something that did not happen. */
  giveBack(takes: readonly Take[], now: Date): void
}

/** What is about to be made: as its values say, by whom; all that is done for it through `host` is one transaction. */
export interface Arising {
  host: Host
  by: Actor
  values: Readonly<Record<string, unknown>>
}

/** What arises with each record of an area, or it does not arise either. */
export interface Companion {
  /** Makes what the record refers to: answers the values of fields that nobody types, or what is wrong. */
  before?(arising: Arising): Promise<{ values: Record<string, unknown> } | { wrong: FieldError[] }>
  /** Makes what belongs to the record, which has just been made. Answers what is wrong, by the fields of the record. */
  after?(arising: Arising & { id: string }): Promise<FieldError[]>
}

/** By area. */
export type Companions = Readonly<Record<string, Companion>>

/** By whose session a permission was used, as far as it matters whose use it is. */
export interface Using {
  actor: Pick<Actor, 'userId' | 'organisation' | 'permissions'>
  readsAlone: boolean
  acting?: unknown
  key?: unknown
}

/** Which permissions people use, each once a day: not what they do as somebody else or for them, nor what programs do. */
export interface Uses {
  /** That somebody has done with a permission of theirs what it is for; nobody waits for it. */
  note(using: Using, needed: Permission): void
  /** Writes down what was noted; answers how much. */
  flush(): Promise<number>
  /** The same at the end. */
  close(): Promise<void>
}

/** What somebody begins, and what is known of the records that they have chosen. */
export interface Beginning {
  host: Host
  by: Actor
  at: string
  typed: Record<string, unknown>
  known: Given['known']
}

/** What the host finds besides for the beginnings of a lifecycle, by its id: what they come to is for the lifecycle to say. */
export type Finders = Readonly<Record<string, (beginning: Beginning) => Promise<Found>>>

/** `wrong`: what only the store knows against what was typed, by its fields. */
type Found = Context | { wrong: FieldError[] }

/** What cases of an area hear of a move, by their ids. */
export interface Followed {
  area: string
  events: ReadonlyMap<string, { type: string; [field: string]: unknown }>
}

/** What other cases hear of the moves of an area's, from the host: each takes it with the move, or nothing of it happens. */
export type Followers = Readonly<
  Record<string, (host: Host, move: { id: string; step: Extract<Advance, { ok: true }> }) => Promise<Followed | null>>
>

/** Everything that the server's parts share. */
export interface Host {
  config: Config
  store: Store
  clock(): Date
  log: FastifyBaseLogger
  areas: readonly Area[]
  /** By area id. */
  lifecycles: Map<string, Lifecycle>
  performers: Performers<Host>
  guardians: Guardians
  companions: Companions
  finders: Finders
  followers: Followers
  /** What a case begins with, under the rules that its house has in force, which it keeps. */
  underRules(
    host: Pick<Host, 'store'>,
    lifecycle: Lifecycle,
    context: Context,
    stamp: Pick<Stamp, 'by' | 'at'>,
  ): Promise<Context>
  /** Key of every keyed hash: tickets, tokens, one-time codes. */
  secret: string
  live: Live
  /** How often people may still move something. */
  moves: QuotasAhead
  uses: Uses
  /** Where this process listens itself, without a slash at the end. @throws before it does */
  address(): string
}

export const callerOf = ({ userId, organisation, permissions, seesFor }: Actor): Caller => ({
  person: userId,
  organisation: organisation.id,
  kind: organisation.kind as OrganisationKind,
  permissions,
  ...seesFor,
})
