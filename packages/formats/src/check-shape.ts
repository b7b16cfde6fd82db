import * as v from 'valibot'

/** Something from outside does not have the shape it must have; the message says where and why. */
export class FormatError extends Error {
  override name = 'FormatError'
}

/** A schema that reads a value of this type. */
export type SchemaOf<T> = v.GenericSchema<unknown, T>

const LONGEST_PATH = 120

const pathOf = (issue: v.BaseIssue<unknown>): string => {
  const path = v.getDotPath(issue) ?? ''
  return path.length > LONGEST_PATH ? `${path.slice(0, LONGEST_PATH)}…` : path
}

const LONGEST_VALUE = 60

/** A value in a few words; it may be nested deeper than JSON can write. */
export function shortText(value: unknown): string {
  let text: string
  try {
    text = JSON.stringify(value) ?? String(value)
  } catch {
    text = 'something nested too deeply'
  }
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE - 1)}…` : text
}

function sentenceOf(issue: v.BaseIssue<unknown>): string {
  const path = pathOf(issue)
  const subject = path === '' ? 'it' : `"${path}"`
  if (issue.type === 'check') return path === '' ? issue.message : `${subject}: ${issue.message}`
  const { expected, received } = issue
  if (received === 'undefined') return `${subject} is missing`
  if (expected === 'never') return `${subject} is not a known field`
  return `${subject} must be ${(expected ?? 'something else').replaceAll('|', 'or')}, not ${shortText(issue.input)}`
}

/** A value that has the shape, or where it has not. */
export type ReadShape<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: string }

/** Reads a value of this shape. */
export function readShape<T>(schema: SchemaOf<T>, value: unknown): ReadShape<T> {
  const result = v.safeParse(schema, value, { abortEarly: true })
  return result.success ? { ok: true, value: result.output } : { ok: false, problem: sentenceOf(result.issues[0]) }
}

/** The value with this shape. Throws a `FormatError` that begins with `what`. */
export function checkShape<T>(schema: SchemaOf<T>, value: unknown, what: string): T {
  const read = readShape(schema, value)
  if (read.ok) return read.value
  throw new FormatError(`${what}: ${read.problem}.`)
}

/** Reads JSON of this shape. Throws a `FormatError` that begins with `what`. */
export function checkJson<T>(schema: SchemaOf<T>, text: string, what: string): T {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new FormatError(`${what}: it is not JSON.`)
  }
  return checkShape(schema, value, what)
}
