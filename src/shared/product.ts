/** How the product calls itself, also within names of its pages. */
export const productName = 'Covergate'
