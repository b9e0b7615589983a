import { makeStyles } from '@fluentui/react-components'
import { lazy, Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Outline } from '../../../machines/kernel/outline.ts'
import { Bone } from '../../ui/Bone.tsx'
import { useName } from './design.ts'
import type { Part } from './edit.ts'
import type { Reference, Use } from './references.ts'

const Drawing = lazy(() => import('../../ui/statechart/StatechartDrawing.tsx'))

const useStyles = makeStyles({ root: { height: '420px', position: 'relative' }, bone: { height: '100%' } })

const nowhere: ReadonlySet<string> = new Set()

const ofUse = (use: Use) => `uses.${use}`

/** What hangs on what, as a chart has it: parts are its states, and a way leads from each to what its answer decides. */
const outlineOf = (references: readonly Reference[]): Outline => {
  const keys = [...new Set(references.flatMap(({ to, from }) => [to, from]))]
  return {
    id: ':',
    states: keys.map((key) => ({
      id: key,
      key,
      parent: null,
      status: key,
      label: key,
      intent: 'informative',
      description: '',
      tags: [],
      final: false,
      initial: false,
      parallel: false,
      entry: [],
      exit: [],
    })),
    transitions: references
      .filter(({ to, from }) => to !== from)
      .map(({ to, from, use }) => ({
        id: `${to} ${from}`,
        from: to,
        to: from,
        reenters: false,
        event: '',
        label: ofUse(use),
        deadline: false,
        delay: null,
        when: null,
        otherwise: false,
        guard: null,
        effects: [],
      })),
  }
}

interface WaysDrawnProps {
  references: readonly Reference[]
  partOf(key: string): Part | undefined
}

/** Which answers decide what, as a drawing; the list below it says the same. */
export const WaysDrawn = ({ references, partOf }: WaysDrawnProps) => {
  const { t } = useTranslation('designer')
  const classes = useStyles()
  const nameOf = useName()
  const outline = useMemo(() => outlineOf(references), [references])
  const textOf = (key: string): string => {
    const part = partOf(key)
    if (part) return nameOf(part)
    // No part has a point in its key.
    return key.startsWith('uses.') ? t(`uses.${key.slice(5)}`) : t('conditions.gone', { name: key })
  }
  return (
    <div className={classes.root}>
      <Suspense fallback={<Bone className={classes.bone} />}>
        <Drawing
          label={t('dependencies.title')}
          detail="whole"
          outline={outline}
          active={nowhere}
          steps={[]}
          textOf={textOf}
        />
      </Suspense>
    </div>
  )
}
