import { Input, makeStyles, MessageBar, MessageBarBody, tokens } from '@fluentui/react-components'
import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { Area } from '../../shared/area/types.ts'
import { CopyButton } from '../../ui/clipboard/CopyButton.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import type { StoredRecord } from '../form/form.types.ts'
import { subjectText } from '../subject.ts'
import { chosenAction } from './acting.view.ts'
import type { ActingRef } from './useActing.ts'

const useStyles = makeStyles({
  body: { display: 'grid', gap: tokens.spacingVerticalM, paddingTop: tokens.spacingVerticalS },
  line: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  text: { flexGrow: 1, minWidth: '12rem', fontFamily: tokens.fontFamilyMonospace },
})

interface ShownOnceProps {
  area: Area
  actor: ActingRef
  record: StoredRecord | null
  /** Null where an earlier answer has shown it. */
  text: string | null
}

/** What an action's answer shows this once, to be copied; it stays until the person closes it. */
const ShownOnce = ({ area, actor, record, text }: ShownOnceProps) => {
  const { t, i18n } = useTranslation([area.name, 'record', 'common'])
  const classes = useStyles()
  const name = useSelector(actor, chosenAction)!
  const words = `${area.name}:actions.${name}`
  return (
    <ConfirmDialog
      title={t(`${words}.success`)}
      subject={record ? subjectText(t, i18n.language, area, record) : undefined}
      cancelLabel={t('common:close')}
      intent="danger"
      onCancel={() => actor.send({ type: 'shown.seen' })}
    >
      <div className={classes.body}>
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody role="status">{text === null ? t(`${words}.lost`) : t(`${words}.shown`)}</MessageBarBody>
        </MessageBar>
        {text !== null && (
          <div className={classes.line}>
            <Input
              className={classes.text}
              aria-label={t('record:action.shown')}
              readOnly
              value={text}
              onFocus={(event) => event.target.select()}
            />
            <CopyButton text={text} />
          </div>
        )}
      </div>
    </ConfirmDialog>
  )
}

export default ShownOnce
