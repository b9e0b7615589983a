import { Checkbox, makeStyles } from '@fluentui/react-components'
import type { FilterProps } from './filter.ts'

const useStyles = makeStyles({ options: { display: 'grid' } })

export const Options = ({ options, optionLabel, value = [], onChange }: FilterProps<string[]>) => {
  const classes = useStyles()
  const toggle = (option: string, checked: boolean) => {
    const chosen = options.filter((other) => (other === option ? checked : value.includes(other)))
    onChange(chosen.length > 0 ? chosen : null)
  }
  return (
    <div className={classes.options}>
      {options.map((option) => (
        <Checkbox
          key={option}
          label={optionLabel(option)}
          checked={value.includes(option)}
          onChange={(_, data) => toggle(option, data.checked === true)}
        />
      ))}
    </div>
  )
}
