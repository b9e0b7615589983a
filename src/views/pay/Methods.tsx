import { Button, Field, makeStyles, Radio, RadioGroup, tokens } from '@fluentui/react-components'
import { BuildingShopRegular, NumberSymbolRegular, QrCodeRegular, WalletRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type PaymentMethod, paymentMethods } from '../../../machines/kit/paymentMethods.ts'
import type { Payable } from '../../shared/endpoints/answers/invoice.ts'
import { formatMoney } from '../../shared/format/money.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalM },
  heading: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  method: { justifyContent: 'start', minHeight: '56px', textAlign: 'start' },
})

const icons = {
  VIRTUAL_ACCOUNT: NumberSymbolRegular,
  QR_CODE: QrCodeRegular,
  E_WALLET: WalletRegular,
  RETAIL: BuildingShopRegular,
}

interface MethodsProps {
  payable: Payable
  busy: boolean
  onChosen(method: PaymentMethod, isWhole: boolean): void
}

/** B200: by which ways it may be paid, and how much of it where it is not due at once. */
export const Methods = ({ payable: { amount, rest, currency }, busy, onChosen }: MethodsProps) => {
  const { t } = useTranslation('pay')
  const classes = useStyles()
  const [isWhole, setWhole] = useState(false)
  return (
    <section className={classes.root} aria-labelledby="methods">
      <h2 id="methods" className={classes.heading}>
        {t('choose')}
      </h2>
      {rest > amount && (
        <Field label={t('howMuch.label')}>
          <RadioGroup value={isWhole ? 'all' : 'next'} onChange={(_, { value }) => setWhole(value === 'all')}>
            <Radio value="next" label={t('howMuch.next', { sum: formatMoney(amount, currency) })} />
            <Radio value="all" label={t('howMuch.all', { sum: formatMoney(rest, currency) })} />
          </RadioGroup>
        </Field>
      )}
      {paymentMethods.map((method) => {
        const Icon = icons[method]
        return (
          <Button
            key={method}
            size="large"
            className={classes.method}
            icon={<Icon aria-hidden />}
            disabledFocusable={busy}
            onClick={() => onChosen(method, isWhole)}
          >
            {t(`methods.${method}`)}
          </Button>
        )
      })}
    </section>
  )
}
