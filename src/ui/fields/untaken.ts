import { createContext, useContext, useState } from 'react'

/** By field, what was written and not taken over: where a form has a place for it, it outlives the input that is shown with a step of the form. */
export const Untaken = createContext<Map<string, string> | null>(null)

export const useUntaken = (name: string): [text: string, write: (text: string) => void] => {
  const kept = useContext(Untaken)
  const [text, setText] = useState(() => kept?.get(name) ?? '')
  const write = (written: string) => {
    kept?.set(name, written)
    setText(written)
  }
  return [text, write]
}
