import { mergeClasses } from '@fluentui/react-components'
import type { useTableStyles } from './table.styles.ts'

interface MarkCellProps {
  classes: ReturnType<typeof useTableStyles>
  label: string
  checked: boolean
  mixed?: boolean
  header?: boolean
  disabled?: boolean
  onChange(checked: boolean): void
}

/** The checkbox that chooses a row, or in the header all rows of the page. */
export const MarkCell = ({
  classes,
  label,
  checked,
  mixed = false,
  header = false,
  disabled = false,
  onChange,
}: MarkCellProps) => {
  const Cell = header ? 'th' : 'td'
  return (
    <Cell
      role={header ? 'columnheader' : 'cell'}
      className={mergeClasses(header ? classes.header : classes.cell, classes.mark, header && classes.corner)}
    >
      <label className={classes.markLabel}>
        <input
          ref={(box) => {
            if (box) box.indeterminate = mixed
          }}
          type="checkbox"
          className={classes.box}
          aria-label={label}
          checked={checked}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
        />
      </label>
    </Cell>
  )
}
