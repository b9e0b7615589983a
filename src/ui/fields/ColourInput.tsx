import { Input, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { type InputProps, textOf } from './input.ts'

const useStyles = makeStyles({
  root: { display: 'flex', gap: tokens.spacingHorizontalS, alignItems: 'center' },
  text: { flexGrow: 1, minWidth: 0 },
  well: {
    width: '32px',
    height: '32px',
    padding: 0,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
  },
})

const none = '#000000'

/** Typed as '#rrggbb', or chosen from the browser's own palette. */
export const ColourInput = ({ name, label, value, disabled, onChange, onBlur }: InputProps) => {
  const { t } = useTranslation('ui')
  const classes = useStyles()
  const colour = textOf(value)
  return (
    <div className={classes.root}>
      <Input
        className={classes.text}
        name={name}
        disabled={disabled}
        maxLength={7}
        placeholder="#rrggbb"
        value={colour}
        onChange={(_, data) => onChange(data.value)}
        onBlur={onBlur}
      />
      <input
        className={classes.well}
        type="color"
        aria-label={t('fields.palette', { label })}
        disabled={disabled}
        value={/^#[\da-f]{6}$/i.test(colour) ? colour : none}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
    </div>
  )
}
