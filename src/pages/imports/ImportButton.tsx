import { ArrowUploadRegular } from '@fluentui/react-icons'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { grants } from '../../../machines/kernel/grants.ts'
import { currentUser } from '../../../machines/session/session.view.ts'
import { withWords } from '../../data/language.ts'
import { useSession } from '../../data/session.ts'
import { making } from '../../shared/area/permissions.ts'
import type { Area } from '../../shared/area/types.ts'
import { Fetched } from '../../ui/Fetched.tsx'
import { OwnNameButton } from '../OwnNameButton.tsx'

const load = withWords(() => import('./ImportDialog.tsx'), ['imports', 'files', 'validation'])

/** Brings many of an area's records at once, for who may make one. */
export const ImportButton = ({ area, className }: { area: Area; className: string }) => {
  const { t } = useTranslation('list')
  const permissions = useSession(currentUser)?.permissions ?? []
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const made = making(area)
  if (!area.imported || !made || !grants(permissions, made)) return null
  return (
    <>
      <OwnNameButton
        className={className}
        icon={<ArrowUploadRegular />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('import')}
      </OwnNameButton>
      <Fetched wanted={isOpen} load={load} props={{ area, onClose: close }} onFailed={close} />
    </>
  )
}
