import type { Log, ReceivedActor } from '../../data/inspect/log.ts'
import type { InspectorRef } from './useInspector.ts'

/** What every part of the page is drawn from. */
export interface InspectorPart {
  actor: InspectorRef
  /** What is looked at. */
  log: Log
}

/** A part that is about one of the actors. */
export interface ActorPart extends InspectorPart {
  of: ReceivedActor
}
