import { useState } from 'react'
import { textOf } from './input.ts'

/** What was typed into the parts of one value, as long as that is the value. */
export const useParts = <P extends object>(
  value: unknown,
  partsOf: (value: string) => P,
  valueOf: (parts: P) => string | null,
  onChange: (value: string | null) => void,
): [parts: P, set: (change: Partial<P>) => void] => {
  const [typed, setTyped] = useState(() => ({ parts: partsOf(textOf(value)), value }))
  const parts = typed.value === value ? typed.parts : partsOf(textOf(value))
  const set = (change: Partial<P>) => {
    const next = { ...parts, ...change }
    const made = valueOf(next)
    setTyped({ parts: next, value: made })
    onChange(made)
  }
  return [parts, set]
}
