import { Button, Field, makeStyles, Select, tokens } from '@fluentui/react-components'
import { AddRegular, DeleteRegular } from '@fluentui/react-icons'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { unitOf } from '../../../../machines/fields/currencies.ts'
import type { Expression, FormField } from '../../../shared/forms/definition.ts'
import { currencyWithin } from '../../../shared/forms/units.ts'
import { groupsOf, placesOf } from '../../../shared/forms/walk.ts'
import { useName, useRead } from '../design.ts'
import { useStay } from '../useStay.ts'
import { begun } from './comparing.ts'
import { ConditionEditor, useComparable } from './ConditionEditor.tsx'
import { NumberSetting } from './settings.tsx'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingVerticalS,
    padding: tokens.spacingHorizontalS,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  within: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingVerticalS,
    paddingInlineStart: tokens.spacingHorizontalM,
    borderLeft: `2px solid ${tokens.colorBrandStroke2}`,
  },
  line: { display: 'flex', gap: tokens.spacingHorizontalXS },
  full: { flexGrow: 1, minWidth: 0 },
  add: { justifySelf: 'start' },
})

const kinds = [
  'number',
  'field',
  'sum',
  'count',
  'add',
  'subtract',
  'multiply',
  'divide',
  'least',
  'most',
  'when',
] as const
type Kind = (typeof kinds)[number]

const kindOf = (expression: Expression): Kind => {
  if (typeof expression === 'number') return 'number'
  if ('field' in expression) return 'field'
  if ('sum' in expression) return 'sum'
  if ('count' in expression) return 'count'
  return 'op' in expression ? expression.op : 'when'
}

const numeric: readonly FormField['type'][] = ['number', 'money', 'percent', 'calculated', 'hidden']

interface Sources {
  fields: readonly FormField[]
  /** Within rows, of whom there can be a sum. */
  summed: readonly FormField[]
  groups: readonly string[]
  compared: readonly FormField[]
}

/** An expression of another kind that keeps what it can of the one before. */
const made = (kind: Kind, before: Expression, { fields, summed, groups, compared }: Sources): Expression => {
  const [field] = fields
  const [inRows] = summed
  const [group] = groups
  const [comparable] = compared
  switch (kind) {
    case 'number':
      return 0
    case 'field':
      return field ? { field: field.name } : before
    case 'sum':
      return inRows ? { sum: inRows.name } : before
    case 'count':
      return group ? { count: group } : before
    case 'when':
      return comparable ? { when: { all: [begun(comparable)] }, then: before, otherwise: 0 } : before
    default:
      return { op: kind, of: typeof before === 'object' && 'op' in before ? before.of : [before, 0] }
  }
}

interface ExpressionEditorProps {
  label: string
  expression: Expression
  /** The field that is reckoned. */
  own: string
  /** Of which a number is an amount; without it, it is none. */
  currency: string | undefined
  /** Beside what it is. */
  aside?: ReactNode
  onChange(expression: Expression, run?: string): void
}

