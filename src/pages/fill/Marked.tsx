import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { createContext, useContext, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Intent } from '../../../machines/fields/intent.ts'
import { IntentBadge } from '../../ui/IntentBadge.tsx'
import { intents } from '../../ui/intents.ts'

/** What became of a part of a form beside another version. */
export type Mark = 'new' | 'gone' | 'changed'

export const markIntents: Readonly<Record<Mark, Intent>> = { new: 'success', gone: 'danger', changed: 'warning' }

/** By the keys of parts. */
export const Marks = createContext<ReadonlyMap<string, Mark>>(new Map())

const outline = (ink: string) => ({
  outline: `2px solid ${ink}`,
  outlineOffset: '6px',
  borderRadius: tokens.borderRadiusSmall,
})

const useStyles = makeStyles({
  new: outline(intents.success.ink),
  gone: { ...outline(intents.danger.ink), outlineStyle: 'dashed' },
  changed: outline(intents.warning.ink),
  word: { display: 'flex', marginBottom: tokens.spacingVerticalXS },
})

interface MarkedProps {
  /** Its key. */
  of: string
  className?: string
  children: ReactNode
}

/** A part of a form, with what became of it where that is told. */
export const Marked = ({ of, className, children }: MarkedProps) => {
  const { t } = useTranslation('fill')
  const classes = useStyles()
  const mark = useContext(Marks).get(of)
  return (
    <div className={mergeClasses(className, mark && classes[mark])} data-mark={mark}>
      {mark && (
        <div className={classes.word}>
          <IntentBadge intent={markIntents[mark]}>{t(`marks.${mark}`)}</IntentBadge>
        </div>
      )}
      {children}
    </div>
  )
}
