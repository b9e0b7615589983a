import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { rememberOpened } from '../../data/opened.ts'
import { useShortcut } from '../../ui/shortcuts/shortcuts.ts'
import { returning } from '../../ui/useReturn.ts'
import { useWayBack } from '../list/useWayBack.ts'
import { neighboursInList } from './neighbours.ts'
import type { CasePart } from './part.ts'
import { useChoices } from './useChoices.ts'
import { useChoose } from './useChoose.ts'
import { useWords } from './useWords.ts'

/** What is decided most by a key each, after the same question as by its button; and the way through the list that the case was opened from. */
export const useCaseKeys = (part: CasePart): void => {
  const { area, actor } = part
  const { t } = useTranslation('case')
  const words = useWords(part)
  const navigate = useNavigate()
  const choose = useChoose()
  const { decisions } = useChoices(actor)
  const id = useSelector(actor, (snapshot) => snapshot.context.id)
  const { address: list } = useWayBack(area)
  const { previous, next } = neighboursInList(area, list, id)

  const decision = (verb: 'approved' | 'rejected') => {
    const choice = decisions.find(({ type, allowed }) => allowed && type.endsWith(`.${verb}`))
    return choice ? { label: words.t(choice.meta.label), run: () => choose(part, choice) } : { label: '', run: null }
  }
  const way = (to: { address: string } | null) =>
    to &&
    (() => {
      rememberOpened(to.address, list)
      void navigate(to.address)
    })
  const [approval, rejection] = [decision('approved'), decision('rejected')]
  useShortcut('a', approval.label, approval.run)
  useShortcut('r', rejection.label, rejection.run)
  useShortcut('j', t('keys.next'), way(next))
  useShortcut('k', t('keys.previous'), way(previous))
  useShortcut('u', t('keys.back'), () => void navigate(list, { state: returning }))
}
