import { makeStyles, MessageBar, MessageBarBody, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { chooseInspectorTarget, type InspectorTarget, inspectorTarget } from '../../data/inspect/index.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { LabelledSelect } from '../../ui/LabelledSelect.tsx'

const useStyles = makeStyles({ root: { display: 'grid', gap: tokens.spacingVerticalXS, maxWidth: '560px' } })

const targets: readonly InspectorTarget[] = ['own', 'stately']

/** Where workflows are streamed to from the next time they are; to strangers not before the reader has said so. */
export const TargetChoice = () => {
  const { t } = useTranslation('inspector')
  const classes = useStyles()
  const [target, setTarget] = useState(inspectorTarget)
  const [isAsked, setAsked] = useState(false)
  const take = (next: InspectorTarget) => {
    chooseInspectorTarget(next)
    setTarget(next)
    setAsked(false)
  }
  return (
    <div className={classes.root}>
      <LabelledSelect
        label={t('target.label')}
        value={target}
        options={targets.map((value) => ({ value, label: t(`target.${value}`) }))}
        onChange={(next) => (next === 'stately' ? setAsked(true) : take('own'))}
      />
      {target === 'stately' && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{t('target.warning')}</MessageBarBody>
        </MessageBar>
      )}
      {isAsked && (
        <ConfirmDialog
          title={t('target.question')}
          question={t('target.warning')}
          confirmLabel={t('target.confirm')}
          intent="danger"
          onConfirm={() => take('stately')}
          onCancel={() => setAsked(false)}
        />
      )}
    </div>
  )
}
