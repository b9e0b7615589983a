import { Button, Input, type InputProps } from '@fluentui/react-components'
import { EyeOffRegular, EyeRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** A password, which can be shown. */
export const PasswordInput = (props: Omit<InputProps, 'type' | 'contentAfter'>) => {
  const { t } = useTranslation('ui')
  const [revealed, setRevealed] = useState(false)
  return (
    <Input
      size="large"
      {...props}
      type={revealed ? 'text' : 'password'}
      contentAfter={
        <Button
          appearance="transparent"
          size="small"
          icon={revealed ? <EyeOffRegular /> : <EyeRegular />}
          aria-label={t(revealed ? 'password.hidePassword' : 'password.showPassword')}
          onClick={() => setRevealed(!revealed)}
        />
      }
    />
  )
}
