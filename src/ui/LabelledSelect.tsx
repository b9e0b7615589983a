import { makeStyles, tokens } from '@fluentui/react-components'
import { useId } from 'react'
import { usePlainSelect } from './plainSelect.ts'

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS, minWidth: 0 },
})

interface LabelledSelectProps {
  label: string
  value: string
  disabled?: boolean
  options: readonly { value: string; label: string }[]
  onChange(value: string): void
}

/** One of a few, with what it is chosen for beside it. */
export const LabelledSelect = ({ label, value, disabled, options, onChange }: LabelledSelectProps) => {
  const classes = useStyles()
  const select = usePlainSelect()
  const id = useId()
  return (
    <span className={classes.root} data-screen>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={select}
        value={value}
        disabled={disabled}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </select>
    </span>
  )
}
