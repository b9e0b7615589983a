import type { StatelyInspectionEvent } from '@statelyai/inspect'
import type { Inspectable, Mirrored } from './inspectable.ts'
import { blind } from './sight.ts'
import { caseMoved, caseShown } from './told.ts'

/**
 * Tells of a record's own lifecycle as if it were an actor, each time the actor that shows it has a new revision.
 * @param tell is handed what makes the messages, so that it may wait until there is time
 */
export const mirror = (
  { actor, mirrored }: Inspectable,
  isOurs: boolean,
  tell: (make: () => StatelyInspectionEvent[]) => void,
): (() => void) => {
  let told: Mirrored | null = null
  const look = () => {
    const now = mirrored?.() ?? null
    if (!now || now.record.revision === told?.record.revision) return
    const [isNew, at] = [!told, Date.now()]
    const shown = { ...now, sight: isOurs ? now.sight() : blind }
    tell(() =>
      isNew
        ? [caseShown(shown, now.record, at, actor.sessionId)]
        : caseMoved(shown, now.record, { ...now.event, at, source: actor.sessionId }),
    )
    told = now
  }
  look()
  const subscription = actor.subscribe(look)
  return () => subscription.unsubscribe()
}
