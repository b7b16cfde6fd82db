import { Environment } from './environment.ts'

/** Longer lines are refused, because no request needs them. */
const LONGEST_LINE = 64 * 1024 * 1024

/** Answers each line of JSON with one line of JSON, until there are no more. `write` may take its time: nothing is read meanwhile. */
export async function serveEnvironment(
  lines: AsyncIterable<string>,
  write: (line: string) => Promise<void>,
): Promise<void> {
  const environment = new Environment()
  for await (const line of lines) {
    if (line.trim() === '') continue
    await write(line.length > LONGEST_LINE ? TOO_LONG : environment.answer(line))
  }
}

const TOO_LONG = JSON.stringify({ id: 0, refused: 'This line is longer than 64 MiB.' })
