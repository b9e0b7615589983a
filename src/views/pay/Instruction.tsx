import { Button, Link, makeStyles, Spinner, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { Payable } from '../../shared/endpoints/answers/invoice.ts'
import { CopyButton } from '../../ui/clipboard/CopyButton.tsx'
import { QrCode } from './QrCode.tsx'

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalL, justifyItems: 'center', textAlign: 'center' },
  heading: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  code: {
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    overflowWrap: 'anywhere',
    userSelect: 'all',
  },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
})

interface InstructionProps {
  payable: Payable
  busy: boolean
  onWithdrawn(): void
}

/** How an order is paid, as the gateway has told, and the way to another. */
export const Instruction = ({ payable: { standing, instruction }, busy, onWithdrawn }: InstructionProps) => {
  const { t } = useTranslation('pay')
  const classes = useStyles()
  const { method, channel } = instruction!
  if (standing !== 'PAYABLE')
    return (
      <div className={classes.root} role="status">
        <Spinner label={t(standing === 'ORDERED' ? 'ordered' : 'withdrawing')} labelPosition="below" />
      </div>
    )
  return (
    <section className={classes.root} aria-labelledby="method">
      <h2 id="method" className={classes.heading}>
        {t(`methods.${method}`)}
      </h2>
      {channel?.qr && <QrCode text={channel.qr} label={t('qr')} />}
      {channel?.code && (
        <>
          <span className={classes.code}>{channel.code}</span>
          <CopyButton text={channel.code} label={t('copy')} />
        </>
      )}
      {channel?.url && <Link href={channel.url}>{t('open')}</Link>}
      <p className={classes.text}>{t(`how.${method}`)}</p>
      <p className={classes.text} role="status">
        {t('waiting')}
      </p>
      <Button appearance="subtle" disabledFocusable={busy} onClick={onWithdrawn}>
        {t('another')}
      </Button>
    </section>
  )
}
