import { Button } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'

interface RemoveFileProps {
  name: string
  disabled?: boolean
  onRemove(): void
}

export const RemoveFile = ({ name, disabled, onRemove }: RemoveFileProps) => {
  const { t } = useTranslation('ui')
  return (
    <Button
      appearance="subtle"
      icon={<DismissRegular />}
      disabled={disabled}
      aria-label={t('upload.drop', { name })}
      onClick={onRemove}
    />
  )
}
