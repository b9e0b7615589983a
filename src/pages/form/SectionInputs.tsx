import { useTranslation } from 'react-i18next'
import { firstBeside, isAskedBeside, isListed, narrowedBy } from '../../../machines/fields/beside.ts'
import { typeOf, type PayloadField } from '../../../machines/fields/fields.ts'
import { typedField } from '../../shared/area/names.ts'
import type { Area, Section as AreaSection } from '../../shared/area/types.ts'
import type { FieldError } from '../../shared/validation/fieldErrors.ts'
import { FieldInput } from '../fields/FieldInput.tsx'
import { keptReferred, useKeptTitles } from '../fields/referred.ts'
import { PasteButton } from '../paste/PasteButton.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { usePageStyles } from '../page.styles.ts'
import { errorWords } from '../../shared/format/errorWords.ts'
import type { Values } from './form.types.ts'
import { useIdle } from './useIdle.ts'

interface SectionInputsProps {
  area: Area
  section: AreaSection
  currency: string | undefined
  values: Values
  /** Of the record; null before it is there. */
  id: string | null
  wrongOf(name: string): FieldError | undefined
  onChange(name: string, value: unknown): void
  /** Of a section that is filled in from JSON too. */
  onTake(taken: Values): void
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
  onTake,
  onBlur,
}: SectionInputsProps) => {
  const { t, i18n } = useTranslation([area.name, 'validation', 'form'])
  const page = usePageStyles()
  // What is known of what is chosen comes with what that is called.
  useKeptTitles()
  const known = keptReferred()
  const isIdle = useIdle(area)
  const names = section.fields.filter(
    (name) =>
      !area.fields[name]!.readOnly &&
      isAskedBeside(area.fields[name] as PayloadField, values) &&
      isListed(name, area.fields[name] as PayloadField, values, known) &&
      !isIdle(name, values),
  )
  if (names.length === 0) return null
  const said = (error: FieldError | undefined, field: string) => error && errorWords(t, area, error, field)
  const title = t(`${area.name}:sections.${section.id}`)
  return (
    <Panel
      title={title}
      isSaid={names.length === 1 && t(`${area.name}:fields.${names[0]}`) === title}
      aside={
        area.pasted?.section === section.id && (
          <PasteButton area={area} values={values} currency={currency} onTake={onTake} />
        )
      }
    >
      <div className={page.fields}>
        {names.map((name) => {
          const label = t(`${area.name}:fields.${name}`)
          const hint = `${area.name}:hints.${name}`
          const field = typedField(area.fields[name]!)
          const first = firstBeside(field, values)
          const before = first && { field: t(`${area.name}:fields.${first}`) }
          return (
            <div key={name} className={typeOf(field.type).shape === 'block' ? page.wide : undefined}>
              <FieldInput
                field={narrowedBy(field, values, known)}
                disabled={before ? true : undefined}
                name={name}
                label={label}
                hint={
                  before
                    ? t([`${area.name}:first.${first}`, 'form:first'], before)
                    : i18n.exists(hint)
                      ? t(hint)
                      : undefined
                }
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
