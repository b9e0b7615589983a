import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { DeleteRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { typeOf } from '../../../../machines/fields/fields.ts'
import { useMovable } from '../../order/useMovable.tsx'
import { pathOf } from './cells.ts'
import type { Row, RowsProps } from './rows.ts'

const useStyles = makeStyles({
  rows: {
    display: 'grid',
    gap: tokens.spacingVerticalM,
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    '&:not(:empty)': { marginBottom: tokens.spacingVerticalM },
  },
  row: {
    margin: 0,
    padding: tokens.spacingHorizontalM,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    minWidth: 0,
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 160px',
  },
  legend: { padding: `0 ${tokens.spacingHorizontalXS}`, fontWeight: tokens.fontWeightSemibold },
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 160px), 1fr))',
    gap: tokens.spacingHorizontalM,
  },
  wide: { gridColumn: '1 / -1' },
  tools: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    marginTop: tokens.spacingVerticalS,
  },
})

interface RowInputProps extends Omit<RowsProps, 'rows' | 'list' | 'called' | 'onChange' | 'onRemove'> {
  index: number
  /** What it is called among the others. */
  called: string
  row: Row
  onChange(row: Row): void
  onRemove(): void
}

const RowInput = (props: RowInputProps) => {
  const { field, name, order, index, called, row, disabled, currency, inner, onChange, onRemove } = props
  const { t } = useTranslation('ui')
  const classes = useStyles()
  const { setRow, className, handle, steps } = useMovable({ order, index, name: called, disabled })
  return (
    <li ref={setRow} className={className}>
      <fieldset className={classes.row}>
        <legend className={classes.legend}>{called}</legend>
        <div className={classes.fields}>
          {Object.entries(field.fields).map(([own, declared]) => {
            const path = pathOf(name, index, own)
            const text = inner.labelOf(own)
            return (
              <div key={own} className={typeOf(declared.type).shape === 'block' ? classes.wide : undefined}>
                <inner.Input
                  field={declared}
                  name={path}
                  label={text}
                  value={row[own]}
                  error={inner.errorOf(path, text)}
                  currency={currency}
                  optionLabel={(option) => inner.optionLabel(own, option)}
                  disabled={disabled}
                  onChange={(value) => onChange({ ...row, [own]: value })}
                  onBlur={() => inner.leave(path)}
                />
              </div>
            )
          })}
        </div>
        <div className={classes.tools}>
          {handle}
          {steps}
          <Button
            icon={<DeleteRegular />}
            disabledFocusable={disabled}
            aria-label={t('fields.removeRow', { row: called })}
            onClick={onRemove}
          >
            {t('fields.remove')}
          </Button>
        </div>
      </fieldset>
    </li>
  )
}

/** The rows under each other, each with its inputs. */
export const RowList = ({ rows, list, called, onChange, onRemove, ...props }: RowsProps) => {
  const classes = useStyles()
  return (
    <ul ref={list} className={classes.rows}>
      {rows.map((row, index) => (
        <RowInput
          {...props}
          key={index}
          index={index}
          called={called(index)}
          row={row}
          onChange={(next) => onChange(rows.with(index, next))}
          onRemove={() => {
            props.order.leave(index)
            onRemove(index)
          }}
        />
      ))}
    </ul>
  )
}
