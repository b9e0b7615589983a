import { Field, Input } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'

/** The link that an event was answered with: nobody keeps it, so that it is copied now or made anew. */
export const ShownLink = ({ link, onClose }: { link: string; onClose: () => void }) => {
  const { t } = useTranslation(['case', 'common'])
  const [copied, setCopied] = useState(false)
  // A browser has none without TLS.
  const clipboard = navigator.clipboard as Clipboard | undefined
  return (
    <ConfirmDialog
      title={t('link.title')}
      question={t('link.text')}
      confirmLabel={clipboard && t(copied ? 'link.copied' : 'link.copy')}
      cancelLabel={t('common:close')}
      onConfirm={() => void clipboard?.writeText(link).then(() => setCopied(true))}
      onCancel={onClose}
    >
      <Field label={t('link.label')}>
        <Input readOnly value={link} onFocus={({ target }) => target.select()} />
      </Field>
    </ConfirmDialog>
  )
}
