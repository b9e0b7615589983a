import { useEffect, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { formFields } from '../../shared/area/names.ts'
import type { Area, Section } from '../../shared/area/types.ts'
import type { FieldError } from '../../shared/validation/fieldErrors.ts'
import { focusFirst } from '../../ui/form/focusFirst.ts'
import { rootOf } from '../../shared/format/errorWords.ts'

interface Taking {
  form: RefObject<HTMLFormElement | null>
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
  /** Goes to a step, or to the first before it in which something is wrong; whether it is there. */
  go(to: number): boolean
}

/** How a form is filled in section by section: what is wrong in one is to be mended before the next, and back loses nothing. */
export const useSteps = (area: Area, { form, wrong, answered, onWrong }: Taking): Steps => {
  const { t } = useTranslation(['form', area.name])
  const own = formFields(area)
  const sections = area.sections.filter(({ fields }) => fields.some((name) => own.includes(name)))
  const [{ at, paths }, setStep] = useState<{ at: number; paths: readonly string[] | null }>({ at: 0, paths: null })
  const inSection = ({ fields }: Section, errors: readonly FieldError[]) =>
    errors.map(({ path }) => path).filter((path) => fields.includes(rootOf(path)))
  const refused = answered.length === 0 ? -1 : sections.findIndex((one) => inSection(one, answered).length > 0)
  const [heard, setHeard] = useState(answered)
  if (answered !== heard) {
    setHeard(answered)
    if (refused >= 0) setStep({ at: refused, paths: inSection(sections[refused]!, answered) })
  }
  useEffect(() => {
    if (paths === null) return
    const step = form.current?.querySelector<HTMLElement>('[data-step]')
    if (paths.length > 0) focusFirst(form.current, paths)
    else step?.focus()
  }, [form, at, paths])
  return {
    sections,
    titles: [...sections.map(({ id }) => t(`${area.name}:sections.${id}`)), t('form:steps.summary')],
    at,
    isLast: at === sections.length,
    go: (to) => {
      const held = sections.findIndex((one, index) => index < to && inSection(one, wrong).length > 0)
      const stop = held === -1 ? to : held
      const lacking = stop === to ? [] : inSection(sections[stop]!, wrong)
      lacking.forEach(onWrong)
      if (stop !== at || lacking.length > 0) setStep({ at: stop, paths: lacking })
      return stop === to
    },
  }
}
