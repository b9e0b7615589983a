import { Button } from '@fluentui/react-components'
import { CopyRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useMayOpen } from '../../data/person.ts'
import type { Area } from '../../shared/area/types.ts'
import { copying } from './copying.ts'

/** The way to another that begins with what this one was begun with, where the person may begin one. */
export const CopyLink = ({ area: { route, lifecycle }, id }: { area: Area; id: string }) => {
  const { t } = useTranslation('case')
  const navigate = useNavigate()
  const mayOpen = useMayOpen()
  if (!lifecycle?.copied || !mayOpen(`${route}/create`)) return null
  return (
    <Button icon={<CopyRegular />} onClick={() => navigate(`${route}/create?${copying}=${id}`)}>
      {t('copy')}
    </Button>
  )
}
