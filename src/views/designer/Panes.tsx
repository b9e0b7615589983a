import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useSelector } from '@xstate/react'
import { memo, useCallback, useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { OwnBlock } from '../../shared/forms/blocks.ts'
import type { Definition } from '../../shared/forms/definition.ts'
import { useShortcut } from '../../ui/shortcuts/shortcuts.ts'
import { Tabs } from '../../ui/tabs/Tabs.tsx'
import { Canvas } from './Canvas.tsx'
import { useDesign } from './design.ts'
import { definitionOf, isEditable } from './designer.view.ts'
import { Palette } from './Palette.tsx'
import { Properties } from './properties/Properties.tsx'
import { Tools, type KeepBlock } from './Tools.tsx'
import { useDrops } from './useDrag.ts'

/** By the room that it has, whatever stands beside it. */
const narrow = '@container designer (max-width: 899px)'

const useStyles = makeStyles({
  panes: {
    display: 'grid',
    gridTemplateColumns: '224px minmax(0, 1fr) 360px',
    gap: tokens.spacingHorizontalL,
    alignItems: 'start',
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  previewed: {
    gridTemplateColumns: '224px minmax(0, 1fr) 440px',
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  pane: {
    minWidth: 0,
    boxSizing: 'border-box',
    maxHeight: 'calc(100dvh - 140px)',
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    position: 'sticky',
    top: tokens.spacingVerticalM,
    padding: tokens.spacingHorizontalM,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    [narrow]: { position: 'static', maxHeight: 'none', overflowY: 'visible' },
  },
  middle: { display: 'grid', gap: tokens.spacingVerticalM, alignContent: 'start', minWidth: 0 },
  away: { [narrow]: { display: 'none' } },
  choice: { display: 'none', [narrow]: { display: 'flex', marginBottom: tokens.spacingVerticalM } },
  asideTabs: { marginBottom: tokens.spacingVerticalM },
})

const panes = ['palette', 'page', 'properties'] as const
type Pane = (typeof panes)[number]

type Side = 'properties' | 'preview'

export interface PanesProps {
  /** What the house keeps of forms, and where that is looked after. */
  blocks: readonly OwnBlock[]
  blocksLink?: ReactNode
  /** Asks for the name under which a part is kept. */
  onKeepBlock?: KeepBlock
  /** The preview, of the form as it is at the moment. */
  aside?(definition: Definition): ReactNode
}

/** Palette, page and properties beside each other; one at a time where there is no room. Each follows by itself what is designed. */
export const Panes = memo(({ blocks, blocksLink, onKeepBlock, aside }: PanesProps) => {
  const { t } = useTranslation('designer')
  const classes = useStyles()
  const id = useId()
  const { actor } = useDesign()
  const [pane, setPane] = useState<Pane>('page')
  const [side, setSide] = useState<Side>('properties')
  const properties = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState(0)
  useEffect(() => {
    if (opened > 0) properties.current?.querySelector<HTMLElement>('input, textarea, select')?.focus()
  }, [opened])
  const isBarred = !useSelector(actor, isEditable)
  useDrops()
  const areas = useRef<HTMLDivElement>(null)
  useShortcut('F6', t('panes.next'), () => {
    const sides = [...areas.current!.children]
    const next = (sides.findIndex((one) => one.contains(document.activeElement)) + 1) % sides.length
    flushSync(() => setPane(panes[next]!))
    sides[next]!.querySelector<HTMLElement>('[role=treeitem][tabindex="0"], input, textarea, select')?.focus()
  })
  const open = useCallback(() => {
    setPane('properties')
    setSide('properties')
    setOpened((before) => before + 1)
  }, [])
  const showPage = useCallback(() => setPane('page'), [])
  const of = (name: Pane) => mergeClasses(classes.pane, pane !== name && classes.away)
  return (
    <>
      <Tabs
        label={t('panes.label')}
        panel={id}
        className={classes.choice}
        tabs={panes.map((one) => ({ id: one, label: t(`panes.${one}`) }))}
        chosen={pane}
        onChoose={(one) => setPane(one as Pane)}
        isWithin
      />
      <div id={id} ref={areas} className={mergeClasses(classes.panes, side === 'preview' && classes.previewed)}>
        <section className={of('palette')} aria-label={t('panes.palette')} inert={isBarred}>
          <Palette own={blocks} ownLink={blocksLink} onAdded={showPage} />
        </section>
        <section className={mergeClasses(classes.middle, pane !== 'page' && classes.away)} aria-label={t('panes.page')}>
          <Tools onKeepBlock={onKeepBlock} />
          <Canvas onOpen={open} />
        </section>
        <section ref={properties} className={of('properties')} aria-label={t('panes.properties')}>
          {aside && (
            <Tabs
              label={t('sides.label')}
              panel={`${id}-side`}
              className={classes.asideTabs}
              tabs={(['properties', 'preview'] as const).map((one) => ({ id: one, label: t(`sides.${one}`) }))}
              chosen={side}
              onChoose={(one) => setSide(one as Side)}
            />
          )}
          <div id={`${id}-side`}>{aside && side === 'preview' ? <Aside drawn={aside} /> : <Properties />}</div>
        </section>
      </div>
    </>
  )
})

const Aside = ({ drawn }: { drawn(definition: Definition): ReactNode }) => {
  const { actor } = useDesign()
  return drawn(useSelector(actor, definitionOf))
}
