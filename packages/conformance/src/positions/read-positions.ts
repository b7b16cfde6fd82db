import { checkJson, FormatError } from '@spellwright/formats'
import { reachPosition } from './judge-position.ts'
import { type Position, PositionError } from './position.ts'
import { positionSchema } from './position-schema.ts'
import { puzzlePosition, readPuzzle } from './puzzle.ts'

/** A file is not one of positions; the message has the line number, counted from 1. */
export class PositionFormatError extends Error {
  override name = 'PositionFormatError'
}

/** A position whose question is asked. */
function readLine(line: string, number: number): Position {
  const what = `Line ${number} is not a position`
  try {
    const position = checkJson(positionSchema, line, what)
    if (position.sideboarding === undefined) reachPosition(position)
    return position
  } catch (error) {
    if (error instanceof FormatError) throw new PositionFormatError(error.message)
    if (error instanceof PositionError) throw new PositionFormatError(`${what}: ${error.message}`)
    throw error
  }
}

const isPuzzle = (text: string): boolean => /^\s*\[(?:metadata|state)\]/i.test(text)

/** Reads a file of positions, one as JSON on each line, or one puzzle of Forge. */
export function readPositions(text: string): Position[] {
  if (isPuzzle(text)) return [puzzlePosition(readPuzzle(text))]
  const positions: Position[] = []
  const lineOf = new Map<string, number>()
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    const position = readLine(line, index + 1)
    const before = lineOf.get(position.id)
    if (before !== undefined)
      throw new PositionFormatError(`Line ${index + 1} is not a position: line ${before} has the same id.`)
    lineOf.set(position.id, index + 1)
    positions.push(position)
  }
  if (positions.length === 0) throw new PositionFormatError('The file has no positions.')
  return positions
}
