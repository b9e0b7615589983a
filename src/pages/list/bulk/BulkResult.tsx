import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  tokens,
} from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useModalEnd } from '../../../ui/modal/useModalEnd.ts'
import { useErrorText } from '../../errorText.ts'
import type { BulkStage, Outcome } from './bulk.types.ts'
import { reasonsText } from '../../reasonText.ts'

const useStyles = makeStyles({
  counts: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalL,
    margin: 0,
    fontWeight: tokens.fontWeightSemibold,
  },
  list: { paddingLeft: tokens.spacingHorizontalL },
})

interface BulkResultProps {
  stage: Extract<BulkStage, { kind: 'done' }>
  onClose(): void
}

/** How many were done, and for the others why not. */
export const BulkResult = ({ stage: { action, outcomes, left }, onClose }: BulkResultProps) => {
  const { t } = useTranslation(['list', 'common'])
  // What the server alone knows against a row is told in the words of its page; the result does not wait for them.
  useTranslation(['case', 'validation'], { useSuspense: false })
  const errorText = useErrorText()
  const classes = useStyles()
  useModalEnd()
  const undone = outcomes.filter((outcome) => outcome.kind !== 'done')
  const whyNot = (outcome: Outcome) => {
    switch (outcome.kind) {
      case 'refused':
        return reasonsText(t, outcome.reasons)
      case 'stale':
        return t('list:bulk.stale')
      case 'failed':
        return errorText(outcome.error)
      case 'done':
        return null
    }
  }
  return (
    <Dialog open onOpenChange={(_, data) => !data.open && onClose()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{`${t(action.meta.label)}: ${t('list:bulk.result')}`}</DialogTitle>
          <DialogContent>
            <p className={classes.counts} role="status">
              <span>{t('list:bulk.done', { count: outcomes.length - undone.length })}</span>
              {undone.length > 0 && <span>{t('list:bulk.refused', { count: undone.length })}</span>}
              {left > 0 && <span>{t('list:bulk.left', { count: left })}</span>}
            </p>
            {undone.length > 0 && (
              <ul className={classes.list}>
                {undone.map((outcome) => (
                  <li key={outcome.row.id}>
                    <b>{outcome.row.title}</b>: {whyNot(outcome)}
                  </li>
                ))}
              </ul>
            )}
          </DialogContent>
          <DialogActions>
            <Button appearance="primary" onClick={onClose}>
              {t('common:close')}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}
