import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currentUser } from '../../../machines/session/session.view.ts'
import { lifecycleOf, othersOf, recordOf, rowOf } from '../../data/record/record.view.ts'
import { useOpenCase } from '../../data/case/openCase.ts'
import { actorOf } from '../../data/case/stamp.ts'
import { useSession } from '../../data/session.ts'
import { decisionsOf } from '../../pages/case/decisions.ts'
import { useChoose } from '../../pages/case/useChoose.ts'
import type { Option } from './options.ts'

/** What the person may do now with the case that is open, under the case's name; null when none is. */
export const useActions = (): { title: string; options: Option[] } | null => {
  const { t } = useTranslation()
  const user = useSession(currentUser)
  const open = useOpenCase()
  const choose = useChoose()
  const snapshot = useSelector(open?.actor, (current) => current)
  const [at] = useState(() => new Date().toISOString())
  if (!open || !snapshot || !user) return null
  const stamp = { by: actorOf(user), at }
  const { decisions } = decisionsOf(lifecycleOf(snapshot), recordOf(snapshot), stamp, othersOf(snapshot))
  return {
    title: String(rowOf(snapshot)[open.area.title]),
    options: decisions
      .filter(({ allowed }) => allowed)
      .map((choice) => ({
        id: `action-${choice.type}`,
        text: t(choice.meta.label),
        run: () => choose(open, choice),
      })),
  }
}
