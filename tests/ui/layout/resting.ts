import type { LayoutContext } from '../../../src/ui/layout/layout.types.ts'

/** The layout while no page has said anything: all that B017 names, and nothing else. */
export const resting: LayoutContext = {
  activeButton: null,
  footerDescriptionVisible: false,
  footerTemplate: null,
  leftIcon: null,
  rightIcon: null,
  searchText: 'ui:search.placeholder',
  searchTriggered: false,
  searchCondition: false,
  bodyHeight: null,
  backLink: null,
}
