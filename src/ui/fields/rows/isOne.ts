/** Whether an element is one that a selector finds. */
export const isOne = (element: Element, selector: string): boolean => element.closest(selector) === element
