export {
  judgeLine,
  judgePosition,
  type PositionVerdict,
  reachPosition,
} from './judge-position.ts'
export {
  type CardAt,
  type PlacedCard,
  POSITION_ENDS,
  POSITION_TOPICS,
  type Position,
  type PositionEnd,
  PositionError,
  type PositionSeat,
  type PositionSetup,
  type PositionSide,
  type PositionTopic,
  type SideboardSetup,
} from './position.ts'
export { positionOf } from './position-of.ts'
export { type Puzzle, PuzzleFormatError, puzzlePosition, readPuzzle } from './puzzle.ts'
export { PositionFormatError, readPositions } from './read-positions.ts'
export { scenarioSetup } from './scenario-setup.ts'
export { type Solution, type SolveOptions, solvePosition } from './solve.ts'
export { positions } from './suite/index.ts'
