import { Button } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { grants } from '../../../machines/kernel/grants.ts'
import { currentUser } from '../../../machines/session/session.view.ts'
import { useSession } from '../../data/session.ts'
import { recordsOf } from '../../shared/area/lists.ts'
import { lacksWhatIsApart, making } from '../../shared/area/permissions.ts'
import type { Area } from '../../shared/area/types.ts'

/** Leads to where a record is made or begun, for who may, also from a further list of all of them; `slim` shows its sign alone. */
export const MakeButton = ({ area, slim = false }: { area: Area; slim?: boolean }) => {
  const { t } = useTranslation(area.name)
  const navigate = useNavigate()
  const permissions = useSession(currentUser)?.permissions ?? []
  const records = area.where ? area : recordsOf(area)
  const made = making(records)
  if (!made || !grants(permissions, made) || lacksWhatIsApart(records)) return null
  const text = t('create')
  return (
    <Button
      appearance="primary"
      icon={<AddRegular />}
      aria-label={slim ? text : undefined}
      style={slim ? { minHeight: '44px', minWidth: '44px' } : undefined}
      onClick={() => navigate(`${records.route}/create`)}
    >
      {slim ? null : text}
    </Button>
  )
}
