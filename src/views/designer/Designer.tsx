import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { SaveRegular } from '@fluentui/react-icons'
import { useActorRef, useSelector } from '@xstate/react'
import {
  Suspense,
  lazy,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { useTranslation } from 'react-i18next'
import { same } from '../../../machines/fields/same.ts'
import type { OwnBlock } from '../../shared/forms/blocks.ts'
import type { Definition } from '../../shared/forms/definition.ts'
import { locales, supportedLocale, type Locale } from '../../shared/locales.ts'
import type { FieldError } from '../../shared/validation/fieldErrors.ts'
import { IntentBadge } from '../../ui/IntentBadge.tsx'
import { LabelledSelect } from '../../ui/LabelledSelect.tsx'
import { Tabs } from '../../ui/tabs/Tabs.tsx'
import { DesignProvider } from './design.ts'
import { designerMachine } from './designer.machine.ts'
import { definitionOf } from './designer.view.ts'
import { DoneSaid } from './DoneSaid.tsx'
import { Findings } from './Findings.tsx'
import { isPublishable, useFound } from './found.ts'
import { Keys } from './Keys.tsx'
import { Panes, type PanesProps } from './Panes.tsx'
import { Refused } from './Refused.tsx'
import { RemovalQuestion } from './RemovalQuestion.tsx'
import { textsIn, gapsOf } from './texts.ts'
import { Translations } from './Translations.tsx'

const JsonTab = lazy(() => import('./JsonTab.tsx'))

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
})

const ownTabs = ['design', 'translations', 'json', 'findings'] as const
const moreTabs = ['tests', 'pictures'] as const
type More = (typeof moreTabs)[number]
type Tab = (typeof ownTabs)[number] | More

const none: readonly OwnBlock[] = []

export interface DesignerProps extends Omit<PanesProps, 'blocks'>, Partial<Pick<PanesProps, 'blocks'>> {
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
  onSave(definition: Definition): void
  /** Told of each change; null: it is as it is stored. */
  onChange?(definition: Definition | null): void
  /** What else there is to see of the form as it is at the moment. */
  more?: Readonly<Partial<Record<More, (definition: Definition) => ReactNode>>>
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
          {wrong.length > 0 && <Refused wrong={wrong} onShow={show} />}
          <div id={id} role="tabpanel" aria-label={t(`tabs.${tab}`)}>
            {tab === 'design' && (
              <Panes blocks={blocks} blocksLink={blocksLink} onKeepBlock={onKeepBlock} aside={aside} />
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
