import { Button } from '@fluentui/react-components'
import { ClipboardPasteRegular } from '@fluentui/react-icons'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withWords } from '../../data/language.ts'
import { Fetched } from '../../ui/Fetched.tsx'
import type { PasteProps } from './PasteDialog.tsx'

const load = withWords(() => import('./PasteDialog.tsx'), ['paste', 'validation'])

/** Fills a section in from the JSON of another record. */
export const PasteButton = (props: Omit<PasteProps, 'onClose'>) => {
  const { t } = useTranslation('form')
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  return (
    <>
      <Button size="small" icon={<ClipboardPasteRegular />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('paste')}
      </Button>
      <Fetched wanted={isOpen} load={load} props={{ ...props, onClose: close }} onFailed={close} />
    </>
  )
}
