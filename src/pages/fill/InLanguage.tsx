import { Suspense, type ReactNode } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { wordsIn } from '../../data/language.ts'
import { type Locale, supportedLocale } from '../../shared/locales.ts'
import { Bone } from '../../ui/Bone.tsx'

interface InLanguageProps {
  /** The reader's own where none is said. */
  locale: Locale | undefined
  className?: string
  children(locale: Locale): ReactNode
}

/** A part of the page in a language of its own: what the form says, and what the product says around it. */
export const InLanguage = ({ locale, className, children }: InLanguageProps) => {
  const { i18n } = useTranslation()
  const own = supportedLocale(i18n.language)
  const told = locale ?? own
  return (
    <I18nextProvider i18n={told === own ? i18n : wordsIn(told)}>
      <div className={className} lang={told}>
        <Suspense fallback={<Bone />}>{children(told)}</Suspense>
      </div>
    </I18nextProvider>
  )
}
