import { assign, setup } from 'xstate'
import type { Definition, FormItem, FormPage } from '../../shared/forms/definition.ts'
import { canonicalText } from '../../shared/forms/read.ts'
import { keyOf } from '../../shared/forms/walk.ts'
import type { DesignerContext, DesignerEvent, DesignerInput, Done, Step } from './designer.types.ts'
import {
  inserted,
  mayInsertAt,
  mayMoveTo,
  movedTo,
  neighbourOf,
  placeAfter,
  removed,
  replaced,
  standOf,
  type Part,
  type Place,
} from './edit.ts'
import { fragmentText, readFragment, readPart } from './fragment.ts'
import { freshened, newPage } from './fresh.ts'
import { followed, orphanedBy, valuesFollowed } from './references.ts'

/** Steps that can be undone. */
export const mostSteps = 100

const nowhere = { place: 0, total: 0 }

const done = ({ definition }: Step, what: Done['what'], key: string): Done => {
  const stand = standOf(definition, key)
  if (!stand) return { what, part: null, ...nowhere }
  return { what, part: stand.part, place: stand.index + 1, total: stand.siblings }
}

const asStep = ({ definition, selected }: Step): Step => ({ definition, selected })

/** The form as it is afterwards, with the way back to how it was. */
const after = (
  context: DesignerContext,
  next: Partial<DesignerContext>,
  last: Done | null,
): Partial<DesignerContext> => ({
  ...next,
  past: [...context.past, asStep(context)].slice(-mostSteps),
  future: [],
  last,
  count: context.count + 1,
  visit: context.visit + 1,
  run: null,
  question: null,
})

interface Added {
  parts: readonly FormItem[]
  at?: Place
}

const placeOf = ({ definition, selected }: Step, { parts, at }: Added): Place | null =>
  at ?? placeAfter(definition, selected, parts)

const isAddable = (step: Step, added: Added): boolean => {
  const place = placeOf(step, added)
  return place !== null && mayInsertAt(step.definition, place, added.parts)
}

const added = (context: DesignerContext, what: Done['what'], given: Added): Partial<DesignerContext> => {
  const parts = freshened(context.definition, given.parts)
  const definition = inserted(context.definition, placeOf(context, given)!, parts)
  const next = { definition, selected: keyOf(parts[0]!) }
  return after(context, next, done(next, what, next.selected))
}

const pagePlace = ({ definition, selected }: Step): Place => {
  const page = standOf(definition, selected)?.page
  return { parent: null, index: definition.pages.findIndex((one) => keyOf(one) === page) + 1 }
}

const pageAdded = (context: DesignerContext, what: Done['what'], part = newPage()): Partial<DesignerContext> => {
  const [page] = freshened(context.definition, [part]) as [FormPage]
  const next = { definition: inserted(context.definition, pagePlace(context), [page]), selected: keyOf(page) }
  return after(context, next, done(next, what, next.selected))
}

const without = (context: DesignerContext, key: string): Partial<DesignerContext> => {
  const next = { definition: removed(context.definition, key), selected: neighbourOf(context.definition, key) }
  return after(context, next, { ...done(context, 'removed', key), ...nowhere })
}

const isRemovable = ({ definition }: Step, key: string): boolean => {
  const stand = standOf(definition, key)
  return stand !== undefined && (stand.parent !== null || stand.siblings > 1)
}

/** A page is put behind its own, anything else behind itself. */
const behind = (definition: Definition, key: string): Place | null => {
  const stand = standOf(definition, key)
  return stand ? { parent: stand.parent, index: stand.index + 1 } : null
}

const isDuplicable = ({ definition }: Step, key: string): boolean => {
  const place = behind(definition, key)
  return place !== null && mayInsertAt(definition, place, [standOf(definition, key)!.part])
}

const isPastable = (context: DesignerContext, text: string): boolean => {
  const read = readFragment(text)
  if (!read) return false
  if ('items' in read) return isAddable(context, { parts: read.items })
  return mayInsertAt(context.definition, pagePlace(context), [read.page])
}

/** Whether it is again what it was. */
const isSame = (before: Part | undefined, part: Part): boolean => canonicalText(before ?? null) === canonicalText(part)

interface Changed {
  key: string
  to: Part
  run?: string
  made?: readonly string[]
}

const isNameFree = ({ definition }: Step, key: string, to: Part): boolean =>
  keyOf(to) === key || standOf(definition, keyOf(to)) === undefined

