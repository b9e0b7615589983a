import { useRef, useState, type FormEvent } from 'react'
import { focusFirst } from './focusFirst.ts'

/** A short form that is judged when it is first submitted, and from then on while typing; the first wrong field gets the focus. */
export const useForm = (problems: Record<string, string | undefined>, send: () => void) => {
  const form = useRef<HTMLFormElement>(null)
  const [judged, setJudged] = useState(false)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setJudged(true)
    const wrong = Object.keys(problems).filter((name) => problems[name])
    if (wrong.length > 0) focusFirst(form.current, wrong)
    else send()
  }
  return { form, onSubmit, message: (name: string) => (judged ? problems[name] : undefined) }
}
