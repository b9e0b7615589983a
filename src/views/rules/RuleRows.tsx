import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { RuleRow } from '../../../machines/kernel/ruleTable.types.ts'
import { defaultCurrency } from '../../../machines/fields/currencies.ts'
import type { Intent } from '../../../machines/fields/intent.ts'
import { fieldText } from '../../shared/format/fieldText.ts'
import { formatNumber } from '../../shared/format/number.ts'
import { IntentBadge } from '../../ui/IntentBadge.tsx'
import { Sheet } from '../../ui/table/Sheet.tsx'
import { compared, type ComparedRow } from './comparison.ts'
import { rowsField, typedRows } from './ruleRows.ts'
import type { Ruled } from './rules.gateway.ts'
import { useTableWords } from './useTableWords.ts'

const useStyles = makeStyles({
  former: { color: tokens.colorNeutralForeground2 },
  figure: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
})

const intents = { new: 'success', gone: 'danger', changed: 'warning' } as const satisfies Record<string, Intent>

interface RuleRowsProps {
  ruled: Ruled
  rows: readonly RuleRow[]
  /** What is compared with it, cell by cell. */
  before?: readonly RuleRow[]
}

/** A table as it stands, a row a line; compared, with what is new in it, what is gone and what stood in its cells. */
export const RuleRows = ({ ruled, rows, before }: RuleRowsProps) => {
  const { t, i18n } = useTranslation(['ruleTableVersion', 'fields'])
  const classes = useStyles()
  const { labelOf, optionLabel, title } = useTableWords(ruled)
  const { area, table } = ruled
  const { fields } = rowsField(table)
  const columns = Object.keys(fields)
  const lines: ComparedRow[] = before
    ? compared(table, rows, before)
    : typedRows(table, rows).map((row) => ({ row, before: {}, difference: null }))
  const textOf = (name: string, value: unknown): string =>
    fieldText(t, i18n.language, {
      field: fields[name]!,
      value,
      name,
      namespace: area.name,
      place: 'list',
      currency: defaultCurrency,
      option: (one) => optionLabel(name, one),
    }) ?? t(name in table.gives ? 'none' : 'any')
  const cellOf = (name: string, { row, before: was, difference }: ComparedRow) => {
    const text = (
      <span key={name} className={typeof row[name] === 'number' ? classes.figure : undefined}>
        {textOf(name, row[name])}
      </span>
    )
    if (difference === 'gone') return <del className={classes.former}>{text}</del>
    if (!(name in was)) return text
    return (
      <span key={name}>
        <del className={classes.former}>{textOf(name, was[name])}</del> <ins>{text}</ins>
      </span>
    )
  }
  return (
    <Sheet
      label={title}
      heads={['#', ...columns.map(labelOf), ...(before ? [t('difference')] : [])]}
      figures={0}
      rows={lines.map((line, index) => ({
        id: String(index),
        cells: [
          line.difference === 'gone' ? '–' : formatNumber(index + 1),
          ...columns.map((name) => cellOf(name, line)),
          ...(before
            ? [
                line.difference && (
                  <IntentBadge key="difference" intent={intents[line.difference]}>
                    {t(`differences.${line.difference}`)}
                  </IntentBadge>
                ),
              ]
            : []),
        ],
      }))}
    />
  )
}
