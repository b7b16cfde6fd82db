import type { Link } from '../session/link.ts'

/** The text of a file in any common encoding. */
export const readFile = async (link: Link, file: File): Promise<string> =>
  link.ask('decodeFile', new Uint8Array(await file.arrayBuffer()))
