import { Field, Input } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useCopy } from '../../ui/clipboard/useCopy.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'

/** The link that an event was answered with: nobody keeps it, so that it is copied now or made anew. */
export const ShownLink = ({ link, onClose }: { link: string; onClose: () => void }) => {
  const { t } = useTranslation(['case', 'common'])
  const copying = useCopy(link)
  return (
    <ConfirmDialog
      title={t('link.title')}
      question={t('link.text')}
      confirmLabel={copying?.label}
      cancelLabel={t('common:close')}
      onConfirm={copying?.copy}
      onCancel={onClose}
    >
      <Field label={t('link.label')}>
        <Input readOnly value={link} onFocus={({ target }) => target.select()} />
      </Field>
    </ConfirmDialog>
  )
}
