import { makeStyles, tokens } from '@fluentui/react-components'
import { typeOf } from '../../../../machines/fields/fields.ts'
import { pathOf } from './cells.ts'
import { RowFrame } from './RowFrame.tsx'
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
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 160px), 1fr))',
    gap: tokens.spacingHorizontalM,
  },
  wide: { gridColumn: '1 / -1' },
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
  const classes = useStyles()
  return (
    <RowFrame order={order} index={index} called={called} disabled={disabled} onRemove={onRemove}>
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
    </RowFrame>
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
          onRemove={() => onRemove(index)}
        />
      ))}
    </ul>
  )
}
