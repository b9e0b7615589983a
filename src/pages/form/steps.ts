import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import type { FieldError } from '../../shared/validation/fieldErrors.ts'
import { focusFirst } from '../../ui/form/focusFirst.ts'

/** What is filled in at one step of a form. */
export interface Part {
  /** In the address. */
  id: string
  title: string
  /** Whether a place of the form is within it. */
  holds(path: string): boolean
}

interface Taking {
  form: RefObject<HTMLFormElement | null>
  /** It stands within a page of something else, whose address says nothing of it. */
  isWithin: boolean
  /** The step that it begins at, where the address says none; by itself the first. */
  begins?: string | undefined
  /** What is wrong with what is typed now. */
  wrong(): readonly FieldError[]
  /** What the server has found wrong with what was sent. */
  answered: readonly FieldError[]
  /** Is told of what is wrong in a part that is left. */
  onWrong(path: string): void
}

export interface Steps {
  /** Of the parts, and of the summary. */
  titles: readonly string[]
  /** The part that is filled in; behind the last, all of them are shown. */
  at: number
  /** What that is called in the address. */
  name: string
  isLast: boolean
  /** How many steps lie behind it in the browser's history. */
  behind: number
  /** Goes to a step, or to the first before it in which something is wrong; whether it is there. */
  go(to: number): boolean
}

interface Step {
  at: number
  /** How many steps lie behind it in the browser's history. */
  behind: number
  goTo(step: number): void
}

/** At which step a form is: in the address of a page of its own, so that back, reload and a link lead to it. */
const useStep = (names: readonly string[], isWithin: boolean, begins = ''): Step => {
  const { search, hash, state } = useLocation() as Pick<Location, 'search' | 'hash'> & { state: Partial<Step> | null }
  const navigate = useNavigate()
  const [inside, setInside] = useState(begins)
  const placeOf = (name: string) => Math.max(0, names.indexOf(name))
  if (isWithin) return { at: placeOf(inside), behind: 0, goTo: (step) => setInside(names[step]!) }
  const behind = state?.behind ?? 0
  const params = new URLSearchParams(search)
  const goTo = (step: number) => {
    params.set('step', names[step]!)
    void navigate({ search: String(params), hash }, { state: { behind: behind + 1 } })
  }
  return { at: placeOf(params.get('step') ?? begins), behind, goTo }
}

/** How a form is filled in part by part: what is wrong in one is to be mended before the next, and back loses nothing. One without parts is at its end. */
export const useSteps = (
  parts: readonly Part[],
  { form, isWithin, begins, wrong, answered, onWrong }: Taking,
): Steps => {
  const { t } = useTranslation('form')
  const names = [...parts.map(({ id }) => id), 'summary']
  const { at, behind, goTo } = useStep(names, isWithin, begins)
  /** Where the form was led to last, and what is to be mended there. */
  const [aim, setAim] = useState<{ step: number; paths: readonly string[] }>({ step: at, paths: [] })
  const last = useRef(at)
  const within = ({ holds }: Part, errors: readonly FieldError[]) =>
    errors.map(({ path }) => path).filter((path) => holds(path))
  const refused = parts.findIndex((one) => within(one, answered).length > 0)
  const [heard, setHeard] = useState(answered)
  if (answered !== heard) {
    setHeard(answered)
    if (refused >= 0) setAim({ step: refused, paths: within(parts[refused]!, answered) })
  }
  const approach = useEffectEvent(() => {
    if (aim.step !== at) goTo(aim.step)
  })
  useEffect(() => approach(), [aim])
  useEffect(() => {
    const isNew = at !== last.current
    last.current = at
    if (aim.step === at && aim.paths.length > 0) focusFirst(form.current, aim.paths)
    else if (isNew) {
      form.current?.querySelector<HTMLElement>('[data-step]')?.focus({ preventScroll: true })
      scrollTo(0, 0)
    }
  }, [form, at, aim])
  return {
    titles: [...parts.map(({ title }) => title), t('form:steps.summary')],
    at,
    name: names[at]!,
    isLast: at === parts.length,
    behind,
    go: (to) => {
      const now = wrong()
      const held = parts.findIndex((one, index) => index < to && within(one, now).length > 0)
      const stop = held === -1 ? to : held
      const lacking = stop === to ? [] : within(parts[stop]!, now)
      lacking.forEach(onWrong)
      if (stop !== at || lacking.length > 0) setAim({ step: stop, paths: lacking })
      return stop === to
    },
  }
}
