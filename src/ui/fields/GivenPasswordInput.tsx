import { Button, Input, makeStyles, tokens } from '@fluentui/react-components'
import { ArrowSyncRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { generatedPassword } from '../../../machines/fields/passwords.ts'
import { CopyButton } from '../clipboard/CopyButton.tsx'
import { type InputProps, textOf } from './input.ts'

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS, alignItems: 'center' },
  text: { flex: '1 1 180px', minWidth: 0 },
  typed: { fontFamily: tokens.fontFamilyMonospace },
})

/** Every number below it is as likely, however large the random ones are. */
const draw = (below: number): number => {
  const fair = Math.floor(2 ** 32 / below) * below
  for (;;) {
    const [one] = crypto.getRandomValues(new Uint32Array(1))
    if (one! < fair) return one! % below
  }
}

/** Made here, to be handed over: nobody types it, and once the form is gone nobody sees it again. */
export const GivenPasswordInput = ({ name, value, disabled, onChange, onBlur }: InputProps) => {
  const { t } = useTranslation('ui')
  const classes = useStyles()
  const made = textOf(value)
  return (
    <div className={classes.root}>
      <Input
        className={classes.text}
        input={{ className: classes.typed }}
        name={name}
        readOnly
        disabled={disabled}
        autoComplete="off"
        value={made}
        onBlur={onBlur}
      />
      <Button icon={<ArrowSyncRegular />} disabled={disabled} onClick={() => onChange(generatedPassword(draw))}>
        {t(made ? 'fields.password.again' : 'fields.password.make')}
      </Button>
      {made && <CopyButton text={made} disabled={disabled} />}
    </div>
  )
}
