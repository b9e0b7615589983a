import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useSelector } from '@xstate/react'
import { useMemo, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useMatch, useParams } from 'react-router-dom'
import { titleOf } from '../shared/area/lists.ts'
import { within } from '../shared/area/parents.ts'
import type { Area } from '../shared/area/types.ts'
import { useWayBack } from './list/useWayBack.ts'
import { Headed } from './own/Headed.tsx'
import { Trail } from './own/Trail.tsx'
import { usePageStyles } from './page.styles.ts'
import { Missing } from './record/Missing.tsx'
import { readingOf, shownRecord } from '../data/record/record.view.ts'
import { useRecord } from '../data/record/useRecord.ts'

const useStyles = makeStyles({
  /** The way up, and the gap below it. */
  list: { '--above-list': `calc(${tokens.lineHeightBase300} + ${tokens.spacingVerticalL})` },
})

interface ChildPageProps {
  area: Area
  /** What the area has there. */
  Page: ComponentType<{ area: Area }>
}

/** A page of a child area, within the record of its parent that the address names. */
const ChildPage = (props: ChildPageProps) => {
  const { parent = '' } = useParams()
  return <InParent key={parent} {...props} parent={parent} />
}

const InParent = ({ area, Page, parent, ...own }: ChildPageProps & { parent: string }) => {
  const { area: above } = area.parent!
  const { t } = useTranslation([area.name, above.name])
  const child = useMemo(() => within(area, parent), [area, parent])
  const actor = useRecord(above, parent)
  const record = useSelector(actor, shownRecord)
  const isGone = useSelector(actor, readingOf) === 'gone'
  const isList = useMatch(child.route) !== null
  const page = usePageStyles()
  const classes = useStyles()
  const from = useWayBack(above)
  const list = { text: t(`${area.name}:title`), path: useWayBack(child).address }
  if (isGone) return <Missing area={above} id={parent} />
  return (
    <div className={mergeClasses(page.page, isList && classes.list)}>
      <Trail
        above={[
          { text: t(titleOf(from.list)), path: from.address },
          ...(record ? [{ text: String(record[above.title]), path: `${above.route}/${parent}` }] : []),
          ...(isList ? [] : [list]),
        ]}
        here={isList ? list.text : t(`${area.name}:singular`)}
      />
      {area.headed && isList ? (
        record && (
          <Headed area={child} record={record}>
            {(told) => <Page area={told} {...own} />}
          </Headed>
        )
      ) : (
        <Page area={child} {...own} />
      )}
    </div>
  )
}

export default ChildPage
