import axe from 'axe-core'

/** What axe finds in a part of the page, but for its colours, which need a layout. */
export const violationsIn = async (element: Element): Promise<string[]> => {
  const { violations } = await axe.run(element, { rules: { 'color-contrast': { enabled: false } } })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html}`))
}
