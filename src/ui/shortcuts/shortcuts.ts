import { useEffect, useEffectEvent } from 'react'
import { sharedValue } from '../sharedValue.ts'

export interface Shortcut {
  /** As `KeyboardEvent.key` has it, a letter small; it stands for itself with and without the shift key. */
  key: string
  /** What it does, for who reads the list of all keys. */
  label: string
  run(): void
}

const here = sharedValue<readonly Shortcut[]>([])

/** A key that does something of the page without another held down. `run` null: there is nothing to do now. */
export const useShortcut = (key: string, label: string, run: (() => void) | null): void => {
  const runNow = useEffectEvent(() => run?.())
  const isThere = run !== null
  useEffect(() => {
    if (!isThere) return
    const own: Shortcut = { key, label, run: () => runNow() }
    here.set([...here.get(), own])
    return () => here.set(here.get().filter((other) => other !== own))
  }, [key, label, isThere])
}

/** Of what is shown now; of one key the latest. */
const inForce = (all: readonly Shortcut[]) =>
  all.filter(({ key }, index) => all.findLastIndex((other) => other.key === key) === index)

export const useShortcuts = (): Shortcut[] => inForce(here.useNow())

export const { set: wantHelp, useNow: useHelpWanted } = sharedValue(false)

export const isModalOpen = () => document.querySelector('dialog[open], [aria-modal="true"]') !== null

/** Where keys are for what has the focus. */
const typed =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true], [role=combobox], [role=menu], [role=listbox]'

const isFunctionKey = (key: string): boolean => /^F\d+$/.test(key)

/** What a key that was pressed asks for, unless it was meant for a field, a menu or a dialog; fields know nothing of function keys. */
export const shortcutFor = (event: KeyboardEvent): Shortcut | null => {
  const { key, ctrlKey, metaKey, altKey, isComposing, target, defaultPrevented } = event
  if (ctrlKey || metaKey || altKey || isComposing || defaultPrevented) return null
  const isFunction = isFunctionKey(key)
  if (!isFunction && target instanceof Element && target.closest(typed)) return null
  const wanted = isFunction ? key : key.toLowerCase()
  const found = here.get().findLast((one) => one.key === wanted)
  return found && !isModalOpen() ? found : null
}
