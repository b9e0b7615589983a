import type { TFunction } from 'i18next'
import { save } from '../../../data/upload/download.ts'
import type { Tell } from '../../../shared/format/fieldText.ts'
import { formatNames, formats, type FormatName } from '../../../shared/scripts/formats.ts'
import type { Script } from '../../../shared/scripts/types.ts'
import { FileMenu } from '../../../ui/FileMenu.tsx'

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
  const items = [
    ...formatNames.map((name) => ({ id: name, label: t(`paths.formats.${name}`), onChoose: () => hand(name, [one]) })),
    ...formatNames.map((name) => ({
      id: `all ${name}`,
      label: t('paths.all', { format: t(`paths.formats.${name}`) }),
      onChoose: () => hand(name, scripts()),
    })),
  ]
  return <FileMenu label={t('export')} items={items} />
}
