import { useSelector } from '@xstate/react'
import { newsFor, type News } from '../../data/case/case.view.ts'
import type { CasePart } from './part.ts'

const same = (one: News | null, other: News | null) => JSON.stringify(one) === JSON.stringify(other)

/** What others have done since the operator last looked. */
export const useNews = ({ area, actor }: CasePart): News | null =>
  useSelector(actor, (snapshot) => newsFor(snapshot, Object.keys(area.fields)), same)
