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
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useModalEnd } from './modal/useModalEnd.ts'

const useStyles = makeStyles({
  subject: { margin: 0, color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  danger: {
    backgroundColor: tokens.colorStatusDangerBackground3,
    ':hover': { backgroundColor: tokens.colorStatusDangerBackground3Hover },
    ':hover:active': { backgroundColor: tokens.colorStatusDangerBackground3Pressed },
  },
})

interface ConfirmDialogProps {
  title: string
  /** What it is asked about. */
  subject?: string
  question?: string
  /** Named after the action that was clicked, never "OK". Absent while the answer is carried out. */
  confirmLabel?: string
  cancelLabel?: string
  intent?: 'primary' | 'danger'
  busy?: boolean
  /** Inputs that the question needs, between the question and the buttons. */
  children?: ReactNode
  onConfirm?(form: HTMLFormElement): void
  onCancel(): void
}

/** Mounted while the question is asked; Escape and the backdrop mean "no", and do nothing while `busy`. */
export const ConfirmDialog = ({
  title,
  subject,
  question,
  confirmLabel,
  cancelLabel,
  intent = 'primary',
  busy = false,
  children,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) => {
  const { t } = useTranslation('ui')
  const classes = useStyles()
  useModalEnd()
  return (
    <Dialog
      open
      modalType={intent === 'danger' ? 'alert' : 'modal'}
      onOpenChange={(_, data) => !data.open && !busy && onCancel()}
    >
      <DialogSurface>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (!busy) onConfirm?.(event.currentTarget)
          }}
        >
          <DialogBody>
            <DialogTitle>{title}</DialogTitle>
            <DialogContent>
              {subject && <p className={classes.subject}>{subject}</p>}
              {question && <p>{question}</p>}
              {children}
            </DialogContent>
            <DialogActions>
              <Button appearance="secondary" disabled={busy} onClick={onCancel}>
                {cancelLabel ?? t('cancel')}
              </Button>
              {confirmLabel && (
                <Button
                  appearance="primary"
                  type="submit"
                  className={intent === 'danger' ? classes.danger : undefined}
                  disabledFocusable={busy}
                >
                  {confirmLabel}
                </Button>
              )}
            </DialogActions>
          </DialogBody>
        </form>
      </DialogSurface>
    </Dialog>
  )
}
