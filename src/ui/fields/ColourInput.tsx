import { Input, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
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
  /** A stroke through it, in place of the black that the browser draws where there is no colour. */
  empty: {
    '::-webkit-color-swatch': { opacity: 0 },
    '::-moz-color-swatch': { opacity: 0 },
    backgroundImage: `linear-gradient(to top right, transparent 47%, ${tokens.colorNeutralStrokeAccessible} 47%, ${tokens.colorNeutralStrokeAccessible} 53%, transparent 53%)`,
  },
})

const none = '#000000'

/** Typed as '#rrggbb', or chosen from the browser's own palette. */
export const ColourInput = ({ name, label, value, disabled, onChange, onBlur }: InputProps) => {
  const { t } = useTranslation('ui')
  const classes = useStyles()
  const colour = textOf(value)
  const isColour = /^#[\da-f]{6}$/i.test(colour)
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
        className={mergeClasses(classes.well, !isColour && classes.empty)}
        type="color"
        aria-label={t('fields.palette', { label })}
        disabled={disabled}
        value={isColour ? colour : none}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
    </div>
  )
}
