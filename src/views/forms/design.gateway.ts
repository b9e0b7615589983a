import { fromPromise } from 'xstate'
import { formDefinition } from '../../areas/forms/formDefinition.ts'
import { formVersion } from '../../areas/forms/formVersion.ts'
import { ask } from '../../data/call.ts'
import type { Definition } from '../../shared/forms/definition.ts'
import { definitionText } from '../../shared/forms/read.ts'
import { designMachine } from './design.machine.ts'
import type { Sent, Stored, Version } from './design.types.ts'
import { readDesign, readDesigns } from './versions.gateway.ts'

const store = async (definition: Definition): Promise<Stored> => {
  const answer = await ask(formDefinition, 'create', { input: { definition: definitionText(definition) } })
  if (answer.__typename !== 'Saved') throw new Error('The definition was not stored')
  const { hash, fieldCount, untranslated } = answer.record as unknown as Stored
  return { id: answer.id, hash, fieldCount, untranslated }
}

const sent = async (
  { id, revision }: Version,
  key: string,
  event: { type: string; [field: string]: unknown },
): Promise<Sent> => {
  const answer = await ask(formVersion, 'send', { id, revision, key, event })
  return answer.__typename === 'Moved' ? { taken: true, revision: answer.revision } : { taken: false, refusal: answer }
}

/** The machine of a version's design, wired to the server. */
export const connectedDesign = designMachine.provide({
  actors: {
    load: fromPromise(({ input: { version }, signal }) => readDesigns(version, signal)),
    read: fromPromise(({ input, signal }) => readDesign(input, signal)),
    store: fromPromise(({ input: { definition } }) => store(definition)),
    send: fromPromise(({ input: { version, kept, note, key } }) => {
      const { id: definition, ...told } = kept
      return sent(version, key, { type: 'form.edited', definition, ...told, ...(note !== null && { note }) })
    }),
    confirm: fromPromise(({ input: { version, breaks, key } }) =>
      sent(version, key, { type: 'breaks.confirmed', breaks }),
    ),
  },
})
