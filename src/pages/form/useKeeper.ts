import type { ActorRefFrom } from 'xstate'
import type { Area } from '../../shared/area/types.ts'
import { formFields } from '../../shared/area/names.ts'
import type { draftMachine } from './draft.machine.ts'
import { foundDraft } from './draft.view.ts'
import type { Values } from './form.types.ts'
import { keptOf } from './kept.ts'
import type { Keeper } from './useTyped.ts'

export type DraftRef = ActorRefFrom<typeof draftMachine>

/** The fields of an area's form that a draft has. */
export const draftedIn = (area: Area): string[] => {
  const kept = keptOf(area.fields)
  return formFields(area).filter((name) => kept.includes(name))
}

/** Of what was typed, what the form asks for. */
export const typedOf = (area: Area, typed: Values): Values =>
  Object.fromEntries(draftedIn(area).flatMap((name) => (name in typed ? [[name, typed[name]]] : [])))

/** Keeps what is typed into an area's form in its draft. */
export const useKeeper = (area: Area, draft: DraftRef | undefined): Keeper<Values> | undefined =>
  draft && {
    names: draftedIn(area),
    recall: () => {
      const found = foundDraft(draft.getSnapshot())
      return found && typedOf(area, found.typed)
    },
    keep: (typed) => draft.send({ type: 'form.typed', typed }),
  }
