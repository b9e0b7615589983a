import { utcDay } from '../../../machines/kit/days.ts'
import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { setIn } from 'formik'
import { useTranslation } from 'react-i18next'
import type { Answers, Definition, FormField, FormGroup, FormPage } from '../../shared/forms/definition.ts'
import type { Judged as Judgement, Occasion } from '../../shared/forms/judge.ts'
import { saidIn } from '../../shared/forms/said.ts'
import { groupsOf, placesOf } from '../../shared/forms/walk.ts'
import { rootOf } from '../../shared/format/errorWords.ts'
import type { Locale } from '../../shared/locales.ts'
import type { FieldError } from '../../shared/validation/fieldErrors.ts'
import { focusFirst } from '../../ui/form/focusFirst.ts'
import { saidOnly } from '../../ui/saidOnly.ts'
import { Untaken } from '../../ui/fields/untaken.ts'
import { Arrivals, useOwnArrivals } from '../fields/arrivals.ts'
import { later } from '../fields/later.tsx'
import { FormFoot } from '../form/FormFoot.tsx'
import { StepList } from '../form/StepList.tsx'
import { useSteps } from '../form/steps.ts'
import { type Judged, type Keeper, useTyped } from '../form/useTyped.ts'
import type { FilesInput } from './asking.ts'
import { emptyAnswers } from './empty.ts'
import { ErrorList } from './ErrorList.tsx'
import { useFillStyles } from './fill.styles.ts'
import { InLanguage } from './InLanguage.tsx'
import { PageItems } from './Items.tsx'
import { judging } from './judging.ts'
import { labelOf, labelsOf, wrongWords } from '../../shared/forms/told.ts'
import { ReadPages } from './ReadPages.tsx'
import { useFits } from './useFits.ts'
import { type Spent, useSpent } from './useSpent.ts'

const useStyles = makeStyles({
  /** What gets the focus is scrolled to where neither the top bar hides its label nor the foot itself. */
  form: {
    '& :is(input, textarea, select, button)': {
      scrollMarginTop: '104px',
      scrollMarginBottom: 'calc(var(--foot-height, 0px) + 104px)',
    },
  },
  parts: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingVerticalL,
    minWidth: 0,
    ':focus': { outlineStyle: 'none' },
  },
  titled: saidOnly,
})

const NoFiles: FilesInput = later(() => import('./NoFiles.tsx'))

export interface FillFormProps extends Omit<Occasion, 'fits'> {
  definition: Definition
  /** The reader's own where none is said. */
  locale?: Locale
  initial?: Answers
  /** Where what is typed is kept and found again. */
  kept?: Keeper<Answers>
  /** What has become of what was typed, in words. */
  keptSaid?: string | null
  isSending?: boolean
  /** Whether the title of its only page stands above it already. */
  isTitled?: boolean
  /** What the server has found wrong, with the answers that it was sent. */
  refused?: Judged<Partial<Answers>>
  /** Whether the address of the page says at which step it is. */
  isInAddress?: boolean
  /** The step that it begins at, where the address says none. */
  begins?: string | undefined
  /** What is done by sending it, where that is more than to send. */
  submitLabel?: string
  /** Takes files; without one none are taken, and that is said. */
  Files?: FilesInput
  /** What is typed, and how it is judged. */
  onChange?(typed: Answers, judged: Judgement): void
  onSubmit?(answers: Answers): void
  /** At which step it is. */
  onStep?(name: string): void
  /** Where somebody is held up by what is wrong, each place and rule once while it is filled in. */
  onStumble?(wrong: readonly FieldError[]): void
  /** For how long the focus was within each field until it is sent. */
  onSpent?(spent: readonly Spent[]): void
}

/** A form as whoever answers it sees it: page by page up to a summary, or all of it where it has one page. */
const FillForm = ({ locale, ...props }: FillFormProps) => {
  const classes = useFillStyles()
  return (
    <InLanguage locale={locale} className={classes.root}>
      {(told) => <Filling {...props} locale={told} />}
    </InLanguage>
  )
}

export default FillForm

/** The names of what each page asks. */
const namesByPage = (definition: Definition): ReadonlyMap<FormPage, ReadonlySet<string>> => {
  const names = new Map(definition.pages.map((page) => [page, new Set<string>()]))
  for (const { page, group, field } of placesOf(definition)) if (!group) names.get(page)!.add(field.name)
  for (const { page, group } of groupsOf(definition)) names.get(page)!.add(group.name)
  return names
}

