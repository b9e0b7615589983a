import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { hidden } from '../../../machines/fields/guard.ts'
import type { Outline } from '../../shared/area/outline.ts'
import type { Waiting } from '../../shared/endpoints/answers/overview.ts'
import { formatInstant } from '../../shared/format/date.ts'
import { formatMoney } from '../../shared/format/money.ts'
import { isLate, Late } from '../../ui/countdown/Late.tsx'
import { TimeLeft } from '../../ui/countdown/TimeLeft.tsx'
import { RowFacts, TitledRow } from '../../ui/TitledRow.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'

const useStyles = makeStyles({
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    color: tokens.colorBrandForegroundLink,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
  },
})

/** A case that waits for the reader, leading there. */
export const WaitingRow = ({ area, row }: { area: Outline; row: Waiting }) => {
  const { t, i18n } = useTranslation('inbox')
  const classes = useStyles()
  const { id, status, title, subtitle, stake, currency, deadline_at, desk_since } = row
  const facts = [
    t(`${area.name}:title`),
    ...(stake === null ? [] : [formatMoney(stake, currency ?? undefined)]),
    t('since', { at: formatInstant(desk_since, i18n.language) }),
  ]
  return (
    <TitledRow
      name={
        <Link className={classes.link} to={`${area.route}/${id}`}>
          {[title ?? hidden, subtitle].filter(Boolean).join(' · ')}
        </Link>
      }
      standing={
        <>
          {isLate(area.lifecycle!, deadline_at) && <Late at={deadline_at} />}
          <StatusBadge lifecycle={area.lifecycle!} status={status} />
        </>
      }
      actions={deadline_at === null ? null : <TimeLeft at={deadline_at} />}
    >
      <RowFacts>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </RowFacts>
    </TitledRow>
  )
}
