import { OptionsRegular } from '@fluentui/react-icons'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withWords } from '../../data/language.ts'
import { Fetched } from '../../ui/Fetched.tsx'
import { useItemStyles } from './items.styles.ts'

const load = withWords(() => import('./CustomiseDialog.tsx'), ['navigation'])

/** The last entry of the menu: no page, it opens a dialog. */
export const CustomiseNavigation = () => {
  const { t } = useTranslation()
  const classes = useItemStyles()
  const [wanted, setWanted] = useState(false)
  const close = useCallback(() => setWanted(false), [])
  return (
    <>
      <button type="button" className={classes.item} aria-haspopup="dialog" onClick={() => setWanted(true)}>
        <OptionsRegular className={classes.icon} aria-hidden />
        <span className={classes.text}>{t('customiseNavigation')}</span>
      </button>
      <Fetched wanted={wanted} load={load} props={{ onClose: close }} onFailed={close} />
    </>
  )
}
