import { useTranslation } from 'react-i18next'
import type { RuleRow } from '../../../machines/kernel/ruleTable.types.ts'
import { defaultCurrency } from '../../../machines/fields/currencies.ts'
import type { Group } from '../../../machines/fields/group.ts'
import { same } from '../../../machines/fields/same.ts'
import { formatMoney } from '../../shared/format/money.ts'
import { formatNumber } from '../../shared/format/number.ts'
import { IntentBadge } from '../../ui/IntentBadge.tsx'
import { Sheet } from '../../ui/table/Sheet.tsx'
import { rowsField, typedRows, type TypedRow } from './ruleRows.ts'
import type { Ruled } from './rules.gateway.ts'
import { useTableWords } from './useTableWords.ts'

interface RuleRowsProps {
  ruled: Ruled
  rows: readonly RuleRow[]
  /** What is compared with it: rows that are not there are marked. */
  before?: readonly RuleRow[]
}

/** A table as it stands, a row a line. */
export const RuleRows = ({ ruled, rows, before }: RuleRowsProps) => {
  const { t } = useTranslation('ruleTableVersion')
  const { labelOf, optionLabel, title } = useTableWords(ruled)
  const { fields } = rowsField(ruled.table)
  const columns = Object.keys(fields)
  const former = before && typedRows(ruled.table, before)
  const isNew = (row: TypedRow) => former !== undefined && !former.some((one) => same(one, row))
  const textOf = (name: string, field: Group['fields'][string], value: unknown): string => {
    if (value === null || value === undefined) return t(name in ruled.table.gives ? 'none' : 'any')
    if (field.type === 'money') return formatMoney(value as number, defaultCurrency)
    if (typeof value === 'number') return formatNumber(value)
    return field.type === 'option' ? optionLabel(name, value as string) : (value as string)
  }
  return (
    <Sheet
      label={title}
      heads={['#', ...columns.map(labelOf), ...(before ? [t('difference')] : [])]}
      figures={0}
      rows={typedRows(ruled.table, rows).map((row, index) => ({
        id: String(index),
        cells: [
          formatNumber(index + 1),
          ...columns.map((name) => textOf(name, fields[name]!, row[name])),
          ...(before
            ? [
                isNew(row) && (
                  <IntentBadge key="difference" intent="accent">
                    {t('changed')}
                  </IntentBadge>
                ),
              ]
            : []),
        ],
      }))}
    />
  )
}