/** What is reckoned, put together by choosing. */
export const ExpressionEditor = ({ label, expression, own, currency, aside, onChange }: ExpressionEditorProps) => {
  const { t } = useTranslation('designer')
  const classes = useStyles()
  const nameOf = useName()
  const definition = useRead()
  const compared = useComparable(own)
  const places = placesOf(definition).filter(({ field }) => field.name !== own && numeric.includes(field.type))
  const row = placesOf(definition).find(({ field }) => field.name === own)?.group ?? null
  const sources: Sources = {
    fields: places.filter(({ group }) => group === null || group === row).map(({ field }) => field),
    summed: places.filter(({ group }) => group !== null).map(({ field }) => field),
    groups: groupsOf(definition).map(({ group }) => group.name),
    compared,
  }
  const isPossible: Partial<Record<Kind, boolean>> = {
    field: sources.fields.length > 0,
    sum: sources.summed.length > 0,
    count: sources.groups.length > 0,
    when: compared.length > 0,
  }
  const kind = kindOf(expression)
  const within = currencyWithin(definition, expression, currency)
  const { before, run, stay } = useStay(expression)
  const choose = (next: Kind) => onChange(next === kindOf(before()) ? before() : made(next, before(), sources), run())
  return (
    <div role="group" aria-label={label} className={classes.root}>
      <Field label={label}>
        {(control) => (
          <div className={classes.line}>
            <Select
              {...control}
              className={classes.full}
              {...stay}
              value={kind}
              onChange={(_, { value }) => choose(value as Kind)}
            >
              {kinds.map((one) => (
                <option key={one} value={one} disabled={isPossible[one] === false}>
                  {t(`calculations.${one}`)}
                </option>
              ))}
            </Select>
            {aside}
          </div>
        )}
      </Field>
      {typeof expression === 'number' && (
        <NumberSetting
          label={currency ? t('calculations.amount', { currency }) : t('calculations.value')}
          value={expression}
          factor={currency ? unitOf(currency) : 1}
          onTake={(value, typing) => {
            if (value !== undefined) onChange(value, typing)
            return null
          }}
        />
      )}
      {typeof expression === 'object' && 'field' in expression && (
        <Source
          value={expression.field}
          names={sources.fields.map((field) => ({ name: field.name, label: nameOf(field) }))}
          onChange={(field) => onChange({ field })}
        />
      )}
      {typeof expression === 'object' && 'sum' in expression && (
        <Source
          value={expression.sum}
          names={sources.summed.map((field) => ({ name: field.name, label: nameOf(field) }))}
          onChange={(sum) => onChange({ sum })}
        />
      )}
      {typeof expression === 'object' && 'count' in expression && (
        <Source
          value={expression.count}
          names={groupsOf(definition).map(({ group }) => ({ name: group.name, label: nameOf(group) }))}
          onChange={(count) => onChange({ count })}
        />
      )}
      {typeof expression === 'object' && 'op' in expression && (
        <div className={classes.within}>
          {expression.of.map((one, index) => (
            <ExpressionEditor
              key={index}
              label={t('calculations.part', { number: index + 1 })}
              expression={one}
              own={own}
              currency={within}
              aside={
                <Button
                  appearance="subtle"
                  icon={<DeleteRegular />}
                  aria-label={t('calculations.remove', { number: index + 1 })}
                  disabledFocusable={expression.of.length < 2}
                  onClick={() => onChange({ ...expression, of: expression.of.toSpliced(index, 1) })}
                />
              }
              onChange={(next, step) => onChange({ ...expression, of: expression.of.with(index, next) }, step)}
            />
          ))}
          <Button
            size="small"
            className={classes.add}
            icon={<AddRegular />}
            onClick={() => onChange({ ...expression, of: [...expression.of, 0] })}
          >
            {t('calculations.addPart')}
          </Button>
        </div>
      )}
      {typeof expression === 'object' && 'when' in expression && (
        <div className={classes.within}>
          <ConditionEditor
            condition={expression.when}
            own={own}
            onChange={(when) => onChange({ ...expression, when })}
            onEmpty={() => onChange(expression.otherwise)}
          />
          <ExpressionEditor
            label={t('calculations.then')}
            expression={expression.then}
            own={own}
            currency={within}
            onChange={(then, step) => onChange({ ...expression, then }, step)}
          />
          <ExpressionEditor
            label={t('calculations.otherwise')}
            expression={expression.otherwise}
            own={own}
            currency={within}
            onChange={(otherwise, step) => onChange({ ...expression, otherwise }, step)}
          />
        </div>
      )}
    </div>
  )
}

interface SourceProps {
  value: string
  names: readonly { name: string; label: string }[]
  onChange(name: string): void
}

const Source = ({ value, names, onChange }: SourceProps) => {
  const { t } = useTranslation('designer')
  return (
    <Select aria-label={t('calculations.source')} value={value} onChange={(_, data) => onChange(data.value)}>
      {!names.some(({ name }) => name === value) && (
        <option value={value}>{t('conditions.gone', { name: value })}</option>
      )}
      {names.map(({ name, label }) => (
        <option key={name} value={name}>
          {label}
        </option>
      ))}
    </Select>
  )
}
