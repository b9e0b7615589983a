import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useKept } from '../../data/kept/useKept.ts'
import { chapterOf } from '../../shared/handbook/chapter.ts'
import { Bone } from '../../ui/Bone.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ChapterPage } from './ChapterPage.tsx'
import { ContentsPage } from './ContentsPage.tsx'
import { readMachines } from './handbook.gateway.ts'
import { useTeller } from './useTeller.ts'

/** What the product does with every kind of case, for whoever works with it. */
const Handbook = ({ of }: { of: string | null }) => {
  const teller = useTeller()
  const { answer, failed, retry } = useKept(readMachines, { of })
  const chapters = useMemo(
    () => answer?.map(({ area, lifecycle }) => ({ lifecycle, chapter: chapterOf(area, lifecycle, teller) })),
    [answer, teller],
  )
  if (failed && !chapters) return <ErrorState title={teller.say('common:snackbar.loadDataFailed')} onRetry={retry} />
  if (!chapters) return <Bone />
  if (of === null) return <ContentsPage chapters={chapters.map(({ chapter }) => chapter)} teller={teller} />
  const [found] = chapters
  return found ? <ChapterPage {...found} teller={teller} /> : <EmptyState title={teller.say('handbook:unknown')} />
}

const HandbookPage = () => {
  const [query] = useSearchParams()
  const of = query.get('of')
  return <Handbook key={of} of={of} />
}

export default HandbookPage
