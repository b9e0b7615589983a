import { Button, Dialog, DialogSurface, makeStyles, tokens } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { sheet } from './sheet.ts'
import { useModalEnd } from './useModalEnd.ts'

const useStyles = makeStyles({
  root: {
    ...sheet,
    boxSizing: 'border-box',
    display: 'flex',
    flexDirection: 'column',
    paddingTop: 0,
    paddingInline: 0,
    border: 'none',
    overflow: 'hidden',
  },
  head: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexShrink: 0,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalS} ${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    overflowWrap: 'anywhere',
  },
  close: { flexShrink: 0, minWidth: '44px', height: '44px' },
  body: { minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain' },
  foot: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    flexShrink: 0,
    gap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    '& > *': { minHeight: '44px', minWidth: 0 },
  },
})

interface SheetProps {
  title: string
  /** Buttons that stay in reach however long the rest is. */
  foot?: ReactNode
  onClose(): void
  children: ReactNode
}

/** Choices over the page, from the foot of the window; mounted while it is open. */
export const Sheet = ({ title, foot, onClose, children }: SheetProps) => {
  const { t } = useTranslation('ui')
  const classes = useStyles()
  const heading = useId()
  useModalEnd()
  return (
    <Dialog open onOpenChange={(_, data) => !data.open && onClose()}>
      <DialogSurface className={classes.root} aria-labelledby={heading} aria-describedby={undefined}>
        <div className={classes.head}>
          <h2 id={heading} className={classes.title}>
            {title}
          </h2>
          <Button
            className={classes.close}
            appearance="subtle"
            icon={<DismissRegular />}
            aria-label={t('close')}
            onClick={onClose}
          />
        </div>
        <div className={classes.body}>{children}</div>
        {foot && <div className={classes.foot}>{foot}</div>}
      </DialogSurface>
    </Dialog>
  )
}
