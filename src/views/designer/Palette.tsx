import {
  Button,
  makeStyles,
  mergeClasses,
  SearchBox,
  tokens,
  useArrowNavigationGroup,
} from '@fluentui/react-components'
import { AddRegular, BookmarkRegular, type FluentIcon } from '@fluentui/react-icons'
import { useSelector } from '@xstate/react'
import { memo, useMemo, useRef, useState, type ReactNode } from 'react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { plainText } from '../../shared/format/plainText.ts'
import { blocks, type OwnBlock } from '../../shared/forms/blocks.ts'
import type { FormItem } from '../../shared/forms/definition.ts'
import { useShortcut } from '../../ui/shortcuts/shortcuts.ts'
import { useDesign } from './design.ts'
import { canAdd, canAddPage } from './designer.view.ts'
import { readFragment } from './fragment.ts'
import { fieldKinds, newField, newGroup, newSection } from './fresh.ts'
import { blockIcons, looks, paletteGroups, partIcons } from './look.ts'
import { useNewDrag } from './useDrag.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: tokens.spacingVerticalM },
  search: { width: '100%', maxWidth: 'none' },
  group: { display: 'grid', gap: tokens.spacingVerticalXXS },
  heading: {
    margin: `0 0 ${tokens.spacingVerticalXXS}`,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightSemibold,
  },
  list: { display: 'grid', gap: '2px', margin: 0, padding: 0, listStyleType: 'none' },
  entry: {
    width: '100%',
    minHeight: '34px',
    justifyContent: 'flex-start',
    textAlign: 'start',
    lineHeight: tokens.lineHeightBase200,
    padding: `0 ${tokens.spacingHorizontalS}`,
    fontWeight: tokens.fontWeightRegular,
    cursor: 'grab',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
  },
  first: { backgroundColor: tokens.colorSubtleBackgroundSelected },
  all: { display: 'grid', gap: tokens.spacingVerticalM },
  none: { margin: 0, color: tokens.colorNeutralForeground2 },
})

interface Entry {
  id: string
  label: string
  /** What it may be called besides. */
  synonyms: string
  icon: FluentIcon
  make(): readonly FormItem[]
}

interface EntryButtonProps {
  entry: Entry
  /** Whether it is what Enter adds. */
  isFirst: boolean
  onAdded(): void
}

const EntryButton = memo(({ entry: { label, icon: Icon, make }, isFirst, onAdded }: EntryButtonProps) => {
  const { t } = useTranslation('designer')
  const classes = useStyles()
  const { actor } = useDesign()
  const setElement = useNewDrag(make)
  const isAddable = useSelector(actor, (snapshot) => canAdd(snapshot, make()))
  return (
    <li>
      <Button
        ref={setElement}
        appearance="subtle"
        className={mergeClasses(classes.entry, isFirst && classes.first)}
        icon={<Icon />}
        title={t('palette.add', { label })}
        disabledFocusable={!isAddable}
        onClick={() => {
          actor.send({ type: 'item.added', parts: make() })
          onAdded()
        }}
      >
        {label}
      </Button>
    </li>
  )
})

/** What a house keeps; what a form may not hold is left out. */
const ownEntries = (own: readonly OwnBlock[]): Entry[] =>
  own.flatMap(({ id, name, fragment }) => {
    const read = readFragment(fragment)
    if (!read || !('items' in read)) return []
    return [{ id: `own-${id}`, label: name, synonyms: '', icon: BookmarkRegular, make: () => read.items }]
  })

interface Group {
  id: string
  entries: readonly Entry[]
}

