import { outlines } from '../../areas/outlines.ts'
import { useMayOpen } from '../../data/person.ts'
import { TextLink } from '../../ui/TextLink.tsx'

interface SubjectProps {
  subject: string
  /** Of the case that has booked it, where the reader is told. */
  area: string | null | undefined
  caseId: string | null | undefined
}

/** What an entry concerns, leading to the case that has booked it. */
export const Subject = ({ subject, area, caseId }: SubjectProps) => {
  const mayOpen = useMayOpen()
  const outline = outlines.find(({ id }) => id === area)
  const address = `${outline?.route}/${caseId}`
  return outline && mayOpen(address) ? <TextLink to={address}>{subject}</TextLink> : subject
}
