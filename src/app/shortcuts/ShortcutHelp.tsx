import { Button, makeStyles, Switch, tokens } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { recall, remember } from '../../data/persisted.ts'
import { NativeDialog } from '../../ui/modal/NativeDialog.tsx'
import { useModalEnd } from '../../ui/modal/useModalEnd.ts'
import { useShortcuts } from '../../ui/shortcuts/shortcuts.ts'

const useStyles = makeStyles({
  root: {
    width: '420px',
    maxWidth: `calc(100vw - 2 * ${tokens.spacingHorizontalL})`,
    padding: tokens.spacingHorizontalXXL,
    borderRadius: tokens.borderRadiusXLarge,
  },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
  title: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  keys: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    margin: `${tokens.spacingVerticalL} 0`,
  },
  key: {
    minWidth: '20px',
    padding: `2px ${tokens.spacingHorizontalS}`,
    textAlign: 'center',
    fontFamily: tokens.fontFamilyMonospace,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  pair: { display: 'contents' },
  what: { margin: 0 },
})

/** Which keys do what on this page, and whether they do. */
const ShortcutHelp = ({ onClose }: { onClose(): void }) => {
  const { t } = useTranslation('shortcuts')
  const classes = useStyles()
  const shortcuts = useShortcuts()
  const [isOn, setOn] = useState(() => recall('shortcuts') !== 'off')
  useModalEnd()
  const switchTo = (on: boolean) => {
    remember('shortcuts', on ? null : 'off')
    setOn(on)
  }
  return (
    <NativeDialog className={classes.root} label={t('title')} onClose={onClose}>
      <div className={classes.head}>
        <h2 className={classes.title}>{t('title')}</h2>
        <Button appearance="subtle" icon={<DismissRegular />} aria-label={t('close')} onClick={onClose} />
      </div>
      <dl className={classes.keys}>
        {shortcuts.map(({ key, label }) => (
          <div key={key} className={classes.pair}>
            <dt>
              <kbd className={classes.key}>{key}</kbd>
            </dt>
            <dd className={classes.what}>{label}</dd>
          </div>
        ))}
      </dl>
      <Switch label={t('on')} checked={isOn} onChange={(_, { checked }) => switchTo(checked)} />
    </NativeDialog>
  )
}

export default ShortcutHelp
