import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../pages/errorText.ts'
import type { Outline } from '../../shared/area/outline.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { AreaCounts } from './AreaCounts.tsx'
import { CardBones } from './CardBones.tsx'
import { useCardStyles } from './card.styles.ts'
import { failure, heard, isBusy, isFailed, seen } from '../../data/kept/kept.view.ts'
import type { TabCount } from '../../shared/endpoints/answers/records.ts'
import type { Move } from './NewestMove.tsx'
import type { Counting } from './counting.ts'
import { useCard } from './useCard.ts'

/** How things stand in one area. */
export const AreaCard = ({ area, count }: { area: Outline; count: Counting }) => {
  const { t } = useTranslation(['dashboard', area.name])
  const card = useCardStyles()
  const actor = useCard(area, count)
  const busy = useSelector(actor, isBusy)
  const failed = useSelector(actor, isFailed)
  const error = useSelector(actor, failure)
  const shown = useSelector(actor, seen) as TabCount[]
  const move = useSelector(actor, heard) as Move | null
  const errorText = useErrorText()
  const title = t(`${area.name}:title`)
  if (busy) return <CardBones />
  if (!failed) return <AreaCounts area={area} title={title} counts={shown} move={move} />
  return (
    <section className={card.root} aria-label={title}>
      <ErrorState
        title={t('failed', { title })}
        text={errorText(error)}
        onRetry={() => actor.send({ type: 'load.retried' })}
      />
    </section>
  )
}
