import { useTranslation } from 'react-i18next'
import type { claimPool } from '../../areas/finance/claimPool.ts'
import { ledgerEntry } from '../../areas/finance/ledgerEntry.ts'
import { usePages } from '../../data/kept/usePages.ts'
import { useRenewed } from '../../data/kept/useRenewed.ts'
import type { OwnRow, PartProps } from '../../pages/parts.ts'
import { formatDate } from '../../shared/format/date.ts'
import { currencyOf } from '../../shared/format/money.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { Earlier } from './Earlier.tsx'
import { readMovements } from './payment.gateway.ts'
import { Sheet } from '../../ui/table/Sheet.tsx'
import { writtenIn } from './sides.ts'
import { Subject } from './Subject.tsx'

/** What has come into a claim pool, was promised and has gone, and what stood there after each. */
const MovementsTab = ({ record }: PartProps<OwnRow<typeof claimPool.fields>>['tab']) => {
  const { t, i18n } = useTranslation(['claimPool', 'fields', 'ledgerLine', 'payment'])
  const { answer, failed, more, renew, retry } = usePages(readMovements, { code: record.code! })
  useRenewed(record.updated_at, renew)
  const money = writtenIn(currencyOf(record))
  const title = t('recordTabs.movements')
  if (failed && !answer) return <ErrorState title={t('common:snackbar.loadListFailed')} onRetry={retry} />
  return (
    <div aria-busy={!answer} role="status">
      {answer && (
        <Panel title={title} isSaid>
          {answer.rows.length === 0 ? (
            <EmptyState title={t('movements.none')} />
          ) : (
            <Sheet
              label={title}
              heads={[
                t('fields:fields.booked_on'),
                t('fields:fields.kind'),
                t('ledgerLine:fields.layer'),
                t('fields:fields.reference'),
                t('fields:fields.subject'),
                t('movements.movement'),
                t('fields.balance'),
                t('fields.reserved'),
              ]}
              figures={3}
              rows={answer.rows.map(
                ({
                  id,
                  booked_on,
                  kind,
                  layer,
                  reference,
                  subject,
                  area,
                  caseId,
                  entry,
                  amount,
                  balance,
                  reserved,
                }) => ({
                  id,
                  cells: [
                    formatDate(booked_on, i18n.language, 'list'),
                    t(`fields:options.kind.${kind}`),
                    t(`ledgerLine:options.layer.${layer}`),
                    entry === null ? (
                      reference
                    ) : (
                      <TextLink key="entry" to={`${ledgerEntry.route}/${entry}?tab=lines`}>
                        {reference}
                      </TextLink>
                    ),
                    <Subject key="subject" subject={subject} area={area} caseId={caseId} />,
                    money(amount),
                    money(balance),
                    money(reserved),
                  ],
                }),
              )}
            />
          )}
          {answer.hasEarlier && <Earlier onWanted={more} />}
        </Panel>
      )}
    </div>
  )
}

export default MovementsTab
