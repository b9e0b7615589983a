import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { newKey } from '../../data/key.ts'
import { isBusy, toldOf } from '../../pages/actions/acting.view.ts'
import { useActing } from '../../pages/actions/useActing.ts'
import type { PartProps } from '../../pages/parts.ts'
import { reasonsText } from '../../pages/reasonText.ts'
import { Sheet } from '../../ui/table/Sheet.tsx'

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalM },
  note: { margin: 0, color: tokens.colorNeutralForeground2 },
  wrong: { margin: 0, color: tokens.colorPaletteRedForeground1 },
})

interface AskPaymentProps extends Pick<PartProps['tool'], 'area'> {
  /** Of the area, which its tool is called by too. */
  action: string
  heads: readonly string[]
  rows: Parameters<typeof Sheet>[0]['rows']
  foot: readonly ReactNode[]
  /** Why what is chosen cannot be asked for. */
  wrong?: string | null
  /** As it is summed up here; null where there is nothing. */
  input: Record<string, unknown> | null
  children?: ReactNode
}

/** What is owed, as it is summed up, and asking for its payment; the first head is who it is owed to. */
export const AskPayment = ({ area, action, heads, rows, foot, wrong, input, children }: AskPaymentProps) => {
  const { t } = useTranslation(area.name)
  const classes = useStyles()
  const actor = useActing(area, () => {})
  const busy = useSelector(actor, isBusy)
  const told = useSelector(actor, toldOf)
  const request = () => {
    actor.send({ type: 'action.abandoned' })
    actor.send({
      type: 'action.chosen',
      action,
      isDirect: true,
      draft: { on: null, key: newKey(), input: input! },
    })
  }
  return (
    <div className={classes.root}>
      <p className={classes.note}>{t(`tools.${action}.text`)}</p>
      {children}
      <Sheet label={t(`tools.${action}.label`)} heads={heads} figures={heads.length - 1} rows={rows} foot={foot} />
      {wrong && <p className={classes.wrong}>{wrong}</p>}
      {told?.__typename === 'Declined' && (
        <p className={classes.wrong} role="alert">
          {reasonsText(t, told.reasons)}
        </p>
      )}
      <div>
        <Button appearance="primary" disabledFocusable={busy || Boolean(wrong) || !input} onClick={request}>
          {t(`actions.${action}.label`)}
        </Button>
      </div>
    </div>
  )
}
