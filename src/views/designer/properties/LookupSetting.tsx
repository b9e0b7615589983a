import { useTranslation } from 'react-i18next'
import { outlines } from '../../../areas/outlines.ts'
import { useMayName } from '../../../data/person.ts'
import type { FormFieldOf } from '../../../shared/forms/definition.ts'
import { NumberSetting, SelectSetting } from './settings.tsx'
import type { Apply } from './usePatch.ts'

interface LookupSettingProps {
  field: FormFieldOf<'lookup'>
  disabled: boolean
  apply: Apply
}

const found = outlines.filter(({ parent }) => !parent)

/** In which area records are looked up, one whose records the designer is told of, and how many. */
const LookupSetting = ({ field, disabled, apply }: LookupSettingProps) => {
  const { t, i18n } = useTranslation(['designer', ...found.map(({ name }) => name)])
  const mayName = useMayName()
  const named = found
    .filter((outline) => mayName(outline))
    .map(({ id, name }) => ({ value: id, label: t(`${name}:title`) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, i18n.language))
  const isThere = named.some(({ value }) => value === field.area)
  return (
    <>
      <SelectSetting
        label={t('designer:settings.area')}
        hint={t('designer:settings.areaHint')}
        value={field.area}
        disabled={disabled}
        options={isThere ? named : [{ value: field.area, label: field.area }, ...named]}
        onTake={(area, run) => apply({ area }, run)}
      />
      <NumberSetting
        label={t('designer:settings.many')}
        hint={t('designer:settings.manyHint')}
        value={field.many}
        disabled={disabled}
        onTake={(many, run) => apply({ many }, run)}
      />
    </>
  )
}

export default LookupSetting
