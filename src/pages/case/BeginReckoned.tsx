import { useTranslation } from 'react-i18next'
import type { Ruling } from '../../../machines/kernel/ruleTable.types.ts'
import type { Context, Lifecycle } from '../../../machines/kernel/types.ts'
import { houseAsked } from '../../../machines/kit/house.ts'
import { useKept } from '../../data/kept/useKept.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Reckoned } from '../form/Reckoned.tsx'
import { readRuling } from '../ruling.gateway.ts'

interface BeginReckonedProps {
  area: string
  lifecycle: Lifecycle
  /** Of the organisation whose its reader is. */
  kind: string
  typed: Context
  at: string
}

/** What is reckoned of a beginning as it is typed: under the rules of the house whose the case will be, once that is chosen. */
export const BeginReckoned = ({ kind, ...props }: BeginReckonedProps) => {
  const { lifecycle, typed } = props
  const { asks = {}, reckons } = lifecycle
  const field = houseAsked(asks, kind)
  const house = field ? ((typed[field] ?? null) as string | null) : null
  if (!reckons?.reads) return <Reckoning {...props} ruling={{}} />
  if (field && !house) return <Reckoning {...props} ruling={null} />
  return <UnderRules key={house} {...props} house={house} />
}

type Props = Omit<BeginReckonedProps, 'kind'>

const Reckoning = ({ lifecycle: { id, reckons }, typed, at, ruling }: Props & { ruling: Ruling | null }) => (
  <Reckoned lifecycle={id} reckoning={ruling && reckons!.of({ typed, at, ruling })} />
)

const UnderRules = ({ house, ...props }: Props & { house: string | null }) => {
  const { t } = useTranslation('common')
  const { answer, failed, retry } = useKept(readRuling, { area: props.area, house })
  return failed && !answer ? (
    <ErrorState title={t('snackbar.loadDataFailed')} onRetry={retry} />
  ) : (
    <Reckoning {...props} ruling={answer} />
  )
}
