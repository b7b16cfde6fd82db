/** The part of JSON Schema that tables of messages show. */
export interface Schema {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly description?: string
  readonly maxLength?: number
}

/** A type in a few words: `string, at most 32 characters`, `"draw" or "takeBack"`. */
export function typeText(schema: Schema): string {
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``
  if (schema.enum) return schema.enum.map((value) => `\`${JSON.stringify(value)}\``).join(' or ')
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.map(typeText).join(' or ')
  if (schema.type === 'array') return schema.items ? `list of ${typeText(schema.items)}` : 'list'
  if (schema.type === 'object' && schema.properties) return `{ ${Object.keys(schema.properties).join(', ')} }`
  const type = schema.type ?? 'anything'
  return schema.maxLength === undefined ? type : `${type}, at most ${schema.maxLength} characters`
}

const fieldsText = ({ properties = {} }: Schema, without: readonly string[]): string =>
  Object.entries(properties)
    .filter(([name]) => !without.includes(name))
    .map(([name, schema]) => `\`${name}\`: ${typeText(schema)}`)
    .join('; ') || '–'

/** A row for each kind of message of a union: what it is for, and its fields. */
export function messageTable({ oneOf, anyOf }: Schema, without: readonly string[]): string {
  const rows = (oneOf ?? anyOf ?? []).map((one) => {
    const kind = String(one.properties?.['kind']?.const ?? '')
    return `| \`${kind}\` | ${one.description ?? ''} | ${fieldsText(one, without)} |`
  })
  return ['| kind | what it is for | fields |', '|---|---|---|', ...rows].join('\n')
}

/** A row for each field of an object. */
export const fieldTable = ({ properties = {}, required = [] }: Schema): string =>
  [
    '| field | type | what it says |',
    '|---|---|---|',
    ...Object.entries(properties).map(
      ([name, schema]) =>
        `| \`${name}\`${required.includes(name) ? '' : ' (optional)'} | ${typeText(schema)} | ${schema.description ?? ''} |`,
    ),
  ].join('\n')
