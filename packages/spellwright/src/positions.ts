/**
 * Positions: `positionOf({ … })` puts any player into any moment of a game, `judgePosition` says whether they do the right
 * thing there. It needs Node.js.
 *
 * @module positions
 */
export {
  type CardAt,
  judgePosition,
  type PlacedCard,
  POSITION_ENDS,
  POSITION_TOPICS,
  type Position,
  type PositionEnd,
  PositionError,
  PositionFormatError,
  type PositionSeat,
  type PositionSetup,
  type PositionSide,
  type PositionTopic,
  type PositionVerdict,
  type Puzzle,
  PuzzleFormatError,
  positionOf,
  positions,
  puzzlePosition,
  reachPosition,
  readPositions,
  readPuzzle,
  type SideboardSetup,
  type Solution,
  type SolveOptions,
  scenarioSetup,
  solvePosition,
} from '@spellwright/conformance'
