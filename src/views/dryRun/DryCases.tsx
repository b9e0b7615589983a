import { useTranslation } from 'react-i18next'
import { isDeadlineEvent } from '../../../machines/kernel/chart.ts'
import { useKept } from '../../data/kept/useKept.ts'
import { reasonsText } from '../../pages/reasonText.ts'
import type { DryCase } from '../../shared/endpoints/answers/dryRun.ts'
import { formatInstant } from '../../shared/format/date.ts'
import { formatNumber } from '../../shared/format/number.ts'
import { Bone } from '../../ui/Bone.tsx'
import { Sheet } from '../../ui/table/Sheet.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import type { Done } from './dryRun.types.ts'
import { readCaseWords } from './dryRun.gateway.ts'

/** Cases that are shown; the counts are of all. */
const most = 200

interface DryCasesProps {
  done: Done
  mayOpen(route: string): boolean
}

/** The cases of which something else would be made, with what that is. */
export const DryCases = ({ done: { area, cases }, mayOpen }: DryCasesProps) => {
  const { t, i18n } = useTranslation(['dryRun', 'ui'])
  const { answer } = useKept(readCaseWords, { area })
  if (!answer) return <Bone />
  const { route, lifecycle, statuses } = answer
  const eventText = (type: string): string => {
    const key = `${lifecycle}:actions.${type}`
    if (i18n.exists(key)) return t(key)
    return isDeadlineEvent(type) ? t('limit') : type
  }
  const statusText = (status: string): string => (statuses[status] ? t(statuses[status].label) : status)
  const instant = (at: string | null): string => (at ? formatInstant(at, i18n.language) : t('none'))
  const sentence = ({ run }: DryCase): string => {
    if (run.kind === 'stranded') return t('stranded')
    if (run.kind === 'otherwise') {
      const asked = { revision: formatNumber(run.revision), event: eventText(run.event) }
      return run.to === null
        ? t('refused', { ...asked, reasons: reasonsText(t, run.reasons) })
        : t('elsewhere', { ...asked, status: statusText(run.to) })
    }
    return [
      ...(run.appear.length > 0 ? [t('appear', { events: run.appear.map(eventText).join(', ') })] : []),
      ...(run.go.length > 0 ? [t('go', { events: run.go.map(eventText).join(', ') })] : []),
      ...(run.limit ? [t('limits', { before: instant(run.limit.before), after: instant(run.limit.after) })] : []),
    ].join(' ')
  }
  return (
    <>
      <Sheet
        label={t('cases')}
        heads={[t('case'), t('status'), t('what')]}
        figures={0}
        rows={cases.slice(0, most).map((one) => ({
          id: one.id,
          cells: [
            mayOpen(route) ? (
              <TextLink key="case" to={`${route}/${one.id}`}>
                {one.title}
              </TextLink>
            ) : (
              one.title
            ),
            statusText(one.status),
            sentence(one),
          ],
        }))}
      />
      {cases.length > most && t('more', { count: cases.length - most })}
    </>
  )
}
