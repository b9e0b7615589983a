import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { limitsText, problemOf } from '../../../data/upload/limits.ts'
import { documentLimits, extensionsOf } from '../../../shared/uploads.ts'
import { Uploader } from '../../../ui/uploader/Uploader.tsx'

const extensions = extensionsOf(documentLimits)

interface BulkFileProps {
  label: string
  required?: boolean
  error?: string
  onChange(file: File | null): void
}

/** One file for all of the rows, sent to the server with each of them. */
export const BulkFile = ({ label, required, error, onChange }: BulkFileProps) => {
  const { t, i18n } = useTranslation(['files', 'validation'])
  const [chosen, setChosen] = useState<File | null>(null)
  const problem = chosen && problemOf(chosen, documentLimits)
  const choose = (file: File | null) => {
    setChosen(file)
    onChange(file && !problemOf(file, documentLimits) ? file : null)
  }
  return (
    <Uploader
      label={label}
      required={required}
      hint={t('limits', limitsText(documentLimits, i18n.language))}
      extensions={extensions}
      name={chosen?.name ?? null}
      progress={null}
      error={problem ? t(`validation:${problem.key}`, problem.values) : error}
      onChoose={choose}
      onDrop={() => choose(null)}
    />
  )
}
