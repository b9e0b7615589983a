import { emptyOf, type FieldOf } from '../../../machines/fields/fields.ts'
import { type InputProps, listOf } from './input.ts'
import { GroupFrame } from './rows/GroupFrame.tsx'
import { RowGrid } from './rows/RowGrid.tsx'
import { RowList } from './rows/RowList.tsx'
import type { Row } from './rows/rows.ts'
import { SheetInput } from './SheetInput.tsx'

/** Rows that a person types, and puts in order: those of a sheet in a table, others each with its inputs. */
const GroupInput = ({ hint, error, value, ...props }: InputProps<FieldOf<'group'>>) => {
  const { field, name, label, disabled, inner, onChange, onBlur } = props
  const rows = listOf<Row>(value)
  const Rows = field.sheet ? RowGrid : RowList
  return (
    <GroupFrame
      name={name}
      label={label}
      hint={hint}
      error={error}
      required={field.required}
      disabled={disabled}
      rows={rows}
      max={field.max}
      rowLabel={inner.rowLabel()}
      empty={() => Object.fromEntries(Object.entries(field.fields).map(([own, one]) => [own, emptyOf(one)]))}
      onChange={onChange}
      onBlur={onBlur}
      tools={field.sheet && <SheetInput {...props} onTake={onChange} />}
    >
      {({ order, list, called }) => (
        <Rows
          {...props}
          rows={rows}
          order={order}
          list={list}
          called={called}
          onRemove={(index) => onChange(rows.toSpliced(index, 1))}
        />
      )}
    </GroupFrame>
  )
}

export default GroupInput
