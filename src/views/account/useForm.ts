import { makeStyles, tokens } from '@fluentui/react-components'
import { useRef, useState, type FormEvent } from 'react'

export const useFormStyles = makeStyles({
  form: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalL },
  links: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: tokens.spacingHorizontalM },
})

/** A form that is judged when it is first submitted, and from then on while typing; the first wrong field gets the focus. */
export const useForm = (problems: Record<string, string | undefined>, send: () => void) => {
  const form = useRef<HTMLFormElement>(null)
  const [judged, setJudged] = useState(false)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setJudged(true)
    const wrong = Object.keys(problems).find((name) => problems[name])
    if (wrong) form.current?.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus()
    else send()
  }
  return { form, onSubmit, message: (name: string) => (judged ? problems[name] : undefined) }
}
