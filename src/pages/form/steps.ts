import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router-dom'
import { formFields } from '../../shared/area/names.ts'
import type { Area, Section } from '../../shared/area/types.ts'
import type { FieldError } from '../../shared/validation/fieldErrors.ts'
import { focusFirst } from '../../ui/form/focusFirst.ts'
import { rootOf } from '../../shared/format/errorWords.ts'

interface Taking {
  form: RefObject<HTMLFormElement | null>
  /** It stands within a page of something else, whose address says nothing of it. */
  isWithin: boolean
  /** What is wrong with what is typed now. */
  wrong: readonly FieldError[]
  /** What the server has found wrong with what was sent. */
  answered: readonly FieldError[]
  /** Is told of what is wrong in a section that is left. */
  onWrong(path: string): void
}

export interface Steps {
  sections: readonly Section[]
  /** Of the sections, and of the summary. */
  titles: readonly string[]
  /** The section that is filled in; behind the last, all of them are shown. */
  at: number
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
const useStep = (names: readonly string[], isWithin: boolean): Step => {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation() as { state: Partial<Step> | null }
  const [inside, setInside] = useState(0)
  if (isWithin) return { at: inside, behind: 0, goTo: setInside }
  const behind = state?.behind ?? 0
  const goTo = (step: number) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        after.set('step', names[step]!)
        return after
      },
      { state: { behind: behind + 1 } },
    )
  return { at: Math.max(0, names.indexOf(params.get('step') ?? '')), behind, goTo }
}

/** How a form is filled in section by section: what is wrong in one is to be mended before the next, and back loses nothing. One that is no wizard is at its end. */
export const useSteps = (area: Area, { form, isWithin, wrong, answered, onWrong }: Taking): Steps => {
  const { t } = useTranslation(['form', area.name])
  const own = formFields(area)
  const sections = area.wizard ? area.sections.filter(({ fields }) => fields.some((name) => own.includes(name))) : []
  const { at, behind, goTo } = useStep([...sections.map(({ id }) => id), 'summary'], isWithin)
  /** Where the form was led to last, and what is to be mended there. */
  const [aim, setAim] = useState<{ step: number; paths: readonly string[] }>({ step: at, paths: [] })
  const last = useRef(at)
  const inSection = ({ fields }: Section, errors: readonly FieldError[]) =>
    errors.map(({ path }) => path).filter((path) => fields.includes(rootOf(path)))
  const refused = sections.findIndex((one) => inSection(one, answered).length > 0)
  const [heard, setHeard] = useState(answered)
  if (answered !== heard) {
    setHeard(answered)
    if (refused >= 0) setAim({ step: refused, paths: inSection(sections[refused]!, answered) })
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
    sections,
    titles: [...sections.map(({ id }) => t(`${area.name}:sections.${id}`)), t('form:steps.summary')],
    at,
    isLast: at === sections.length,
    behind,
    go: (to) => {
      const held = sections.findIndex((one, index) => index < to && inSection(one, wrong).length > 0)
      const stop = held === -1 ? to : held
      const lacking = stop === to ? [] : inSection(sections[stop]!, wrong)
      lacking.forEach(onWrong)
      if (stop !== at || lacking.length > 0) setAim({ step: stop, paths: lacking })
      return stop === to
    },
  }
}
