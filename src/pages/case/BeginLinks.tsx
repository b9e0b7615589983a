import { Button } from '@fluentui/react-components'
import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { grants } from '../../../machines/kernel/grants.ts'
import { statusOf } from '../../../machines/kernel/status.ts'
import { currentUser } from '../../../machines/session/session.view.ts'
import { areas } from '../../areas/registry.ts'
import { recordOf, rowOf } from '../../data/record/record.view.ts'
import { useSession } from '../../data/session.ts'
import type { Area } from '../../shared/area/types.ts'
import type { CasePart } from './part.ts'

/** The areas of which a person may begin a case from one of another's. */
const begunFrom = ({ lifecycle }: Area, status: string, permissions: readonly string[]): Area[] =>
  areas.filter(({ lifecycle: own, permissions: { begin } }) => {
    const from = own?.from
    return from && begin && from.lifecycle === lifecycle?.id && from.status === status && grants(permissions, begin)
  })

/** What else may be begun from here, with this case filled in. */
export const BeginLinks = ({ area, actor }: CasePart) => {
  const user = useSession(currentUser)
  const row = useSelector(actor, rowOf)
  const record = useSelector(actor, recordOf)
  const begun = begunFrom(area, statusOf(record.snapshot.value), user?.permissions ?? [])
  const { t } = useTranslation(begun.map(({ name }) => name))
  const navigate = useNavigate()
  return begun.map(({ id, name, route, lifecycle }) => (
    <Button key={id} onClick={() => navigate(`${route}/create?${lifecycle!.from!.field}=${row.id}`)}>
      {t(`${name}:create`)}
    </Button>
  ))
}
