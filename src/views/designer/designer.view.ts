import type { SnapshotFrom } from 'xstate'
import type { FormItem, FormPage } from '../../shared/forms/definition.ts'
import { keyOf } from '../../shared/forms/walk.ts'
import type { designerMachine } from './designer.machine.ts'
import { placeOn, standOf, type Place, type Way } from './edit.ts'

export type DesignerSnapshot = SnapshotFrom<typeof designerMachine>

export const definitionOf = ({ context }: DesignerSnapshot) => context.definition

export const selectedKey = ({ context }: DesignerSnapshot): string => context.selected

/** The page that is shown: the one of what is chosen. */
export const shownPage = ({ context: { definition, selected } }: DesignerSnapshot): FormPage => {
  const key = standOf(definition, selected)!.page
  return definition.pages.find((page) => keyOf(page) === key)!
}

export const isEditable = (snapshot: DesignerSnapshot): boolean => snapshot.hasTag('editable')

export const canUndo = (snapshot: DesignerSnapshot): boolean => snapshot.can({ type: 'undone' })

export const canRedo = (snapshot: DesignerSnapshot): boolean => snapshot.can({ type: 'redone' })

/** Where what is chosen goes in a direction; null where it cannot. */
export const placeOfWay = (snapshot: DesignerSnapshot, way: Way): Place | null => {
  const { definition, selected } = snapshot.context
  return isEditable(snapshot) ? placeOn(definition, selected, way) : null
}

export const canRemove = (snapshot: DesignerSnapshot): boolean =>
  snapshot.can({ type: 'item.removed', key: snapshot.context.selected })

export const canDuplicate = (snapshot: DesignerSnapshot): boolean =>
  snapshot.can({ type: 'item.duplicated', key: snapshot.context.selected })

/** What is chosen, where it can be kept as a block; null where it is a page. */
export const keepable = ({ context: { definition, selected } }: DesignerSnapshot): FormItem | null => {
  const { part } = standOf(definition, selected)!
  return 'kind' in part ? part : null
}

export const canAdd = (snapshot: DesignerSnapshot, parts: readonly FormItem[]): boolean =>
  snapshot.can({ type: 'item.added', parts })

export const canAddPage = (snapshot: DesignerSnapshot): boolean => snapshot.can({ type: 'page.added' })

export const copiedText = ({ context }: DesignerSnapshot) => context.copied

export const lastDone = ({ context }: DesignerSnapshot) => context.last

export const doneCount = ({ context }: DesignerSnapshot): number => context.count

/** The form with what is chosen in it. */
export const stepOf = ({ context }: DesignerSnapshot) => context

export const openQuestion = ({ context }: DesignerSnapshot) => context.question

export const isSelectedKey = ({ context }: DesignerSnapshot, key: string): boolean => context.selected === key
