import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { BuildingShopRegular, NumberSymbolRegular, QrCodeRegular, WalletRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { type PaymentMethod, paymentMethods } from '../../../machines/kit/paymentMethods.ts'

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

/** B200: by which ways it may be paid. */
export const Methods = ({ busy, onChosen }: { busy: boolean; onChosen(method: PaymentMethod): void }) => {
  const { t } = useTranslation('pay')
  const classes = useStyles()
  return (
    <section className={classes.root} aria-labelledby="methods">
      <h2 id="methods" className={classes.heading}>
        {t('choose')}
      </h2>
      {paymentMethods.map((method) => {
        const Icon = icons[method]
        return (
          <Button
            key={method}
            size="large"
            className={classes.method}
            icon={<Icon aria-hidden />}
            disabledFocusable={busy}
            onClick={() => onChosen(method)}
          >
            {t(`methods.${method}`)}
          </Button>
        )
      })}
    </section>
  )
}
