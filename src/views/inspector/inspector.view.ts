import type { SnapshotFrom } from 'xstate'
import { lastOf } from '../../data/inspect/log.ts'
import type { inspectorMachine } from './inspector.machine.ts'
import { logOf, positionOf, stepOf } from './position.ts'

export type InspectorSnapshot = SnapshotFrom<typeof inspectorMachine>

export const shownLog = ({ context }: InspectorSnapshot) => logOf(context)

/** The moment that is shown, by its place. */
export const shownAt = ({ context }: InspectorSnapshot): number => positionOf(context)

export const isLive = (snapshot: InspectorSnapshot): boolean => snapshot.matches('live')

export const isPlaying = (snapshot: InspectorSnapshot): boolean => snapshot.matches('playing')

export const isOpening = (snapshot: InspectorSnapshot): boolean => snapshot.hasTag('busy')

export const isConnected = ({ context }: InspectorSnapshot): boolean => context.connected

export const canStep = ({ context }: InspectorSnapshot, by: number): boolean => stepOf(context, by) !== null

/** How many moments have come since it was paused. */
export const since = ({ context }: InspectorSnapshot): number => lastOf(logOf(context)) - context.pausedAt

export const speedOf = ({ context }: InspectorSnapshot) => context.speed

/** What is looked at instead of the stream. */
export const openedSource = ({ context }: InspectorSnapshot) => context.opened?.source ?? null

/** Of what is looked at the end could not be replayed. */
export const isCut = ({ context }: InspectorSnapshot): boolean => context.opened?.isWhole === false

export const askedSource = ({ context }: InspectorSnapshot) => context.asked

export const failureOf = ({ context }: InspectorSnapshot): unknown => context.failure
