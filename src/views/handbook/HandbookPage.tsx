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
const HandbookPage = () => {
  const [query] = useSearchParams()
  const teller = useTeller()
  const { answer, failed, retry } = useKept(readMachines, {})
  const chapters = useMemo(
    () => answer?.map(({ area, lifecycle }) => ({ lifecycle, chapter: chapterOf(area, lifecycle, teller) })),
    [answer, teller],
  )
  if (failed && !chapters) return <ErrorState title={teller.say('common:snackbar.loadDataFailed')} onRetry={retry} />
  if (!chapters) return <Bone />
  const asked = query.get('of')
  if (asked === null) return <ContentsPage chapters={chapters.map(({ chapter }) => chapter)} teller={teller} />
  const found = chapters.find(({ chapter }) => chapter.id === asked)
  if (!found) return <EmptyState title={teller.say('handbook:unknown')} />
  return <ChapterPage key={asked} {...found} teller={teller} />
}

export default HandbookPage
