import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { utcDay } from '../../../machines/kit/days.ts'
import { emptyAnswers } from '../../pages/fill/empty.ts'
import { useFillStyles } from '../../pages/fill/fill.styles.ts'
import { InLanguage } from '../../pages/fill/InLanguage.tsx'
import { PageItems } from '../../pages/fill/Items.tsx'
import { type Mark, markIntents, Marks } from '../../pages/fill/Marked.tsx'
import NoFiles from '../../pages/fill/NoFiles.tsx'
import { useFits } from '../../pages/fill/useFits.ts'
import type { Definition, FormPage } from '../../shared/forms/definition.ts'
import { judge } from '../../shared/forms/judge.ts'
import { saidIn } from '../../shared/forms/said.ts'
import { sampleAnswers } from '../../shared/forms/sample.ts'
import { expectedOf } from '../../shared/forms/testing.ts'
import { type Locale, locales, supportedLocale } from '../../shared/locales.ts'
import { IntentBadge } from '../../ui/IntentBadge.tsx'
import { LabelledSelect } from '../../ui/LabelledSelect.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Differences } from '../designer/Differences.tsx'
import { marksBetween } from './marks.ts'

const one = 'minmax(0, 1fr)'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: one, gap: tokens.spacingVerticalL },
  tools: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalL },
  pair: {
    display: 'grid',
    gridTemplateColumns: `${one} ${one}`,
    gap: tokens.spacingHorizontalL,
    alignItems: 'stretch',
    '@media (max-width: 767px)': { gridTemplateColumns: one },
  },
  names: {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    paddingBlock: tokens.spacingVerticalS,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  name: { margin: 0, fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  page: {
    display: 'grid',
    alignContent: 'start',
    gap: tokens.spacingVerticalL,
    padding: tokens.spacingHorizontalL,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  items: { display: 'grid', gridTemplateColumns: one, gap: tokens.spacingVerticalL },
  absent: { color: tokens.colorNeutralForeground2, alignContent: 'center', justifyItems: 'center' },
  title: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
})

const nothing = () => {}

/** A form with sample answers, and all of it to be seen, whatever its conditions say. */
const pictured = (definition: Definition, at: string, fits: ReturnType<typeof useFits>) => {
  const answers = sampleAnswers(definition, { at, fits })
  const judged = judge(definition, answers, { at, fits, known: answers })
  const { shown, hidden } = expectedOf(definition, { ...judged, answers })
  return {
    answers,
    judged: { ...judged, answers: { ...answers, ...judged.answers }, shown: new Set([...shown, ...hidden]) },
  }
}

interface PictureProps {
  definition: Definition
  page: FormPage | undefined
  marks: ReadonlyMap<string, Mark>
  locale: Locale
  at: string
}

/** A page of a version as it is drawn for whoever answers it. */
const Picture = ({ definition, page, marks, locale, at }: PictureProps) => {
  const { t } = useTranslation(['formVersion', 'fill'])
  const classes = useStyles()
  const fill = useFillStyles()
  const fits = useFits(definition)
  const { answers, judged } = useMemo(() => pictured(definition, at, fits), [definition, at, fits])
  const empty = useMemo(() => emptyAnswers(definition), [definition])
  if (!page) return <div className={mergeClasses(classes.page, classes.absent)}>{t('formVersion:compare.absent')}</div>
  const mark = marks.get(`page:${page.id}`)
  return (
    <div className={classes.page} inert>
      <InLanguage locale={locale} className={fill.root}>
        {(told) => (
          <>
            <div className={classes.title}>
              <h3 className={fill.page}>
                {saidIn(page.title, told) || t('fill:page', { number: definition.pages.indexOf(page) + 1 })}
              </h3>
              {mark && <IntentBadge intent={markIntents[mark]}>{t(`fill:marks.${mark}`)}</IntentBadge>}
            </div>
            <Marks value={marks}>
              {/* What is chosen in one picture is not let go by what is chosen in the other. */}
              <form className={classes.items}>
                <PageItems
                  page={page}
                  locale={told}
                  today={utcDay(at)}
                  empty={empty}
                  typed={answers}
                  judged={judged}
                  Files={NoFiles}
                  errorOf={nothing as () => undefined}
                  change={nothing}
                  leave={nothing}
                />
              </form>
            </Marks>
          </>
        )}
      </InLanguage>
    </div>
  )
}

/** The pages of two versions as they follow each other; what is gone stands where it stood. */
const pagesOf = (before: Definition, after: Definition): string[] => {
  const ids = after.pages.map(({ id }) => id)
  before.pages.forEach(({ id }, index) => {
    if (!ids.includes(id)) ids.splice(ids.indexOf(before.pages[index - 1]?.id ?? '') + 1, 0, id)
  })
  return ids
}

interface Version {
  title: string
  definition: Definition
}

interface PicturesProps {
  before: Version
  after: Version
  /** By which another version is chosen. */
  choice?: ReactNode
}

/** Two versions beside each other, page by page, with what is new, gone or changed marked where it stands, and told below each other. */
export const Pictures = ({ before, after, choice }: PicturesProps) => {
  const { t, i18n } = useTranslation(['formVersion', 'fill', 'common'])
  const classes = useStyles()
  const [locale, setLocale] = useState<Locale>(supportedLocale(i18n.language))
  const [at] = useState(() => new Date().toISOString())
  const [old, now] = [before.definition, after.definition]
  const marks = useMemo(() => marksBetween(old, now), [old, now])
  const found = (definition: Definition, id: string) => definition.pages.find((page) => page.id === id)
  return (
    <section className={classes.root} aria-label={t('compare.title')}>
      <div className={classes.tools}>
        {choice}
        <LabelledSelect
          label={t('fill:preview.language')}
          value={locale}
          options={locales.map((each) => ({ value: each, label: t(`common:languages.${each}`) }))}
          onChange={(chosen) => setLocale(supportedLocale(chosen))}
        />
      </div>
      <Panel title={t('compare.told')}>
        <Differences before={old} after={now} locale={locale} same={t('compare.same')} />
      </Panel>
      <div className={mergeClasses(classes.pair, classes.names)}>
        <h2 className={classes.name}>{before.title}</h2>
        <h2 className={classes.name}>{after.title}</h2>
      </div>
      {pagesOf(old, now).map((id) => (
        <div key={id} className={classes.pair}>
          <Picture definition={old} page={found(old, id)} marks={marks.old} locale={locale} at={at} />
          <Picture definition={now} page={found(now, id)} marks={marks.now} locale={locale} at={at} />
        </div>
      ))}
    </section>
  )
}
