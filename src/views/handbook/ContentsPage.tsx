import { SearchBox, Text, makeStyles, tokens } from '@fluentui/react-components'
import { useDeferredValue, useMemo, useState } from 'react'
import type { Chapter } from '../../shared/handbook/chapter.ts'
import { handbookPlace } from '../../shared/handbook/places.ts'
import { foundIn } from '../../shared/handbook/search.ts'
import type { Teller } from '../../shared/handbook/teller.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { usePageTitle } from '../../ui/pageTitle.ts'
import { Panel } from '../../ui/Panel.tsx'
import { TextLink } from '../../ui/TextLink.tsx'

/** More are no help to who looks for one. */
const most = 50

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalL },
  quiet: { color: tokens.colorNeutralForeground2 },
  list: { margin: 0, padding: 0, listStyleType: 'none', display: 'grid', gap: tokens.spacingVerticalM },
  text: { display: 'block', color: tokens.colorNeutralForeground2 },
  search: { justifySelf: 'start', width: '360px' },
})

/** What the handbook has chapters of, and a search in all of them. */
export const ContentsPage = ({ chapters, teller: { say } }: { chapters: readonly Chapter[]; teller: Teller }) => {
  const classes = useStyles()
  const title = say('handbook:title')
  usePageTitle(title)
  const [typed, setTyped] = useState('')
  const sought = useDeferredValue(typed).trim()
  const found = useMemo(() => foundIn(chapters, sought).slice(0, most), [chapters, sought])
  const entries =
    sought === ''
      ? chapters.map(({ id, title: name, about }) => ({ id, to: handbookPlace(id), name, about }))
      : found.map(({ chapter, section }) => ({
          id: `${chapter.id} ${section.anchor}`,
          to: handbookPlace(chapter.id, section.anchor),
          name: section.title,
          about: chapter.title,
        }))
  return (
    <div className={classes.page}>
      <Text className={classes.quiet}>{say('handbook:intro')}</Text>
      <SearchBox
        className={classes.search}
        value={typed}
        placeholder={say('handbook:search')}
        aria-label={say('handbook:search')}
        onChange={(_, { value }) => setTyped(value)}
      />
      <Panel title={title} isSaid>
        {entries.length === 0 ? (
          <EmptyState title={say('handbook:noneFound')} />
        ) : (
          <ul className={classes.list}>
            {entries.map(({ id, to, name, about }) => (
              <li key={id}>
                <TextLink to={to}>{name}</TextLink>
                <span className={classes.text}>{about}</span>
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </div>
  )
}
