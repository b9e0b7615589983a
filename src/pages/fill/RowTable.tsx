import { makeStyles, tokens } from '@fluentui/react-components'
import type { FormGroup } from '../../shared/forms/definition.ts'
import { RemoveRow } from '../../ui/fields/rows/RemoveRow.tsx'
import { StepButtons } from '../../ui/order/StepButtons.tsx'
import type { Order } from '../../ui/order/useOrder.ts'
import { saidOnly } from '../../ui/saidOnly.ts'
import { type Asking, isSeen, type Spot } from './asking.ts'
import { isShown, placeOf } from './MarkedField.tsx'
import { FieldPlace } from './FieldPlace.tsx'
import { labelOf } from '../../shared/forms/told.ts'
import { useTranslation } from 'react-i18next'

const asTable = '@container fill (min-width: 720px)'

const useStyles = makeStyles({
  /** Where there is no room for columns, each row is a list of what is asked in it. */
  table: {
    display: 'grid',
    gap: tokens.spacingVerticalM,
    marginBottom: tokens.spacingVerticalM,
    [asTable]: { display: 'table', width: '100%', borderCollapse: 'collapse' },
  },
  head: { display: 'none', [asTable]: { display: 'table-header-group' } },
  body: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingVerticalM,
    [asTable]: { display: 'table-row-group' },
  },
  column: {
    padding: `0 ${tokens.spacingHorizontalXS} ${tokens.spacingVerticalXS}`,
    textAlign: 'start',
    fontWeight: tokens.fontWeightSemibold,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
  },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingVerticalM,
    padding: tokens.spacingHorizontalM,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    [asTable]: {
      display: 'table-row',
      borderTopStyle: 'none',
      borderRightStyle: 'none',
      borderBottomStyle: 'none',
      borderLeftStyle: 'none',
    },
  },
  number: {
    fontWeight: tokens.fontWeightSemibold,
    textAlign: 'start',
    [asTable]: {
      padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalXS}`,
      color: tokens.colorNeutralForeground3,
    },
  },
  said: saidOnly,
  called: { [asTable]: saidOnly },
  short: { display: 'none', [asTable]: { display: 'inline' } },
  mark: { color: tokens.colorPaletteRedForeground3 },
  cell: {
    padding: 0,
    verticalAlign: 'top',
    ':empty': { display: 'none' },
    [asTable]: {
      padding: tokens.spacingHorizontalXS,
      ':empty': { display: 'table-cell' },
      // The column's head says it.
      '& .fui-Field__label, & span:has(+ output)': saidOnly,
      '& .fui-Input, & .fui-Select, & .fui-Textarea, & .fui-Combobox': { minWidth: 0, width: '100%' },
    },
  },
  tools: { display: 'flex', whiteSpace: 'nowrap' },
})

interface RowTableProps {
  asking: Asking
  group: FormGroup
  count: number
  order: Order
  list(element: HTMLElement | null): void
  called(index: number): string
  spotOf(index: number): Spot
  onRemove(index: number): void
}

/** Rows under each other, what is asked in each of them in columns. */
export const RowTable = ({ asking, group, count, order, list, called, spotOf, onRemove }: RowTableProps) => {
  const { t } = useTranslation('fill')
  const classes = useStyles()
  if (count === 0) return null
  const { shown, required } = asking.judged
  const fields = group.items.filter(({ name }) => isSeen(shown, group, name, count))
  const isDemanded = (name: string) => isSeen(required, group, name, count)
  return (
    <table className={classes.table}>
      <thead className={classes.head}>
        <tr>
          <th scope="col" className={classes.column}>
            <span aria-hidden>#</span>
            <span className={classes.said}>{t('fill:row')}</span>
          </th>
          {fields.map((field) => (
            <th key={field.name} scope="col" className={classes.column}>
              {labelOf(field, asking.locale)}
              {isDemanded(field.name) && (
                <span aria-hidden className={classes.mark}>
                  {' *'}
                </span>
              )}
            </th>
          ))}
          <th scope="col" className={classes.column}>
            <span className={classes.said}>{t('fill:tools')}</span>
          </th>
        </tr>
      </thead>
      <tbody ref={list} className={classes.body}>
        {Array.from({ length: count }, (_, index) => (
          <tr key={index} className={classes.row}>
            <th scope="row" className={classes.number}>
              <span className={classes.called}>{called(index)}</span>
              <span aria-hidden className={classes.short}>
                {index + 1}
              </span>
            </th>
            {fields.map((field) => (
              <td key={field.name} className={classes.cell}>
                {isShown(asking, field, spotOf(index).prefix) && (
                  <FieldPlace {...placeOf({ asking, spot: spotOf(index), field })} />
                )}
              </td>
            ))}
            <td className={classes.cell}>
              <div className={classes.tools}>
                {count > 1 && <StepButtons order={order} index={index} name={called(index)} disabled={false} />}
                {count > group.min && (
                  <RemoveRow
                    order={order}
                    index={index}
                    called={called(index)}
                    isSmall
                    onRemove={() => onRemove(index)}
                  />
                )}
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
