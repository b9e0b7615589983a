import type { Plugin } from 'vite'

const id = '\0graphql'

const code = `
const none = () => { throw new Error('the browser has names of documents only') }
export { none as parse, none as print }
export const Kind = { OPERATION_DEFINITION: 'OperationDefinition' }
`

/** The browser calls documents by their names: what graphql-request would parse and print them with is left out of the build. */
export const namedDocuments = (): Plugin => ({
  name: 'named-documents',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: (source) => (source === 'graphql' ? id : null),
  load: (asked) => (asked === id ? code : null),
})
