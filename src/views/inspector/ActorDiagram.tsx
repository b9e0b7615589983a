import { memo, useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { createMachine, type StateValue } from 'xstate'
import { outline } from '../../../machines/kernel/outline.ts'
import { Statechart } from '../../ui/statechart/Statechart.tsx'
import { activeStates } from '../../ui/statechart/way.ts'
import { eventText } from './text.ts'

interface ActorDiagramProps {
  /** A machine's configuration as JSON: good for drawing, not for running. */
  definition: string
  value: StateValue | null
  label: string
}

/** The chart of a configuration; null where it is of no machine, as in a file that somebody has written. */
const chartOf = (definition: string) => {
  try {
    const chart = outline(createMachine(JSON.parse(definition) as Parameters<typeof createMachine>[0]))
    // A configuration does not say how long a delay is that has a name.
    const transitions = chart.transitions.map((one) => ({ ...one, label: one.label ?? (one.event || null) }))
    return { ...chart, transitions }
  } catch {
    return null
  }
}

export const ActorDiagram = ({ definition, value, label }: ActorDiagramProps) => {
  const { t } = useTranslation('inspector')
  const chart = useMemo(() => chartOf(definition), [definition])
  return chart ? <Drawn label={label} chart={chart} standing={JSON.stringify(value ?? {})} /> : t('noMachine')
}

interface DrawnProps {
  label: string
  chart: NonNullable<ReturnType<typeof chartOf>>
  /** The value of its states as JSON: drawn anew when that is another one. */
  standing: string
}

const Drawn = memo(({ chart: drawn, standing, label }: DrawnProps) => {
  const namespaces = new Set(
    [...drawn.states, ...drawn.transitions].flatMap(({ label: key }) =>
      key?.includes(':') ? [key.split(':')[0]!] : [],
    ),
  )
  const { t } = useTranslation([...namespaces, 'inspector'])
  const active = useMemo(() => activeStates(drawn, JSON.parse(standing) as StateValue), [drawn, standing])
  const textOf = useCallback((key: string) => (key.includes(':') ? t(key) : eventText(key)), [t])
  return <Statechart label={label} detail="whole" outline={drawn} active={active} steps={[]} textOf={textOf} />
})
