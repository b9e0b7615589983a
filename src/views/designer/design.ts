import { createContext, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import type { ActorRefFrom } from 'xstate'
import type { Definition } from '../../shared/forms/definition.ts'
import { saidIn } from '../../shared/forms/said.ts'
import type { Locale } from '../../shared/locales.ts'
import type { designerMachine } from './designer.machine.ts'
import type { Part } from './edit.ts'

/** What every part of the designer works with. */
export interface Design {
  actor: ActorRefFrom<typeof designerMachine>
  /** In which the form is read while it is designed. */
  locale: Locale
  /** The version that is live. */
  live?: Definition
}

const Designing = createContext<Design | null>(null)

export const DesignProvider = Designing.Provider

export const useDesign = (): Design => useContext(Designing)!

const wordsOf = (part: Part) => ('label' in part ? part.label : (part.title ?? {}))

const Read = createContext<Definition | null>(null)

/** The form as it is read by what is drawn after what is typed. */
export const ReadProvider = Read.Provider

export const useRead = (): Definition => useContext(Read)!

/** What a part is called by who designs it: in the language that is chosen, else by what it is. */
export const useName = (): ((part: Part) => string) => {
  const { t } = useTranslation('designer')
  const { locale } = useDesign()
  return (part) => {
    const said = saidIn(wordsOf(part), locale)
    if (said) return said
    if (!('kind' in part)) return t('unnamed.page')
    return part.kind === 'section' ? t('unnamed.section') : part.name
  }
}

/** What a part is: the type of a field, a group, a section or a page. */
export const useKind = (): ((part: Part) => string) => {
  const { t } = useTranslation(['designer', 'forms'])
  return (part) => {
    if (!('kind' in part)) return t('parts.page')
    if (part.kind === 'section') return t('parts.section')
    return part.kind === 'field' ? t(`forms:fieldTypes.${part.type}`) : t('forms:fieldTypes.group')
  }
}