/** All of it, in its order, as it is called in a language. */
const groupsOf = (t: TFunction<['designer', 'forms']>, own: readonly OwnBlock[]): Group[] => [
  ...paletteGroups.map((id) => ({
    id: id as string,
    entries: fieldKinds
      .filter((kind) => looks[kind].group === id)
      .map((kind) => ({
        id: kind as string,
        label: t(`forms:fieldTypes.${kind}`),
        synonyms: t(`synonyms.${kind}`),
        icon: looks[kind].icon,
        make: () => [newField(kind)],
      })),
  })),
  {
    id: 'structure',
    entries: [
      {
        id: 'section',
        label: t('parts.section'),
        synonyms: t('synonyms.section'),
        icon: partIcons.section,
        make: () => [newSection()],
      },
      {
        id: 'group',
        label: t('forms:fieldTypes.group'),
        synonyms: t('synonyms.group'),
        icon: partIcons.group,
        make: () => [newGroup()],
      },
    ],
  },
  {
    id: 'blocks',
    entries: blocks.map(({ id, section }) => ({
      id: `block-${id}`,
      label: t(`blocks.${id}`),
      synonyms: t(`synonyms.${id}`),
      icon: blockIcons[id],
      make: () => [section],
    })),
  },
  { id: 'own', entries: ownEntries(own) },
]

interface PaletteProps {
  own: readonly OwnBlock[]
  /** Leads to where they are renamed and deleted. */
  ownLink?: ReactNode
  onAdded(): void
}

/** Everything that a form can be made of; what is clicked comes behind what is chosen. */
export const Palette = memo(({ own, ownLink, onAdded }: PaletteProps) => {
  const { t } = useTranslation(['designer', 'forms'])
  const classes = useStyles()
  const { actor } = useDesign()
  const [sought, setSought] = useState('')
  const search = useRef<HTMLInputElement>(null)
  const arrows = useArrowNavigationGroup({ axis: 'vertical', memorizeCurrent: true })
  useShortcut('/', t('palette.search'), () => search.current?.focus())
  const hasRoom = useSelector(actor, canAddPage)
  // The same while the page is designed: an entry is drawn anew when it can be added no more, or again.
  const groups = useMemo(() => groupsOf(t, own), [t, own])
  const wanted = plainText(sought.trim())
  const isCalled = (words: string) => ` ${plainText(words)}`.includes(` ${wanted}`)
  const found = groups
    .map(({ id, entries }) => ({
      id,
      entries: entries.filter(({ label, synonyms }) => plainText(label).includes(wanted) || isCalled(synonyms)),
    }))
    .filter(({ entries }) => entries.length > 0)
  const all = found.flatMap(({ entries }) => entries)
  const isPageFound = wanted !== '' && isCalled(t('synonyms.page'))
  const isLabelled = ({ label }: Entry) => plainText(label).includes(wanted)
  const begun = all.find(({ label }) => plainText(label).startsWith(wanted))
  const isPageFirst = isPageFound && !begun
  const first = wanted === '' || isPageFirst ? undefined : (begun ?? all.find(isLabelled) ?? all[0])
  const addPage = () => {
    actor.send({ type: 'page.added' })
    onAdded()
  }
  const addFirst = () => {
    if (isPageFirst ? !hasRoom : !first || !canAdd(actor.getSnapshot(), first.make())) return
    setSought('')
    if (!first) return addPage()
    actor.send({ type: 'item.added', parts: first.make() })
    onAdded()
  }
  return (
    <div className={classes.root}>
      <SearchBox
        ref={search}
        className={classes.search}
        aria-label={t('palette.search')}
        placeholder={t('palette.search')}
        title={t('palette.keys')}
        value={sought}
        onChange={(_, { value }) => setSought(value)}
        onKeyDown={({ key }) => key === 'Enter' && addFirst()}
      />
      <div className={classes.all} {...arrows}>
        {found.map(({ id, entries }) => (
          <section key={id} className={classes.group} aria-labelledby={`palette-${id}`}>
            <h2 id={`palette-${id}`} className={classes.heading}>
              {t(`palette.groups.${id}`)}
            </h2>
            <ul className={classes.list}>
              {entries.map((entry) => (
                <EntryButton key={entry.id} entry={entry} isFirst={entry.id === first?.id} onAdded={onAdded} />
              ))}
            </ul>
            {id === 'own' && ownLink}
          </section>
        ))}
      </div>
      {found.length === 0 && !isPageFound && (
        <p className={classes.none} role="status">
          {t('palette.none')}
        </p>
      )}
      <Button
        appearance="outline"
        className={isPageFirst ? classes.first : undefined}
        icon={<AddRegular />}
        disabledFocusable={!hasRoom}
        onClick={addPage}
      >
        {t('palette.addPage')}
      </Button>
    </div>
  )
})
