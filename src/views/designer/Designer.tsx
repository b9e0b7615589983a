import {
  Button,
  Link,
  makeStyles,
  mergeClasses,
  MessageBar,
  MessageBarBody,
  MessageBarTitle,
  tokens,
} from '@fluentui/react-components'
import { SaveRegular } from '@fluentui/react-icons'
import { useActorRef, useSelector } from '@xstate/react'
import {
  Suspense,
  lazy,
  memo,
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { same } from '../../../machines/fields/same.ts'
import type { OwnBlock } from '../../shared/forms/blocks.ts'
import type { Definition } from '../../shared/forms/definition.ts'
import { locales, supportedLocale, type Locale } from '../../shared/locales.ts'
import { partsOf } from '../../shared/forms/walk.ts'
import type { FieldError } from '../../shared/validation/fieldErrors.ts'
import { IntentBadge } from '../../ui/IntentBadge.tsx'
import { LabelledSelect } from '../../ui/LabelledSelect.tsx'
import { Tabs } from '../../ui/tabs/Tabs.tsx'
import { Canvas } from './Canvas.tsx'
import { DesignProvider, useDesign } from './design.ts'
import { useShortcut } from '../../ui/shortcuts/shortcuts.ts'
import { designerMachine } from './designer.machine.ts'
import { definitionOf, isEditable } from './designer.view.ts'
import { DoneSaid } from './DoneSaid.tsx'
import { Findings } from './Findings.tsx'
import { isPublishable, useFound } from './found.ts'
import { Keys } from './Keys.tsx'
import { Palette } from './Palette.tsx'
import { Properties } from './properties/Properties.tsx'
import { RemovalQuestion } from './RemovalQuestion.tsx'
import { textsIn, gapsOf } from './texts.ts'
import { Tools, type KeepBlock } from './Tools.tsx'
import { Translations } from './Translations.tsx'
import { useDrops } from './useDrag.ts'

const JsonTab = lazy(() => import('./JsonTab.tsx'))

/** By the room that it has, whatever stands beside it. */
const narrow = '@container designer (max-width: 899px)'

const useStyles = makeStyles({
  whole: { containerName: 'designer', containerType: 'inline-size' },
  root: { display: 'grid', gap: tokens.spacingVerticalM, minWidth: 0 },
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  tabs: { borderBottom: 'none', minWidth: 0, maxWidth: '100%' },
  beside: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    paddingBottom: tokens.spacingVerticalXS,
  },
  kept: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  wrong: { margin: 0, paddingInlineStart: '1.2em' },
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

const ownTabs = ['design', 'translations', 'json', 'findings'] as const
const moreTabs = ['tests', 'pictures'] as const
type More = (typeof moreTabs)[number]
type Tab = (typeof ownTabs)[number] | More

const panes = ['palette', 'page', 'properties'] as const
type Pane = (typeof panes)[number]

const none: readonly OwnBlock[] = []

export interface DesignerProps {
  /** As it is stored. */
  initial: Definition
  /** Work on it that was broken off, with which to go on. */
  draft?: Definition
  isBusy?: boolean
  readOnly?: boolean
  /** What the server has against it. */
  wrong?: readonly FieldError[]
  /** The version that is live, which this one would follow. */
  live?: Definition
  /** What breaks by it, as it was confirmed last, and how that is done. */
  confirmed?: string | null
  breaks?: ReactNode
  /** Where one goes on, once all of it is stored and nothing keeps it from being published. */
  next?: ReactNode
  /** What has become of what is not saved. */
  kept?: string | null
  /** Something is to be saved beside the form. */
  isHeld?: boolean
  /** The tab that is open to begin with. */
  first?: Tab
  /** Another version, beside which the JSON is shown, and by what it is chosen. */
  compared?: Definition
  choice?: ReactNode
  /** What the house keeps of forms, and where that is looked after. */
  blocks?: readonly OwnBlock[]
  blocksLink?: ReactNode
  /** Asks for the name under which a part is kept. */
  onKeepBlock?: KeepBlock
  onSave(definition: Definition): void
  /** Told of each change; null: it is as it is stored. */
  onChange?(definition: Definition | null): void
  /** What else there is to see of the form as it is at the moment. */
  more?: Readonly<Partial<Record<More, (definition: Definition) => ReactNode>>>
  /** The preview, of the form as it is at the moment. */
  aside?(definition: Definition): ReactNode
}

/** Where a form is designed: put together, said in each language, read as JSON, and looked through. */
export const Designer = ({
  initial,
  draft,
  isBusy = false,
  readOnly = false,
  wrong = [],
  live,
  confirmed = null,
  breaks,
  next,
  kept,
  isHeld = false,
  first = 'design',
  compared,
  choice,
  more = {},
  blocks = none,
  blocksLink,
  onKeepBlock,
  onSave,
  onChange,
  aside,
}: DesignerProps) => {
  const { t, i18n } = useTranslation(['designer', 'forms'])
  const classes = useStyles()
  const id = useId()
  const actor = useActorRef(designerMachine, { input: { definition: draft ?? initial } })
  const [locale, setLocale] = useState<Locale>(() => supportedLocale(i18n.language))
  const [tab, setTab] = useState<Tab>(first)
  // What is typed as JSON and not taken yet is there again after a look at another tab.
  const [json, setJson] = useState<string | null>(null)
  const definition = useSelector(actor, definitionOf)
  const isBarred = isBusy || readOnly
  const isSame = useMemo(() => same(definition, initial), [definition, initial])
  const isStored = isSame && !isHeld
  // What is counted waits for what is typed.
  const counted = useDeferredValue(definition)
  const against = useFound(counted, live, confirmed)
  const count = against.found.length + against.unconfirmed
  const gaps = useMemo(() => textsIn(counted).reduce((sum, text) => sum + gapsOf(text).length, 0), [counted])
  const tell = useEffectEvent((changed: Definition) => onChange?.(isSame ? null : changed))
  const told = useRef({ definition, isSame })
  useEffect(() => {
    // Who keeps it writes all of it down, which waits until what was done is seen.
    if (counted !== definition || (told.current.definition === definition && told.current.isSame === isSame)) return
    told.current = { definition, isSame }
    tell(definition)
  }, [counted, definition, isSame])
  useEffect(() => actor.send({ type: isBarred ? 'editing.barred' : 'editing.allowed' }), [actor, isBarred])
  const design = useMemo(() => ({ actor, locale, live }), [actor, locale, live])
  const show = (key: string) => {
    actor.send({ type: 'item.selected', key })
    setTab('design')
  }
  const counts: Record<Tab, string | undefined> = {
    design: undefined,
    translations: gaps > 0 ? String(gaps) : undefined,
    json: undefined,
    findings: count > 0 ? String(count) : undefined,
    tests: undefined,
    pictures: undefined,
  }
  const tabs: readonly Tab[] = [...ownTabs, ...moreTabs.filter((one) => more[one])]
  return (
    <DesignProvider value={design}>
      <Keys className={classes.whole}>
        <div className={classes.root}>
          <div className={classes.bar}>
            <Tabs
              label={t('tabs.label')}
              panel={id}
              className={classes.tabs}
              tabs={tabs.map((one) => ({ id: one, label: t(`tabs.${one}`), count: counts[one] }))}
              chosen={tab}
              onChoose={(one) => setTab(one as Tab)}
            />
            <div className={classes.beside}>
              <LabelledSelect
                label={t('language')}
                value={locale}
                options={locales.map((one) => ({ value: one, label: t(`common:languages.${one}`) }))}
                onChange={(one) => setLocale(one as Locale)}
              />
              {kept && <span className={classes.kept}>{kept}</span>}
              <IntentBadge intent={isStored ? 'subtle' : 'warning'} role="status">
                {t(isStored ? 'stored' : 'changed')}
              </IntentBadge>
              {isStored && isPublishable(against) && next}
              {!readOnly && (
                <Button
                  appearance="primary"
                  icon={<SaveRegular />}
                  disabledFocusable={isBarred || isStored}
                  onClick={() => onSave(definition)}
                >
                  {t('save')}
                </Button>
              )}
            </div>
          </div>
          {wrong.length > 0 && (
            <MessageBar intent="error" layout="multiline">
              <MessageBarBody>
                <MessageBarTitle>{t('refused')}</MessageBarTitle>
                <ul className={classes.wrong}>
                  {wrong.map(({ path, key, values }) => (
                    <li key={`${path} ${key}`}>
                      {t(key, values)}
                      <WrongPlace path={path} onShow={show} />
                    </li>
                  ))}
                </ul>
              </MessageBarBody>
            </MessageBar>
          )}
          <div id={id} role="tabpanel" aria-label={t(`tabs.${tab}`)}>
            {tab === 'design' && (
              <Design blocks={blocks} blocksLink={blocksLink} onKeepBlock={onKeepBlock} aside={aside} />
            )}
            {tab === 'translations' && <Translations onShow={show} />}
            {tab === 'json' && (
              <Suspense fallback={null}>
                <JsonTab compared={compared} choice={choice} typed={json} onType={setJson} />
              </Suspense>
            )}
            {(tab === 'tests' || tab === 'pictures') && <Suspense fallback={null}>{more[tab]?.(definition)}</Suspense>}
            {tab === 'findings' && <Findings against={against} live={live} breaks={breaks} onShow={show} />}
          </div>
        </div>
        <DoneSaid />
        <RemovalQuestion />
      </Keys>
    </DesignProvider>
  )
}

/** Leads to the innermost part that a path of the form goes through. */
const WrongPlace = ({ path, onShow }: { path: string; onShow(key: string): void }) => {
  const { t } = useTranslation('designer')
  const { actor } = useDesign()
  const definition = useSelector(actor, definitionOf)
  const part = partsOf(definition).findLast((one) => path === one.path || path.startsWith(`${one.path}.`))
  if (!part) return path && ` (${path})`
  return (
    <>
      {' '}
      <Link as="button" inline onClick={() => onShow(part.key)}>
        {t('findings.show')}
      </Link>
    </>
  )
}

type Side = 'properties' | 'preview'

interface DesignProps extends Pick<DesignerProps, 'blocksLink' | 'onKeepBlock' | 'aside'> {
  blocks: readonly OwnBlock[]
}

/** Palette, page and properties beside each other; one at a time where there is no room. Each follows by itself what is designed. */
const Design = memo(({ blocks, blocksLink, onKeepBlock, aside }: DesignProps) => {
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