export const designerSetup = setup({
  types: {
    input: {} as DesignerInput,
    context: {} as DesignerContext,
    events: {} as DesignerEvent,
    tags: {} as 'editable' | 'settled',
  },
  actions: {
    select: assign(({ context }, { key }: { key: string }) => ({ selected: key, visit: context.visit + 1, run: null })),
    add: assign(({ context }, given: Added) => added(context, 'added', given)),
    addPage: assign(({ context }) => pageAdded(context, 'added')),
    move: assign(({ context }, { key, to }: { key: string; to: Place }) => {
      const next = { definition: movedTo(context.definition, key, to), selected: key }
      return after(context, next, done(next, 'moved', key))
    }),
    change: assign(({ context }, { key, to, run, made }: Changed) => {
      const name = keyOf(to)
      const replacing = replaced(context.definition, key, to)
      const renamed = name === key ? replacing : followed(replacing, key, name)
      const definition = valuesFollowed(renamed, standOf(context.definition, key)!.part, to)
      const next = {
        definition,
        selected: context.selected === key ? name : context.selected,
        ...(made && { made: [...context.made, ...made] }),
      }
      const isGoingOn = run !== undefined && run === context.run
      const before = context.past.at(-1)
      if (isGoingOn && before && isSame(standOf(before.definition, name)?.part, to))
        return { ...before, past: context.past.slice(0, -1), run: null }
      if (isGoingOn) return { ...next, future: [] }
      return { ...after(context, next, null), visit: context.visit, run: run ?? null }
    }),
    ask: assign(({ context: { definition } }, { key }: { key: string }) => ({
      question: { key, references: orphanedBy(definition, standOf(definition, key)!.part) },
    })),
    forgetQuestion: assign({ question: null }),
    remove: assign(({ context }, { key }: { key: string }) => without(context, key)),
    removeAsked: assign(({ context }) => without(context, context.question!.key)),
    duplicate: assign(({ context }, { key }: { key: string }) => {
      const { part } = standOf(context.definition, key)!
      if (!('kind' in part)) return pageAdded({ ...context, selected: key }, 'duplicated', part)
      return added(context, 'duplicated', { parts: [part], at: behind(context.definition, key)! })
    }),
    copy: assign(({ context }, { key }: { key: string }) => ({
      copied: fragmentText(standOf(context.definition, key)!.part),
      last: { ...done(context, 'copied', key), ...nowhere },
      count: context.count + 1,
    })),
    paste: assign(({ context }, { text }: { text: string }) => {
      const read = readFragment(text)!
      return 'items' in read ? added(context, 'pasted', { parts: read.items }) : pageAdded(context, 'pasted', read.page)
    }),
    notePasteRefused: assign(({ context }) => ({
      last: { what: 'notPasted', part: null, ...nowhere } as const,
      count: context.count + 1,
    })),
    undo: assign(({ context }) => ({
      ...context.past.at(-1)!,
      past: context.past.slice(0, -1),
      future: [...context.future, asStep(context)],
      last: { what: 'undone', part: null, ...nowhere } as const,
      count: context.count + 1,
      visit: context.visit + 1,
      run: null,
    })),
    redo: assign(({ context }) => ({
      ...context.future.at(-1)!,
      past: [...context.past, asStep(context)].slice(-mostSteps),
      future: context.future.slice(0, -1),
      last: { what: 'redone', part: null, ...nowhere } as const,
      count: context.count + 1,
      visit: context.visit + 1,
      run: null,
    })),
    take: assign(({ context }, { definition }: { definition: Definition }) => {
      const stays = standOf(definition, context.selected) !== undefined
      const next = { definition, selected: stays ? context.selected : keyOf(definition.pages[0]!) }
      return after(context, next, { what: 'taken', part: null, ...nowhere })
    }),
  },
  guards: {
    isThere: ({ context: { definition } }, { key }: { key: string }) => standOf(definition, key) !== undefined,
    mayAdd: ({ context }, given: Added) => isAddable(context, given),
    mayAddPage: ({ context }) => mayInsertAt(context.definition, pagePlace(context), [newPage()]),
    mayMove: ({ context: { definition } }, { key, to }: { key: string; to: Place }) => mayMoveTo(definition, key, to),
    isChange: ({ context }, { key, to }: { key: string; to: Part }) => {
      const stand = standOf(context.definition, key)
      return stand !== undefined && stand.part !== to && isNameFree(context, key, to) && readPart(to).ok
    },
    mayRemove: ({ context }, { key }: { key: string }) => isRemovable(context, key),
    isAskedFor: ({ context }, { key }: { key: string }) =>
      isRemovable(context, key) && orphanedBy(context.definition, standOf(context.definition, key)!.part).length > 0,
    mayDuplicate: ({ context }, { key }: { key: string }) => isDuplicable(context, key),
    mayPaste: ({ context }, { text }: { text: string }) => isPastable(context, text),
    hasPast: ({ context }) => context.past.length > 0,
    hasFuture: ({ context }) => context.future.length > 0,
    isOther: ({ context }, { definition }: { definition: Definition }) => context.definition !== definition,
  },
})
