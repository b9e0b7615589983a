import { useTranslation } from 'react-i18next'
import { typeOf } from '../../../machines/fields/fields.ts'
import type { Area, Section as AreaSection } from '../../shared/area/types.ts'
import type { FieldError } from '../../shared/validation/fieldErrors.ts'
import { FieldInput } from '../fields/FieldInput.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { usePageStyles } from '../page.styles.ts'
import { errorWords } from '../../shared/format/errorWords.ts'
import type { Values } from './form.types.ts'

interface SectionInputsProps {
  area: Area
  section: AreaSection
  currency: string | undefined
  values: Values
  /** Of the record; null before it is there. */
  id: string | null
  wrongOf(name: string): FieldError | undefined
  onChange(name: string, value: unknown): void
  onBlur(path: string): void
}

/** The inputs of a section's fields; nothing when a person may write none of them. */
export const SectionInputs = ({
  area,
  section,
  currency,
  values,
  id,
  wrongOf,
  onChange,
  onBlur,
}: SectionInputsProps) => {
  const { t, i18n } = useTranslation([area.name, 'validation'])
  const page = usePageStyles()
  const names = section.fields.filter((name) => !area.fields[name]!.readOnly)
  if (names.length === 0) return null
  const said = (error: FieldError | undefined, field: string) => error && errorWords(t, area, error, field)
  return (
    <Panel title={t(`${area.name}:sections.${section.id}`)}>
      <div className={page.fields}>
        {names.map((name) => {
          const label = t(`${area.name}:fields.${name}`)
          const hint = `${area.name}:hints.${name}`
          return (
            <div key={name} className={typeOf(area.fields[name]!.type).shape === 'block' ? page.wide : undefined}>
              <FieldInput
                field={area.fields[name]!}
                name={name}
                label={label}
                hint={i18n.exists(hint) ? t(hint) : undefined}
                value={values[name]}
                currency={currency}
                record={{ area: area.id, id }}
                error={said(wrongOf(name), label)}
                optionLabel={(option) => t(`${area.name}:options.${name}.${option}`)}
                inner={{
                  rowLabel: () => t(`${area.name}:rows.${name}`),
                  labelOf: (own) => t(`${area.name}:groups.${name}.${own}`),
                  optionLabel: (own, option) => t(`${area.name}:options.${name}.${own}.${option}`),
                  errorOf: (path, text) => said(wrongOf(path), text),
                  leave: onBlur,
                }}
                onChange={(value) => onChange(name, value)}
                onBlur={() => onBlur(name)}
              />
            </div>
          )
        })}
      </div>
    </Panel>
  )
}
