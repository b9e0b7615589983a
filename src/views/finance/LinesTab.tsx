import { useTranslation } from 'react-i18next'
import { ledgerAccount } from '../../areas/finance/ledgerAccount.ts'
import type { ledgerEntry } from '../../areas/finance/ledgerEntry.ts'
import type { ledgerLine } from '../../areas/finance/ledgerLine.ts'
import { useKept } from '../../data/kept/useKept.ts'
import type { OwnRow, PartProps } from '../../pages/parts.ts'
import { currencyOf } from '../../shared/format/money.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { readLines } from './ledger.gateway.ts'
import { Sheet } from '../../ui/table/Sheet.tsx'
import { sidesOf, type Sides, writtenIn } from './sides.ts'
import { Subject } from './Subject.tsx'

type Line = OwnRow<typeof ledgerLine.fields> & { id: string; titles?: Record<string, string> }

/** The sides of an entry, and the way to the case that has booked it. */
const LinesTab = ({ record }: PartProps<OwnRow<typeof ledgerEntry.fields>>['tab']) => {
  const { t } = useTranslation(['ledgerEntry', 'ledgerLine', 'ledgerAccount'])
  const { answer, failed, retry } = useKept(readLines, { entry: record.id! })
  if (failed && !answer) return <ErrorState title={t('common:snackbar.loadListFailed')} onRetry={retry} />
  if (!answer) return <div aria-busy="true" />
  const lines = (answer as unknown as Line[]).toSorted((one, other) => other.amount - one.amount)
  const money = writtenIn(currencyOf(record))
  const shown = ({ debit, credit }: Sides) => [money(debit), money(credit)]
  const total = lines.reduce((sum, { amount }) => sum + Math.max(amount, 0), 0)
  const { subject = '', area, caseId } = record
  return (
    <Panel title={t('recordTabs.lines')} aside={<Subject subject={subject} area={area} caseId={caseId} />}>
      <Sheet
        label={t('recordTabs.lines')}
        heads={[
          t('ledgerLine:fields.accountKind'),
          t('ledgerLine:fields.account'),
          t('ledgerLine:fields.layer'),
          t('ledgerAccount:debit'),
          t('ledgerAccount:credit'),
        ]}
        figures={2}
        rows={lines.map(({ id, account, accountKind, layer, amount, titles = {} }) => ({
          id,
          cells: [
            t(`ledgerLine:options.accountKind.${accountKind}`),
            <TextLink key="account" to={`${ledgerAccount.route}/${account}`}>
              {titles[account] ?? account}
            </TextLink>,
            t(`ledgerLine:options.layer.${layer}`),
            ...shown(sidesOf(amount)),
          ],
        }))}
        foot={[t('ledgerAccount:total'), '', '', money(total), money(total)]}
      />
    </Panel>
  )
}

export default LinesTab
