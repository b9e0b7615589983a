import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { type Composition, composed, partsIn, saysNothing } from '../../shared/forms/composed.ts'
import type { FieldKind } from '../../shared/forms/definition.ts'
import type { InputProps } from '../../ui/fields/input.ts'
import { Together } from '../../ui/fields/Together.tsx'
import { FieldInput } from '../fields/FieldInput.tsx'

const useStyles = makeStyles({
  parts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
    alignItems: 'start',
    gap: tokens.spacingHorizontalM,
    padding: tokens.spacingHorizontalM,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
})

interface PartsProps extends InputProps {
  kind: FieldKind
  composition: Composition
  /** Of which part it is said what is wrong. */
  wrongPart: string | undefined
}

/** An answer of several parts, each with an input of its own; the one that is wrong, or else the first, stands for all of them. */
const Parts = ({ kind, composition, wrongPart, error, ...props }: PartsProps) => {
  const { field, name, value, disabled, optionLabel, onChange, onBlur } = props
  const { t } = useTranslation('fill')
  const classes = useStyles()
  const values = partsIn(composition, value)
  const hints = composition.hints?.(values) ?? {}
  const [first] = Object.keys(composition.parts)
  const called = wrongPart ?? first
  return (
    <Together {...props} error={wrongPart === undefined ? error : undefined}>
      {() => (
        <div
          className={classes.parts}
          onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || onBlur?.()}
        >
          {Object.entries(composition.parts).map(([part, { field: own }]) => (
            <FieldInput
              key={part}
              field={{ ...own, required: field.required }}
              name={part === called ? name : `${name}.${part}`}
              label={t(`fill:parts.${kind}.${part}`)}
              value={values[part] ?? null}
              hint={hints[part] && t(hints[part].key, hints[part].values)}
              error={part === wrongPart ? error : undefined}
              currency={composition.currency}
              disabled={disabled}
              optionLabel={optionLabel}
              onChange={(next) => {
                const typed = { ...values, [part]: next ?? undefined }
                onChange(saysNothing(typed) ? null : composed(composition, typed))
              }}
            />
          ))}
        </div>
      )}
    </Together>
  )
}

export default Parts
