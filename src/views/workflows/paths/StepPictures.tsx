import { makeStyles, tokens } from '@fluentui/react-components'
import i18next, { type TFunction } from 'i18next'
import { useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import type { KeptFile } from '../../../../machines/fields/kept.ts'
import { FieldInput } from '../../../pages/fields/FieldInput.tsx'
import { workflowTrial } from '../../../shared/navigation/workflowTrial.ts'

const useStyles = makeStyles({ root: { marginTop: tokens.spacingVerticalS } })

const { pictures: field } = workflowTrial.fields

interface StepPicturesProps {
  /** Of the step. */
  number: number
  pictures: readonly KeptFile[]
  /** How many the trial may still have, with these. */
  room: number
  said: TFunction<'workflows'>
  onChange(pictures: KeptFile[]): void
}

/** What a step showed: in the language of the page, and taken where somebody has something to show. */
export const StepPictures = ({ number, pictures, room, said: t, onChange }: StepPicturesProps) => {
  const [wasOpened, setOpened] = useState(false)
  const label = t('paths.pictures', { number })
  return (
    <details className={useStyles().root} onToggle={() => setOpened(true)}>
      <summary>{label}</summary>
      {wasOpened && (
        <I18nextProvider i18n={i18next}>
          <FieldInput
            field={{ ...field, max: Math.min(field.max, room) }}
            name={`pictures${number}`}
            label={label}
            value={pictures}
            record={{ area: workflowTrial.id, id: null, field: 'pictures' }}
            onChange={(chosen) => onChange(chosen as KeptFile[])}
          />
        </I18nextProvider>
      )}
    </details>
  )
}
