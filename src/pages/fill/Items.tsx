import { mergeClasses } from '@fluentui/react-components'
import { memo, useId } from 'react'
import type { Answers, FormItem, FormPage, FormSection } from '../../shared/forms/definition.ts'
import { saidIn } from '../../shared/forms/said.ts'
import { Panel } from '../../ui/Panel.tsx'
import type { Asking, Spot } from './asking.ts'
import { isShown, MarkedField, placeOf } from './MarkedField.tsx'
import { useFillStyles } from './fill.styles.ts'
import { Marked } from './Marked.tsx'
import { later } from '../fields/later.tsx'

/** What puts rows in order is fetched for a form that has any. */
const Rows = later(() => import('./Rows.tsx'))

interface ItemsProps {
  asking: Asking
  spot: Spot
  items: readonly FormItem[]
  columns: FormSection['columns']
}

/** What stands in a section, in its columns. */
const Items = ({ asking, spot, items, columns }: ItemsProps) => {
  const classes = useFillStyles()
  return (
    <div className={mergeClasses(classes.grid, classes[`columns${columns}`])}>
      {items
        .filter((item) => isShown(asking, item))
        .map((item) => {
          if (item.kind === 'section')
            return <Inner key={`section:${item.id}`} asking={asking} spot={spot} section={item} />
          if (item.kind === 'group')
            return (
              <Marked key={item.name} of={item.name} className={classes.wide}>
                <Rows asking={asking} group={item} />
              </Marked>
            )
          return <MarkedField key={item.name} {...placeOf({ asking, spot, field: item })} />
        })}
    </div>
  )
}

/** A section within another. */
const Inner = ({ asking, spot, section }: Omit<ItemsProps, 'items' | 'columns'> & { section: FormSection }) => {
  const classes = useFillStyles()
  const id = useId()
  const title = section.title && saidIn(section.title, asking.locale)
  return (
    <Marked of={`section:${section.id}`} className={classes.wide}>
      <div role="group" aria-labelledby={title ? id : undefined}>
        {title && (
          <h4 id={id} className={classes.inner}>
            {title}
          </h4>
        )}
        <Items asking={asking} spot={spot} items={section.items} columns={section.columns} />
      </div>
    </Marked>
  )
}

/** A section of its own, or items that stand in none. */
type Block = FormSection | readonly FormItem[]

const isSection = (block: Block): block is FormSection => 'kind' in block

const blocksOf = (items: readonly FormItem[]): Block[] => {
  const blocks: Block[] = []
  for (const item of items) {
    const last = blocks.at(-1)
    if (item.kind === 'section') blocks.push(item)
    else if (last && !isSection(last)) blocks[blocks.length - 1] = [...last, item]
    else blocks.push([item])
  }
  return blocks
}

const keyOf = ([first]: readonly FormItem[]): string => (first && 'name' in first ? first.name : '')

const isTold = (item: FormItem): boolean => item.kind === 'field' && item.type === 'explanation'

/** What stands in no section; what is only told has a ground of its own already. */
const Loose = (props: ItemsProps) =>
  props.items.every(isTold) ? (
    <Items {...props} />
  ) : (
    <Panel>
      <Items {...props} />
    </Panel>
  )

interface PageItemsProps extends Asking {
  page: FormPage
  /** What stands where nothing is typed. */
  empty: Answers
}

/** All that a page asks, its sections on surfaces of their own; drawn once for what is typed, however often the form is. */
export const PageItems = memo(({ page, empty, ...given }: PageItemsProps) => {
  const asking = { ...given, typed: { ...empty, ...given.typed } }
  const spot: Spot = { prefix: '', typed: asking.typed, kept: asking.judged.answers }
  const shown = page.items.filter((item) => isShown(asking, item))
  return blocksOf(shown).map((block) =>
    isSection(block) ? (
      <Marked key={`section:${block.id}`} of={`section:${block.id}`}>
        <Panel level={3} title={(block.title && saidIn(block.title, asking.locale)) || undefined}>
          <Items asking={asking} spot={spot} items={block.items} columns={block.columns} />
        </Panel>
      </Marked>
    ) : (
      <Loose key={keyOf(block)} asking={asking} spot={spot} items={block} columns={1} />
    ),
  )
})
