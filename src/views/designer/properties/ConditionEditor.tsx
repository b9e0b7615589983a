import { Button, Checkbox, Field, makeStyles, Select, tokens } from '@fluentui/react-components'
import { AddRegular, DeleteRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { comparingsOf } from '../../../shared/forms/comparable.ts'
import type { Comparison, Condition, FormField } from '../../../shared/forms/definition.ts'
import { saidIn } from '../../../shared/forms/said.ts'
import { placesOf } from '../../../shared/forms/walk.ts'
import { useDesign, useName, useRead } from '../design.ts'
import {
  begun,
  compared,
  comparedWith,
  conditionOf,
  isComparison,
  joinedIn,
  joins,
  type Is,
  type Join,
} from './comparing.ts'
import { ConstantInput } from './ConstantInput.tsx'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingVerticalS,
    paddingInlineStart: tokens.spacingHorizontalM,
    borderLeft: `2px solid ${tokens.colorBrandStroke2}`,
  },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingVerticalXS,
    padding: tokens.spacingHorizontalS,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  line: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: tokens.spacingHorizontalXS },
  tools: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXS },
  choices: { display: 'grid' },
  full: { width: '100%', minWidth: 0 },
  /** Its width is not that of the longest of hundreds of options, each of which would be measured. */
  field: { fieldSizing: 'content' },
})

/** Fields whose answers can be compared there, those of a row within that row alone. */
export const useComparable = (own: string): FormField[] => {
  const definition = useRead()
  const places = placesOf(definition)
  const row = places.find(({ field }) => field.name === own)?.group ?? null
  return places
    .filter(({ field, group }) => field.name !== own && (group === null || group === row))
    .map(({ field }) => field)
    .filter((field) => comparingsOf(field).length > 0)
}

interface RowProps {
  comparison: Comparison
  fields: readonly FormField[]
  number: number
  onChange(comparison: Comparison): void
  onRemove(): void
}

const Row = ({ comparison, fields, number, onChange, onRemove }: RowProps) => {
  const { t } = useTranslation('designer')
  const classes = useStyles()
  const nameOf = useName()
  const { locale } = useDesign()
  const field = fields.find(({ name }) => name === comparison.field)
  return (
    <div role="group" aria-label={t('conditions.number', { number })} className={classes.row}>
      <div className={classes.line}>
        <Select
          aria-label={t('conditions.field')}
          className={classes.full}
          select={{ className: classes.field }}
          value={comparison.field}
          onChange={(_, { value }) => {
            const chosen = fields.find(({ name }) => name === value)
            if (chosen) onChange(comparedWith(chosen, comparison))
          }}
        >
          {!field && <option value={comparison.field}>{t('conditions.gone', { name: comparison.field })}</option>}
          {fields.map((one) => (
            <option key={one.name} value={one.name}>
              {nameOf(one)}
            </option>
          ))}
        </Select>
        <Button
          appearance="subtle"
          icon={<DeleteRegular />}
          aria-label={t('conditions.remove', { number })}
          onClick={onRemove}
        />
      </div>
      {field && (
        <Select
          aria-label={t('conditions.is')}
          value={comparison.is}
          onChange={(_, { value }) => onChange(compared(field, value as Is, comparison))}
        >
          {comparingsOf(field).map((is) => (
            <option key={is} value={is}>
              {t(`conditions.comparisons.${is}`)}
            </option>
          ))}
        </Select>
      )}
      {field && 'value' in comparison && (
        <ConstantInput
          key={`${field.name}-${field.type}`}
          field={field}
          value={comparison.value}
          onChange={(value) => onChange({ ...comparison, value })}
        />
      )}
      {field && 'values' in comparison && 'options' in field && (
        <div role="group" aria-label={t('conditions.values')} className={classes.choices}>
          {field.options.map(({ value, label }) => (
            <Checkbox
              key={value}
              label={saidIn(label, locale) || value}
              checked={comparison.values.includes(value)}
              onChange={(_, { checked }) => {
                const values = field.options
                  .map((one) => one.value)
                  .filter((one) => (one === value ? checked === true : comparison.values.includes(one)))
                if (values.length > 0) onChange({ ...comparison, values })
              }}
            />
          ))}
        </div>
      )}
    </div>
  )
}

interface ConditionEditorProps {
  condition: Condition
  /** Of what it decides, which is not asked for its own answer. */
  own: string
  /** How deep within others. */
  depth?: number
  onChange(condition: Condition): void
  /** When the last of it is taken away. */
  onEmpty(): void
}

const deepest = 2

/** A condition put together by choosing: comparisons, and such groups of them within it. */
export const ConditionEditor = ({ condition, own, depth = 0, onChange, onEmpty }: ConditionEditorProps) => {
  const { t } = useTranslation('designer')
  const classes = useStyles()
  const fields = useComparable(own)
  const { join, of } = joinedIn(condition)
  const change = (next: readonly Condition[], how: Join = join) =>
    next.length === 0 ? onEmpty() : onChange(conditionOf({ join: how, of: next }))
  const [first] = fields
  const fresh = first && begun(first)
  return (
    <div className={classes.root}>
      {(of.length > 1 || join !== 'all' || depth > 0) && (
        <Field label={t('conditions.join')}>
          <Select value={join} onChange={(_, { value }) => change(of, value as Join)}>
            {joins.map((one) => (
              <option key={one} value={one}>
                {t(`conditions.joins.${one}`)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {of.map((one, index) => {
        const put = (next: Condition) => change(of.with(index, next))
        const drop = () => change(of.toSpliced(index, 1))
        return isComparison(one) ? (
          <Row key={index} comparison={one} fields={fields} number={index + 1} onChange={put} onRemove={drop} />
        ) : (
          <ConditionEditor key={index} condition={one} own={own} depth={depth + 1} onChange={put} onEmpty={drop} />
        )
      })}
      <div className={classes.tools}>
        <Button
          size="small"
          icon={<AddRegular />}
          disabledFocusable={!fresh}
          onClick={() => fresh && change([...of, fresh])}
        >
          {t('conditions.add')}
        </Button>
        {depth < deepest && (
          <Button
            size="small"
            appearance="subtle"
            icon={<AddRegular />}
            disabledFocusable={!fresh}
            onClick={() => fresh && change([...of, { any: [fresh] }])}
          >
            {t('conditions.addGroup')}
          </Button>
        )}
      </div>
    </div>
  )
}
