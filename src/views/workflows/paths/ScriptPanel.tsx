import type { TFunction } from 'i18next'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Followed } from '../../../../machines/kernel/follow.ts'
import type { Lifecycle } from '../../../../machines/kernel/types.ts'
import type { Area } from '../../../shared/area/types.ts'
import { dayOf } from '../../../shared/format/date.ts'
import type { Tell } from '../../../shared/format/fieldText.ts'
import { scriptOf, scriptWords } from '../../../shared/scripts/script.ts'
import { needsText, sentencesOf } from '../../../shared/scripts/sentences.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { GoneScript } from './GoneScript.tsx'
import { ScriptMenu } from './ScriptMenu.tsx'

interface ScriptPanelProps {
  area: Area
  lifecycle: Lifecycle
  all: readonly Followed[]
  followed: Followed
  /** The words of the page around it, whose language may be another. */
  said: TFunction<'workflows'>
  onKept(): void
}

const thisDay = (): string => dayOf(new Date().toISOString())

/** A path in the words of the screen, in the language that is provided. */
export const ScriptPanel = ({ area, lifecycle, all, followed, said, onKept }: ScriptPanelProps) => {
  const { t, i18n } = useTranslation([...scriptWords(area, lifecycle), 'common'])
  const tell = t as unknown as Tell
  const [today] = useState(thisDay)
  const writing = useMemo(() => ({ t: tell, locale: i18n.language, today }), [tell, i18n.language, today])
  const script = useMemo(() => scriptOf(area, lifecycle, followed, writing), [area, lifecycle, followed, writing])
  const scripts = () => all.map((one) => scriptOf(area, lifecycle, one, writing))
  return (
    <Panel title={script.title} aside={<ScriptMenu one={script} scripts={scripts} tell={tell} said={said} />}>
      <div lang={i18n.language}>
        {needsText(tell, script).map((one) => (
          <p key={one}>{one}</p>
        ))}
        <GoneScript
          script={script}
          sentences={sentencesOf(tell, script)}
          path={followed.steps.map(({ event }) => event.type)}
          said={said}
          onKept={onKept}
        />
      </div>
    </Panel>
  )
}
