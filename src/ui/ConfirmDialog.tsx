import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  mergeClasses,
  tokens,
} from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { mobileMedia } from '../shared/mobile/width.ts'
import { useDangerButton } from './dangerButton.ts'
import { sheet } from './modal/sheet.ts'
import { useModalEnd } from './modal/useModalEnd.ts'

const whole = { height: sheet.maxHeight, borderRadius: '0' } as const
const narrow = `@media ${mobileMedia}`

const useStyles = makeStyles({
  subject: {
    margin: `0 0 ${tokens.spacingVerticalS}`,
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
  },
  /** Beside what is read, not over it. */
  beside: { right: 'var(--beside-width, 0px)' },
  surface: {
    [narrow]: {
      ...sheet,
      display: 'flex',
      flexDirection: 'column',
      padding: `${tokens.spacingHorizontalL} ${tokens.spacingHorizontalL} calc(${tokens.spacingHorizontalL} + env(safe-area-inset-bottom))`,
      border: 'none',
      boxSizing: 'border-box',
      /** Of its height from the beginning, so that the keyboard moves nothing. */
      ':has(input)': whole,
      ':has(textarea)': whole,
    },
  },
  /** What is asked for scrolls; the buttons stay above the keyboard. */
  form: { [narrow]: { display: 'flex', flexGrow: 1, minHeight: 0 } },
  body: { [narrow]: { flexGrow: 1, maxHeight: 'none', minHeight: 0, gridTemplateRows: 'auto minmax(0, 1fr) auto' } },
  /** As wide as the dialog, so that an answer of several words stays on one line. */
  actions: { gridColumnStart: 1, [narrow]: { '& > *': { minHeight: '44px' } } },
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
  const danger = useDangerButton()
  useModalEnd()
  return (
    <Dialog
      open
      modalType={intent === 'danger' ? 'alert' : 'modal'}
      onOpenChange={(_, data) => !data.open && !busy && onCancel()}
    >
      <DialogSurface className={mergeClasses(classes.beside, classes.surface)} backdrop={{ className: classes.beside }}>
        <form
          className={classes.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            // A form within which it is asked is not submitted by the answer.
            event.stopPropagation()
            if (!busy) onConfirm?.(event.currentTarget)
          }}
        >
          <DialogBody className={classes.body}>
            <DialogTitle>{title}</DialogTitle>
            <DialogContent>
              {subject && <p className={classes.subject}>{subject}</p>}
              {question && <p>{question}</p>}
              {children}
            </DialogContent>
            <DialogActions className={classes.actions}>
              <Button appearance="secondary" disabled={busy} onClick={onCancel}>
                {cancelLabel ?? t('cancel')}
              </Button>
              {confirmLabel && (
                <Button
                  appearance="primary"
                  type="submit"
                  className={intent === 'danger' ? danger.filled : undefined}
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
