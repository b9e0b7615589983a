import { useTranslation } from 'react-i18next'
import type { OutlineState } from '../../../../machines/kernel/outline.ts'
import { countText } from '../../../pages/list/reading.ts'
import { tabsOf } from '../../../shared/area/lists.ts'
import { formatNumber } from '../../../shared/format/number.ts'
import { TextLink } from '../../../ui/TextLink.tsx'
import type { PartProps } from '../part.ts'
import { ChartView } from './ChartView.tsx'

/** The machine of cases as a drawing and as tables, with how many cases stand where. */
const ChartPart = ({ machine: { area, lifecycle, chart, counts }, words }: PartProps) => {
  const { t } = useTranslation(['workflows', area.name])
  const tabs = Object.entries(tabsOf(area))
  const standing = ({ parent, status }: OutlineState) => {
    const tab = parent === null ? tabs.find(([, where]) => where.status === status)?.[0] : undefined
    const counted = counts.find((one) => one.tab === tab)
    if (!tab || !counted) return null
    return <TextLink to={`${area.route}?tab=${tab}`}>{countText(counted, formatNumber)}</TextLink>
  }
  return (
    <ChartView
      name={t(`${area.name}:title`)}
      machine={lifecycle.machine}
      chart={chart}
      words={words}
      standing={standing}
    />
  )
}

export default ChartPart
