import { Button } from '@fluentui/react-components'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isRequestingCode, resendAt } from '../../data/recovery/recovery.view.ts'
import { recovery, useRecovery } from '../../data/recovery/recovery.gateway.ts'
import { respond } from '../../ui/snackbar/respond.ts'

/** Asks for another code, as soon as that is allowed; until then it counts the seconds. */
export const ResendButton = ({ prominent }: { prominent: boolean }) => {
  const { t } = useTranslation('credentials')
  const at = useRecovery(resendAt)
  const busy = useRecovery(isRequestingCode)
  const requested = useRef(false)
  useEffect(() => {
    if (busy || at === null || !requested.current) return
    requested.current = false
    respond({ ok: true, message: t('code.resent') })
  }, [busy, at, t])
  const send = () => {
    requested.current = true
    recovery.send({ type: 'code.requested' })
  }
  return (
    <Button
      size="large"
      appearance={prominent ? 'primary' : 'secondary'}
      disabledFocusable={at !== null || busy}
      onClick={send}
    >
      {at === null ? t('code.resend') : <Wait key={at} until={at} />}
    </Button>
  )
}

const Wait = ({ until }: { until: number }) => {
  const { t } = useTranslation('credentials')
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return t('code.resendIn', { seconds: Math.max(0, Math.ceil((until - now) / 1_000)) })
}
