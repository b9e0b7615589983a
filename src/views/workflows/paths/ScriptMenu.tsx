import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components'
import { ArrowDownloadRegular } from '@fluentui/react-icons'
import type { TFunction } from 'i18next'
import { save } from '../../../data/upload/download.ts'
import type { Tell } from '../../../shared/format/fieldText.ts'
import { formatNames, formats, type FormatName } from '../../../shared/scripts/formats.ts'
import type { Script } from '../../../shared/scripts/types.ts'

interface ScriptMenuProps {
  one: Script
  /** All that were found. */
  scripts(): readonly Script[]
  tell: Tell
  said: TFunction<'workflows'>
}

/** A script, or all of them, as a file. */
export const ScriptMenu = ({ one, scripts, tell, said: t }: ScriptMenuProps) => {
  const hand = (name: FormatName, wanted: readonly Script[]) => {
    const { ending, type, text } = formats[name]
    save(new Blob([text(wanted, tell)], { type }), `${one.machine}.${ending}`)
  }
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button icon={<ArrowDownloadRegular />}>{t('export')}</Button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {formatNames.map((name) => (
            <MenuItem key={name} onClick={() => hand(name, [one])}>
              {t(`paths.formats.${name}`)}
            </MenuItem>
          ))}
          {formatNames.map((name) => (
            <MenuItem key={name} onClick={() => hand(name, scripts())}>
              {t('paths.all', { format: t(`paths.formats.${name}`) })}
            </MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}
