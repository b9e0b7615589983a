import {
  Button,
  Field,
  type FieldControlProps,
  Input,
  makeStyles,
  tokens,
  useFieldControlProps_unstable,
} from '@fluentui/react-components'
import { CheckmarkRegular, EraserRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePad } from './usePad.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalS, maxWidth: '560px' },
  /** Of paper in whatever theme: what is drawn is kept as it is seen. */
  surface: {
    display: 'block',
    width: '100%',
    height: '180px',
    boxSizing: 'border-box',
    backgroundColor: '#fff',
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'crosshair',
    touchAction: 'none',
  },
  still: { cursor: 'not-allowed', opacity: 0.6 },
  hint: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
})

interface SignaturePadProps {
  label: string
  /** Of the input in which a name is written. */
  name: string
  disabled?: boolean
  /** Whether there is one already: another is drawn once that is taken away. */
  isSigned: boolean
  onSigned(signature: File): void
  onBlur?(): void
}

/** Takes a signature as a picture: drawn, or, for whoever has nothing to draw with, a name that is written. */
const SignaturePad = ({ isSigned, ...props }: SignaturePadProps) => (isSigned ? null : <Unsigned {...props} />)

export default SignaturePad

const Unsigned = ({ label, name, disabled = false, onSigned, onBlur }: Omit<SignaturePadProps, 'isSigned'>) => {
  const { t } = useTranslation('ui')
  const classes = useStyles()
  const { 'aria-describedby': describedBy, 'aria-invalid': isWrong } = useFieldControlProps_unstable<FieldControlProps>(
    {},
  )
  const [written, setWritten] = useState('')
  const { surface, isEmpty, write, picture } = usePad(disabled)
  const take = (text: string) => {
    setWritten(text)
    write(text)
  }
  const use = async () => {
    const drawn = await picture()
    if (drawn) onSigned(new File([drawn], `${t('signature.file')}.png`, { type: drawn.type }))
  }
  return (
    <div role="group" aria-label={label} aria-describedby={describedBy} className={classes.root}>
      <p className={classes.hint}>{t('signature.draw')}</p>
      <canvas
        ref={surface}
        role="img"
        aria-label={t('signature.surface', { label })}
        onPointerDownCapture={() => {
          // The pad would lose the pen, were it cleared once a stroke has begun.
          if (written && !disabled) take('')
        }}
        className={disabled ? `${classes.surface} ${classes.still}` : classes.surface}
      />
      <Field label={t('signature.written')}>
        <Input
          name={name}
          aria-describedby={describedBy}
          aria-invalid={isWrong}
          value={written}
          disabled={disabled}
          autoComplete="name"
          maxLength={60}
          onChange={(_, { value }) => take(value)}
          onBlur={onBlur}
        />
      </Field>
      <div className={classes.buttons}>
        <Button
          appearance="primary"
          icon={<CheckmarkRegular />}
          disabledFocusable={disabled || isEmpty}
          onClick={() => void use()}
        >
          {t('signature.use')}
        </Button>
        <Button icon={<EraserRegular />} disabledFocusable={disabled || isEmpty} onClick={() => take('')}>
          {t('signature.clear')}
        </Button>
      </div>
    </div>
  )
}
