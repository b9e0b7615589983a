import { areas } from '../../areas/registry.ts'
import { usePerson } from '../../data/person.ts'
import { accessTo } from '../../shared/navigation/access.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import type { Shown } from './shown.ts'

/** Leads to the record that it names, where the reader may see it. */
export const ReferenceValue = ({ field, value, titles, text }: Shown<'reference'>) => {
  const person = usePerson()
  const area = areas.find(({ id }) => id === field.area)!
  const path = `${area.route}/${String(value)}`
  if (titles?.[String(value)] === undefined) return text
  return person && accessTo(path, areas, person) === 'granted' ? <TextLink to={path}>{text}</TextLink> : text
}
