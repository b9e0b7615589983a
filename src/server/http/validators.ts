import AjvCompiler from '@fastify/ajv-compiler'

const compilers = AjvCompiler()
type Validate = ReturnType<ReturnType<typeof compilers>>

/** Compiles what a request is held to when the first one comes; all of them at once were a tenth of a start. */
export const validatorsWhenAsked: typeof compilers = (schemas, options) => {
  const compile = compilers(schemas, options)
  return (route) => {
    let compiled: Validate | undefined
    const validate = (data: unknown) => {
      compiled ??= compile(route)
      const isValid = compiled(data)
      validate.errors = compiled.errors
      return isValid
    }
    validate.errors = null as Validate['errors']
    return validate as Validate
  }
}
