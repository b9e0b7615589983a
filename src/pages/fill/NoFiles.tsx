import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { files as filesType } from '../../../machines/fields/files.ts'
import type { KeptFile } from '../../../machines/fields/kept.ts'
import { limitsText } from '../../data/upload/limits.ts'
import { extensionsOf } from '../../shared/uploads.ts'
import { listOf } from '../../ui/fields/input.ts'
import { FileRow } from '../../ui/uploader/FileRow.tsx'
import { FilesUploader } from '../../ui/uploader/FilesUploader.tsx'
import type { FilesInput } from './asking.ts'

/** Where nothing is stored no file is taken, and it is said why. */
const NoFiles = ({ field, of, by, name, label, hint, error, value }: ComponentProps<FilesInput>) => {
  const { t, i18n } = useTranslation(['fill', 'files'])
  const limits = filesType.takes!(field)
  return (
    <FilesUploader
      label={label}
      name={name}
      hint={hint ? `${hint} ${t('fill:noFiles')}` : t('fill:noFiles')}
      limits={t(of === 'all' ? 'files:limitsOfAll' : 'files:limitsOfEach', {
        count: field.max,
        ...limitsText(limits, i18n.language),
      })}
      required={field.required}
      by={by}
      extensions={extensionsOf(limits)}
      disabled
      error={error}
      list={null}
      last={null}
      onChoose={() => {}}
    >
      {listOf<KeptFile>(value).map(({ id, name: called }) => (
        <FileRow key={id} title={called} facts={[]}>
          {null}
        </FileRow>
      ))}
    </FilesUploader>
  )
}

export default NoFiles
