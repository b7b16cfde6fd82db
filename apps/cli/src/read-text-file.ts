import { readFileSync, statSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { decodeText } from 'spellwright/decks'
import { UsageError } from './command.ts'

/** No file that a command reads comes near to this, packed or not. */
const MOST_BYTES = 512 * 1024 * 1024

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Reads a text file in any common encoding; one that ends in `.gz` is unpacked. A `UsageError` says what is wrong. */
export function readTextFile(what: string, file: string): string {
  const refuse = (reason: string): never => {
    throw new UsageError(`${what} "${file}" cannot be read: ${reason}.`)
  }
  const found = statSync(file, { throwIfNoEntry: false })
  if (found === undefined) return refuse('there is no such file')
  if (found.isDirectory()) return refuse('it is a folder')
  if (found.size > MOST_BYTES) return refuse('it is larger than 512 MiB')
  try {
    const bytes = readFileSync(file)
    return decodeText(file.endsWith('.gz') ? gunzipSync(bytes, { maxOutputLength: MOST_BYTES }) : bytes)
  } catch (error) {
    return refuse(messageOf(error))
  }
}