const Filling = (props: FillFormProps & { locale: Locale }) => {
  const { definition, locale, at, known, initial, kept, keptSaid, refused, isSending = false } = props
  const {
    isInAddress = false,
    begins,
    onStep,
    isTitled = false,
    submitLabel,
    Files = NoFiles,
    onChange,
    onSubmit,
    onStumble,
    onSpent,
  } = props
  const { t } = useTranslation(['fill', 'form', 'validation'])
  const fill = useFillStyles()
  const classes = useStyles()
  const element = useRef<HTMLFormElement>(null)
  const spent = useSpent()
  const fits = useFits(definition)
  const today = utcDay(at)
  const takesFiles = Files !== NoFiles
  const judgeAll = useMemo(
    () => judging(definition, { at: today, known, fits }, takesFiles),
    [definition, today, known, fits, takesFiles],
  )
  const empty = useMemo(() => emptyAnswers(definition), [definition])
  const form = useTyped<Answers>({
    initial: { ...empty, ...initial },
    kept,
    judge: judgeAll,
    refused,
    onSubmit: (answers) => onSubmit?.(answers),
  })
  const { whole: judged } = judgeAll(form.settled)
  const wrongNow = () => judgeAll(form.values).wrong
  const tell = useEffectEvent((typed: Answers) => onChange?.(typed, judgeAll(typed).whole))
  useEffect(() => tell(form.settled), [form.settled, definition])

  const latest = useRef(form)
  useLayoutEffect(() => {
    latest.current = form
  })
  const [doors] = useState(() => ({
    change: (path: string, value: unknown) => {
      const root = rootOf(path)
      const next = setIn(latest.current.values, path, value) as Answers
      // Two may change before the form is drawn again.
      latest.current = { ...latest.current, values: next }
      latest.current.change({ [root]: next[root] })
    },
    leave: (path: string) => latest.current.leave(path),
  }))

  const pages = definition.pages.filter(({ id }) => judged.shown.has(`page:${id}`))
  const titleOf = (page: FormPage) =>
    saidIn(page.title, locale) || t('fill:page', { number: definition.pages.indexOf(page) + 1 })
  const names = useMemo(() => namesByPage(definition), [definition])
  const parts = pages.map((page) => ({
    id: `page-${page.id}`,
    title: titleOf(page),
    holds: (path: string) => names.get(page)!.has(rootOf(path)),
  }))
  const isWizard = pages.length > 1
  const steps = useSteps(isWizard ? parts : [], {
    form: element,
    isWithin: !isInAddress,
    begins,
    wrong: wrongNow,
    answered: refused?.wrong ?? none,
    onWrong: form.leave,
  })
  const tellStep = useEffectEvent((name: string) => onStep?.(name))
  useEffect(() => tellStep(steps.name), [steps.name])
  /** The pages that somebody wanted to leave. */
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const page = isWizard ? pages[steps.at] : pages[0]
  const stumbled = useRef(new Set<string>())
  const stumble = (wrong: readonly FieldError[]) => {
    const fresh = wrong.filter(({ path, key }) => !stumbled.current.has(`${path} ${key}`))
    for (const { path, key } of fresh) stumbled.current.add(`${path} ${key}`)
    if (fresh.length > 0) onStumble?.(fresh)
  }
  const tellRefused = useEffectEvent((wrong: readonly FieldError[]) => stumble(wrong))
  useEffect(() => {
    if (refused) tellRefused(refused.wrong)
  }, [refused])
  const tryOn = (to: number): boolean => {
    const tried = pages.slice(0, Math.max(to, 1)).map(({ id }) => id)
    const within = parts.slice(0, tried.length)
    stumble(wrongNow().filter(({ path }) => within.some(({ holds }) => holds(path))))
    setLeft((before) => new Set([...before, ...tried]))
    return steps.go(to)
  }
  const go = (to: number) => (to > steps.at ? tryOn(to) : steps.go(to))

  const labels = useMemo(() => labelsOf(definition, locale), [definition, locale])
  const { values, wrongOf } = form
  const errorOf = useCallback(
    (path: string, asked: FormField | FormGroup) => {
      const wrong = wrongOf(path)
      return wrong && wrongWords(t, locale, wrong, labelOf(asked, locale))
    },
    [wrongOf, t, locale],
  )
  const errors =
    page && left.has(page.id)
      ? labels(values).flatMap(({ path, page: own, item, row }) => {
          const text = own === page ? errorOf(path, item) : undefined
          return text ? [{ path, text: row ? t('fill:inRow', { row, text }) : text }] : []
        })
      : []
  const [untaken] = useState(() => new Map<string, string>())
  const arrivals = useOwnArrivals()
  const isSummary = isWizard && steps.isLast
  return (
    <form
      ref={element}
      noValidate
      className={mergeClasses(fill.root, classes.form)}
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        if (isWizard && !steps.isLast) tryOn(steps.at + 1)
        else if (!isSending && tryOn(steps.at)) {
          onSpent?.(spent.take(event.timeStamp))
          form.submit(event.currentTarget)
        }
      }}
      {...spent.handlers}
    >
      {isWizard && <StepList steps={{ ...steps, go }} />}
      <div
        className={classes.parts}
        {...(isWizard && { 'data-step': steps.at, tabIndex: -1, role: 'group', 'aria-label': steps.titles[steps.at] })}
      >
        {errors.length > 0 && <ErrorList errors={errors} onGo={(path) => focusFirst(element.current, [path])} />}
        <Arrivals value={arrivals}>
          <Untaken value={untaken}>
            {page && (
              <>
                {(isWizard || saidIn(page.title, locale)) && (
                  <h2 className={isTitled && definition.pages.length === 1 ? classes.titled : fill.page}>
                    {titleOf(page)}
                  </h2>
                )}
                <PageItems
                  page={page}
                  locale={locale}
                  today={today}
                  isOwn={known?.['role'] === 'customer'}
                  empty={empty}
                  typed={values}
                  judged={judged}
                  Files={Files}
                  errorOf={errorOf}
                  change={doors.change}
                  leave={doors.leave}
                />
              </>
            )}
          </Untaken>
        </Arrivals>
        {isSummary && (
          <ReadPages
            definition={definition}
            answers={judged.answers}
            shown={judged.shown}
            locale={locale}
            hasFiles={takesFiles}
            onEdit={(one) => steps.go(pages.indexOf(one))}
          />
        )}
      </div>
      <FormFoot count={Math.max(form.count, errors.length)} kept={keptSaid} isSummary={isSummary}>
        {steps.at > 0 && <Button onClick={() => steps.go(steps.at - 1)}>{t('form:steps.back')}</Button>}
        <Button appearance="primary" type="submit" disabledFocusable={isSending}>
          {isWizard && !steps.isLast ? t('form:steps.next') : (submitLabel ?? t('fill:send'))}
        </Button>
      </FormFoot>
    </form>
  )
}

const none: readonly never[] = []
