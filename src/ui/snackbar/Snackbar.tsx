import { Button, MessageBar, MessageBarActions, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dismiss, type Shown } from './snackbar.ts'

const useStyles = makeStyles({
  root: { boxShadow: tokens.shadow16, marginTop: tokens.spacingVerticalS, alignItems: 'center', minHeight: '44px' },
})

const readingTime = { success: 6_000, error: 12_000 }

/** Leaves by itself, but not while the reader points at it or stands in it. */
export const Snackbar = ({ notice }: { notice: Shown }) => {
  const { t } = useTranslation('ui')
  const classes = useStyles()
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => dismiss(notice.id), readingTime[notice.kind])
    return () => clearTimeout(timer)
  }, [held, notice])
  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  return (
    <MessageBar
      className={classes.root}
      intent={notice.kind}
      layout="multiline"
      onMouseEnter={hold}
      onMouseLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <MessageBarBody>
        {notice.lead && <b>{notice.lead} </b>}
        {notice.text || t(notice.kind === 'success' ? 'snackbar.done' : 'snackbar.error')}
      </MessageBarBody>
      <MessageBarActions
        containerAction={
          <Button
            appearance="transparent"
            size="small"
            aria-label={t('close')}
            icon={<DismissRegular />}
            onClick={() => dismiss(notice.id)}
          />
        }
      />
    </MessageBar>
  )
}
