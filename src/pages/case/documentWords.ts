import type { TFunction } from 'i18next'
import type { Lifecycle } from '../../../machines/kernel/types.ts'
import type { CaseDocument } from '../../data/case/documents.ts'
import { formatInstant } from '../../shared/format/date.ts'
import { authorText } from '../history/author.ts'

/** What a document is, and who brought it when. */
export const documentWords = (
  { name, kind, by, at }: CaseDocument,
  { t, locale, lifecycle }: { t: TFunction; locale: string; lifecycle: Lifecycle },
) => ({
  title: kind ? t(`${lifecycle.id}:options.${kind.field}.${kind.option}`) : name,
  facts: [kind && name, authorText(t, by), formatInstant(at, locale)].filter((fact) => fact !== null),
})
