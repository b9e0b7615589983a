import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { footerButtons } from '../../ui/layout/footer.ts'
import { footer, footerDescription } from '../../ui/layout/layout.view.ts'
import { formatMoney } from '../../shared/format/money.ts'
import { layout, useLayoutState } from '../../ui/layout/layout.gateway.ts'
import { target } from './measures.ts'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gap: tokens.spacingVerticalS,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  description: { margin: 0, fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
  total: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    flexWrap: 'wrap',
    margin: 0,
    gap: tokens.spacingHorizontalS,
  },
  amount: { fontSize: tokens.fontSizeBase500, fontWeight: tokens.fontWeightSemibold },
  buttons: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: tokens.spacingHorizontalM },
  button: { minHeight: target, minWidth: 0 },
})

/** The foot that the page asks for: a total, one button, or two ways to pay. */
export const PageFooter = () => {
  const { t } = useTranslation('mobile')
  const classes = useStyles()
  const template = useLayoutState(footer)
  const description = useLayoutState(footerDescription)
  if (!template) return null
  const buttons = footerButtons(template)
  return (
    <div className={classes.root}>
      {description && <p className={classes.description}>{description}</p>}
      {template.kind === 'totalPremium' && (
        <p className={classes.total}>
          {t('footer.totalPremium')}
          <span className={classes.amount}>{formatMoney(template.amount, template.currency)}</span>
        </p>
      )}
      {buttons.length > 0 && (
        <div className={classes.buttons}>
          {buttons.map(({ id, isDisabled }, index) => (
            <Button
              key={id}
              className={classes.button}
              appearance={index === buttons.length - 1 ? 'primary' : 'secondary'}
              disabled={isDisabled}
              onClick={() => layout.send({ type: 'footer.pressed', button: id })}
            >
              {template.kind === 'oneButton' ? template.label : t(`footer.${id}`)}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
