import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { Area } from '../../shared/area/types.ts'
import { formatInstant } from '../../shared/format/date.ts'
import { formFields } from '../../shared/area/names.ts'
import { foundDraft } from './draft.view.ts'
import type { Values } from './form.types.ts'
import { Restored } from './Restored.tsx'
import { TypedElsewhere } from './TypedElsewhere.tsx'
import { type DraftRef, draftedIn, typedOf } from './useKeeper.ts'
import type { Typed } from './useTyped.ts'

interface DraftNoticesProps {
  area: Area
  draft: DraftRef
  form: Typed<Values>
  /** Of the record that is typed over; null: of none. */
  revision: number | null
}

/** What the form began with, and what was typed on another device since. */
export const DraftNotices = ({ area, draft, form, revision }: DraftNoticesProps) => {
  const { t, i18n } = useTranslation('form')
  const found = useSelector(draft, foundDraft)
  const when = (at: string) => ({ when: formatInstant(at, i18n.language) })
  const notes = [
    ...(found && found.base !== revision ? [t('form:draft.changed')] : []),
    ...(draftedIn(area).length < formFields(area).length ? [t('form:draft.partly')] : []),
  ]
  return (
    <>
      {form.isRestored && found && (
        <Restored
          text={[t('form:draft.restored', when(found.saved_at)), ...notes].join(' ')}
          label={t('form:draft.discard')}
          onDiscard={form.discard}
        />
      )}
      <TypedElsewhere draft={draft} onTheirs={(typed) => form.change(typedOf(area, typed))} />
    </>
  )
}
