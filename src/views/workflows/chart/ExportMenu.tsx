import { useTranslation } from 'react-i18next'
import type { AnyStateMachine } from 'xstate'
import { configOf } from '../../../../machines/kernel/config.ts'
import { mermaidOf } from '../../../../machines/kernel/mermaid.ts'
import type { Outline } from '../../../../machines/kernel/outline.ts'
import { scxmlOf } from '../../../../machines/kernel/scxml.ts'
import { save } from '../../../data/upload/download.ts'
import { FileMenu } from '../../../ui/FileMenu.tsx'
import { notify } from '../../../ui/snackbar/snackbar.ts'
import { type Words, wordsOf } from '../../../ui/statechart/words.ts'
import { pngOf, svgOf } from './picture.ts'

interface ExportMenuProps {
  machine: AnyStateMachine
  chart: Outline
  words: Words
  /** What is drawn of it, with its ground; null while nothing is. */
  drawing(): { svg: SVGSVGElement; ground: string } | null
}

/** The machine as a file for whoever draws, writes or reads machines elsewhere. */
export const ExportMenu = ({ machine, chart, words, drawing }: ExportMenuProps) => {
  const { t } = useTranslation('workflows')
  const file = (type: string, text: string) => new Blob([text], { type })
  const picture = () => {
    const drawn = drawing()
    if (!drawn) throw new Error('Nothing is drawn yet')
    return svgOf(drawn.svg, drawn.ground)
  }
  const said = {
    titleOf: ({ label }: { label: string }) => words.textOf(label),
    wordsOf: (one: Parameters<typeof wordsOf>[0]) => wordsOf(one, words),
  }
  const files: Record<string, [ending: string, make: () => Blob | Promise<Blob>]> = {
    svg: ['svg', () => file('image/svg+xml', picture())],
    png: ['png', () => pngOf(picture())],
    mermaid: ['mmd', () => file('text/plain', mermaidOf(chart, said))],
    scxml: ['scxml', () => file('application/scxml+xml', scxmlOf(machine))],
    stately: ['json', () => file('application/json', JSON.stringify(configOf(machine), null, 2))],
  }
  const hand = async (name: string) => {
    const [ending, make] = files[name]!
    try {
      save(await make(), `${machine.id}.${ending}`)
    } catch {
      notify({ kind: 'error', text: t('exportFailed') })
    }
  }
  const items = [
    ...Object.keys(files).map((name) => ({ id: name, label: t(`formats.${name}`), onChoose: () => void hand(name) })),
    // The menu is shut by then.
    { id: 'print', label: t('common:profileMenu.print'), onChoose: () => void setTimeout(print) },
  ]
  return <FileMenu label={t('export')} items={items} />
}
