import {
  type Position,
  PositionFormatError,
  PuzzleFormatError,
  reachPosition,
  readPositions,
  type Solution,
  solvePosition,
  positions as suite,
} from 'spellwright/positions'
import { type CommandModule, command, printResult, UsageError } from '../command.ts'
import { readTextFile } from '../read-text-file.ts'
import { wholeNumber } from '../sim/options.ts'

function positionNamed(text: string, id: string | undefined): Position {
  const known = suite.find((position) => position.id === text)
  if (known !== undefined) return known
  const found = read(text)
  const position = id === undefined ? found[0] : found.find((one) => one.id === id)
  if (position === undefined) throw new UsageError(`There is no position "${id}" in the file.`)
  return position
}

function read(file: string): readonly Position[] {
  try {
    return readPositions(readTextFile('The position', file))
  } catch (error) {
    if (error instanceof PositionFormatError || error instanceof PuzzleFormatError) throw new UsageError(error.message)
    throw error
  }
}

function solutionText({ verdict, line, nodes }: Solution): string {
  switch (verdict) {
    case 'win':
      return [`You win this turn (${nodes} positions):`, ...line.map((deed) => `  ${deed}`)].join('\n')
    case 'none':
      return `Nothing wins this turn (${nodes} positions).`
    case 'unknown':
      return `No win was found within ${nodes} positions; --nodes looks further.`
  }
}

export const build: CommandModule['build'] = (terminal) =>
  command('solve')
    .description('find a win this turn in a position, or show that there is none')
    .argument('<position>', 'the id of a built-in position, a file of positions, or a puzzle of Forge')
    .option('--id <id>', 'which position of the file; the first unless given')
    .option('--nodes <number>', 'positions to look at, at most', '20000')
    .action((text, { json, id, nodes }) => {
      const position = positionNamed(text, id)
      if (position.sideboarding !== undefined) throw new UsageError('That position is not one of a game.')
      const solution = solvePosition(reachPosition(position), { nodes: wholeNumber('--nodes', nodes) })
      printResult(terminal, json, { id: position.id, ...solution }, solutionText(solution))
    })
