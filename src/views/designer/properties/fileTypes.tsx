import { Checkbox } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { type FileExtension, firstExtension } from '../../../../machines/fields/fileKinds.ts'
import { mediaTypes, typesTaken } from '../../../shared/forms/input.ts'
import { NumberSetting, Pair, SelectSetting } from './settings.tsx'
import type { Settings, SettingsProps } from './typeSettings.types.ts'

export const Sizes = ({ field, disabled, apply }: SettingsProps<'file' | 'photo'>) => {
  const { t } = useTranslation('designer')
  return (
    <Pair>
      <NumberSetting
        label={t('settings.megabytes')}
        value={field.megabytes}
        disabled={disabled}
        onTake={(megabytes, run) => apply({ megabytes }, run)}
      />
      <NumberSetting
        label={t('settings.most')}
        value={field.max}
        disabled={disabled}
        onTake={(max, run) => apply({ max }, run)}
      />
    </Pair>
  )
}

const fileKinds = ['image', 'pdf', 'video'] as const

type FormFileKind = (typeof fileKinds)[number]

/** Of these kinds, without those of which all are taken. */
const extensionsIn = (
  kinds: readonly FormFileKind[],
  extensions: readonly FileExtension[] = [],
): FileExtension[] | undefined => {
  const named = kinds.flatMap((kind) => {
    const types = mediaTypes[kind].map(firstExtension)
    const own = types.filter((one) => extensions.includes(one))
    return own.length < types.length ? own : []
  })
  return named.length > 0 ? named : undefined
}

/** Which files of a kind are taken. */
const Extensions = ({ kind, field, disabled, apply }: SettingsProps<'file'> & { kind: FormFileKind }) => {
  const { t } = useTranslation('designer')
  const taken = typesTaken(field).map(firstExtension)
  const own = mediaTypes[kind].map(firstExtension)
  return (
    <div role="group" aria-label={t('settings.extensions', { kind: t(`settings.fileKinds.${kind}`) })}>
      {own.map((extension) => (
        <Checkbox
          key={extension}
          label={`.${extension}`}
          checked={taken.includes(extension)}
          disabled={disabled}
          onChange={(_, { checked }) => {
            const next = taken.filter((one) => one !== extension).concat(checked === true ? extension : [])
            if (next.some((one) => own.includes(one))) apply({ extensions: extensionsIn(field.kinds, next) })
          }}
        />
      ))}
    </div>
  )
}

export const File: Settings<'file'> = ({ field, disabled, apply }) => {
  const { t } = useTranslation('designer')
  return (
    <>
      <div role="group" aria-label={t('settings.kinds')}>
        {fileKinds.map((kind) => (
          <Checkbox
            key={kind}
            label={t(`settings.fileKinds.${kind}`)}
            checked={field.kinds.includes(kind)}
            disabled={disabled}
            onChange={(_, { checked }) => {
              const kinds = fileKinds.filter((one) => (one === kind ? checked === true : field.kinds.includes(one)))
              if (kinds.length > 0) apply({ kinds, extensions: extensionsIn(kinds, field.extensions) })
            }}
          />
        ))}
      </div>
      {field.kinds
        .filter((kind) => mediaTypes[kind].length > 1)
        .map((kind) => (
          <Extensions key={kind} kind={kind} field={field} disabled={disabled} apply={apply} />
        ))}
      <Sizes field={field} disabled={disabled} apply={apply} />
      <SelectSetting
        label={t('settings.of')}
        value={field.of}
        disabled={disabled}
        options={(['each', 'all'] as const).map((of) => ({ value: of, label: t(`settings.ofs.${of}`) }))}
        onTake={(of, run) => apply({ of }, run)}
      />
    </>
  )
}
