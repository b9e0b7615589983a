import { makeStyles, tokens } from '@fluentui/react-components'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { outlines } from '../../areas/outlines.ts'
import { useMayOpen, usePerson } from '../../data/person.ts'
import { accessTo } from '../../shared/navigation/access.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { usePageTitle } from '../../ui/pageTitle.ts'
import { AreaCard } from './AreaCard.tsx'
import { CardBones } from './CardBones.tsx'
import { counting } from './counting.ts'
import { FiguresSection } from './figures/FiguresSection.tsx'

const useStyles = makeStyles({
  root: {
    columns: '320px',
    columnGap: tokens.spacingHorizontalL,
    maxWidth: '1400px',
    '& > *': { breakInside: 'avoid', marginBottom: tokens.spacingHorizontalL },
  },
})

/** How things stand in each area whose list the person may open; first those that can be opened here. */
const DashboardPage = () => {
  const { t } = useTranslation('dashboard')
  const classes = useStyles()
  const person = usePerson()
  usePageTitle(t('title'))
  const mayOpen = useMayOpen()
  const seen = person ? outlines.filter(({ route }) => accessTo(route, outlines, person) === 'granted') : []
  const open = seen.toSorted((one, other) => Number(mayOpen(other.route)) - Number(mayOpen(one.route)))
  const [count] = useState(() => counting(open))
  if (open.length === 0) return <EmptyState title={t('none')} text={t('noneHint')} />
  const ofCases = open.filter(({ lifecycle }) => lifecycle)
  return (
    <>
      <div className={classes.root}>
        {open.map((area) => (
          <Suspense key={area.id} fallback={<CardBones />}>
            <AreaCard area={area} count={count} />
          </Suspense>
        ))}
      </div>
      {ofCases.length > 0 && (
        <Suspense>
          <FiguresSection areas={ofCases} />
        </Suspense>
      )}
    </>
  )
}

export default DashboardPage
