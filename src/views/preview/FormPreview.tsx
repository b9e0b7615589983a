import {
  Button,
  makeStyles,
  mergeClasses,
  MessageBar,
  MessageBarBody,
  ToggleButton,
  tokens,
} from '@fluentui/react-components'
import { lazy, Suspense, useMemo, useState } from 'react'
import { utcDay } from '../../../machines/kit/days.ts'
import { useTranslation } from 'react-i18next'
import { withWords } from '../../data/language.ts'
import type { Answers, Definition } from '../../shared/forms/definition.ts'
import { askedOf, type Filler, fillers } from '../../shared/forms/guest.ts'
import type { Judged } from '../../shared/forms/judge.ts'
import { readyFor } from '../../shared/forms/ready.ts'
import { sampleAnswers } from '../../shared/forms/sample.ts'
import { expectedNow, type FormTest, withStandIns } from '../../shared/forms/testing.ts'
import { type Locale, locales, supportedLocale } from '../../shared/locales.ts'
import { Bone } from '../../ui/Bone.tsx'
import { LabelledSelect } from '../../ui/LabelledSelect.tsx'
import { respond } from '../../ui/snackbar/respond.ts'
import { Frame } from './Frame.tsx'
import { Inspection } from './Inspection.tsx'

const FillForm = lazy(withWords(() => import('../../pages/fill/FillForm.tsx'), ['fill', 'form', 'validation']))

const useStyles = makeStyles({
  /** It stands beside a designer too, where the page is wide and it is not. */
  whole: { containerName: 'preview', containerType: 'inline-size' },
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalL },
  tools: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
  },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS, marginInlineStart: 'auto' },
  /** What goes on inside stands beside a telephone, and below a page. */
  beside: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingHorizontalL,
    alignItems: 'start',
    '@container preview (min-width: 900px)': { gridTemplateColumns: 'auto minmax(0, 1fr)' },
  },
})

const widths = [390, 1440] as const
type Width = (typeof widths)[number]

interface Choice {
  value: string
  label: string
}

interface FormPreviewProps {
  definition: Definition
  /** On which day it is filled in; by itself on the one on which the preview was opened. */
  at?: string
  /** Of the screen that it is drawn for first; by itself as wide as this one. */
  firstWidth?: Width
  /** Of the record that the form is about. */
  known?: Answers
  /** Versions that may be seen, and which of them is. */
  versions?: readonly Choice[]
  version?: string
  onVersion?(version: string): void
  /** Of the form: a hidden field called `variant` has the chosen one. */
  variants?: readonly Choice[]
  /** Keeps what is filled in, with what the form makes of it. */
  onKeep?(test: Omit<FormTest, 'name'>): void
}

/** A form as whoever answers it sees it, in any language and width, with what goes on inside; nothing of it is stored or sent. */
const FormPreview = (props: FormPreviewProps) => {
  const [opened] = useState(() => new Date().toISOString())
  const {
    definition,
    at = opened,
    firstWidth = innerWidth < 768 ? 390 : 1440,
    known,
    versions = [],
    version,
    onVersion,
    variants = [],
    onKeep,
  } = props
  const { t, i18n } = useTranslation(['fill', 'common'])
  const classes = useStyles()
  const [locale, setLocale] = useState<Locale>(supportedLocale(i18n.language))
  const [width, setWidth] = useState<Width>(firstWidth)
  const [variant, setVariant] = useState(variants[0]?.value)
  const [role, setRole] = useState<Filler>('staff')
  const [isInspected, setInspected] = useState(false)
  const [begun, setBegun] = useState<{ number: number; answers: Answers }>({ number: 0, answers: {} })
  const [now, setNow] = useState<{ typed: Answers; judged: Judged } | null>(null)
  const [facts, setFacts] = useState<Answers>({})
  const told = { ...known, role, ...(variant && { variant }) }
  if (JSON.stringify(told) !== JSON.stringify(facts)) setFacts(told)
  const asked = useMemo(() => askedOf(definition, role), [definition, role])
  const keep = async (typed: Answers) => {
    const fits = await readyFor(definition)
    const answers = withStandIns(definition, typed, sampleAnswers(definition, { at, known: facts, fits }))
    const test = { day: utcDay(at), known: facts, answers }
    onKeep?.({ ...test, expected: expectedNow(definition, test, fits) })
  }
  const begin = (answers: Answers) => setBegun(({ number }) => ({ number: number + 1, answers }))
  const select = (
    label: string,
    value: string | undefined,
    options: readonly Choice[],
    choose: (one: string) => void,
  ) => options.length > 0 && <LabelledSelect label={label} value={value ?? ''} options={options} onChange={choose} />
  return (
    <section aria-label={t('fill:preview.label')} className={mergeClasses(classes.root, classes.whole)}>
      <div className={classes.tools} data-screen>
        {select(t('fill:preview.version'), version, versions, (one) => onVersion?.(one))}
        {select(
          t('fill:preview.language'),
          locale,
          locales.map((one) => ({ value: one, label: t(`common:languages.${one}`) })),
          (one) => setLocale(supportedLocale(one)),
        )}
        {select(t('fill:preview.variant'), variant, variants, setVariant)}
        {select(
          t('fill:preview.role'),
          role,
          fillers.map((one) => ({ value: one, label: t(`fill:preview.roles.${one}`) })),
          (one) => {
            setRole(fillers.find((other) => other === one)!)
            begin(now?.typed ?? {})
          },
        )}
        {select(
          t('fill:preview.width'),
          String(width),
          widths.map((one) => ({ value: String(one), label: t('fill:preview.pixels', { width: one }) })),
          (one) => setWidth(widths.find((other) => String(other) === one)!),
        )}
        <div className={classes.buttons}>
          <Button
            onClick={() =>
              void readyFor(definition).then((fits) => begin(sampleAnswers(definition, { at, known: facts, fits })))
            }
          >
            {t('fill:preview.sample')}
          </Button>
          <Button onClick={() => begin({})}>{t('fill:preview.clear')}</Button>
          {onKeep && (
            <Button disabledFocusable={!now} onClick={() => now && void keep(now.typed)}>
              {t('fill:preview.keep')}
            </Button>
          )}
          <ToggleButton checked={isInspected} onClick={() => setInspected(!isInspected)}>
            {t('fill:preview.inside')}
          </ToggleButton>
        </div>
      </div>
      <MessageBar intent="info" layout="multiline">
        <MessageBarBody>{t(onKeep ? 'fill:preview.kept' : 'fill:preview.calm')}</MessageBarBody>
      </MessageBar>
      <div className={mergeClasses(isInspected && width === 390 && classes.beside, classes.root)}>
        <Frame width={width} label={t('fill:preview.pixels', { width })}>
          <Suspense fallback={<Bone />}>
            <FillForm
              key={begun.number}
              definition={asked}
              locale={locale}
              at={at}
              known={facts}
              initial={begun.answers}
              onChange={(typed, judged) => setNow({ typed, judged })}
              onSubmit={() => respond({ ok: true, message: t('fill:preview.tried') })}
            />
          </Suspense>
        </Frame>
        {isInspected && now && <Inspection definition={asked} locale={locale} judged={now.judged} />}
      </div>
    </section>
  )
}

export default FormPreview
