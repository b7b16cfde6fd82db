import { atBeginningOf, type Effect, the } from '@spellwright/dsl'
import { moveObject } from '../atoms/move.ts'
import type { Game } from '../game/game.ts'
import { nameOf } from '../query/lookup.ts'
import { NO_OBJECT } from '../state/ids.ts'
import type { Frame } from './frame.ts'
import { runSteps } from './run.ts'

const SPELL = 'paradigm.spell'
const NAME = 'paradigm.name'

/** CR 702.192a: a copy at the beginning of each of your precombat main phases for the rest of the game. */
const FROM_NOW_ON: readonly Effect[] = [
  {
    kind: 'delayedTrigger',
    on: atBeginningOf('main1', 'you'),
    lasts: 'everyTimeThisGame',
    effects: [
      { kind: 'copyCard', what: the(SPELL), evenGone: 'evenGone', as: 'copy' },
      { kind: 'castCard', what: the('copy'), player: 'you', cost: 'free', optional: 'may' },
    ],
  },
]

/** CR 702.192a: the spell is exiled, and the first one of its name that resolves is remembered. */
export function paradigm(game: Game, frame: Frame): void {
  const { source, controller } = frame
  const name = nameOf(game, source)
  const isKnown = game.state.delayed.some((one) => one.controller === controller && one.bindings[NAME] === name)
  const cause = { kind: 'effect' as const, source, controller }
  const exiled = moveObject(game, { id: source, to: 'exile', cause })
  if (isKnown) return
  frame.bind(SPELL, [exiled === NO_OBJECT ? source : exiled])
  frame.bind(NAME, name)
  runSteps(game, frame, FROM_NOW_ON)
}
