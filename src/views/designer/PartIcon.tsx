import type { Part } from './edit.ts'
import { looks, partIcons } from './look.ts'

/** How what a part is looks. */
export const PartIcon = ({ part }: { part: Part }) => {
  if ('kind' in part && part.kind === 'field') {
    const { icon: Icon } = looks[part.type]
    return <Icon />
  }
  const Icon = partIcons['kind' in part ? part.kind : 'page']
  return <Icon />
}
