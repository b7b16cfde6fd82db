import { loseGame } from '../atoms/lose.ts'
import { activateAbility } from '../casting/activate.ts'
import { castSpell } from '../casting/cast.ts'
import { CastRequest } from '../casting/cast-request.ts'
import { activateNoted, mustHaveAbility } from '../casting/mana-ability.ts'
import { completeOrRewind } from '../casting/rewind.ts'
import type { Action } from '../decision/action.ts'
import type { Game } from '../game/game.ts'
import type { ObjectId, PlayerId } from '../state/ids.ts'
import { performManual } from './manual.ts'
import { playLand } from './play-land.ts'
import { isPlayedByHand, playSandboxCard } from './sandbox.ts'
import { takeSpecialAction } from './special-action.ts'
import { payToTurnFaceUp } from './turn-face-up.ts'

type Handlers = { readonly [K in Action['kind']]: (game: Game, player: PlayerId, action: ActionOf<K>) => void }
type ActionOf<K extends Action['kind']> = Extract<Action, { kind: K }>

const HANDLERS: Handlers = {
  pass: () => {},
  concede: (game, player) => loseGame(game, player, 'conceded'),
  playLand: (game, player, { object, face }) => {
    if (isPlayedByHand(game, object)) playSandboxCard(game, player, object)
    else playLand(game, player, object, face ?? 0)
  },
  cast: (game, player, { object, face, method }) => {
    if (isPlayedByHand(game, object)) playSandboxCard(game, player, object)
    else castSpell(game, player, new CastRequest(object, face ?? 0, method ?? 'normal'))
  },
  activate: (game, player, { object, ability }) => {
    const instance = mustHaveAbility(game, object, ability)
    if (instance.ability.kind === 'specialAction') takeSpecialAction(game, player, object, instance)
    else activateAbility(game, player, object, instance)
  },
  activateMana: (game, player, { object, ability }) => activateManaByHand(game, player, object, ability),
  turnFaceUp: (game, player, { object }) => payToTurnFaceUp(game, player, object),
  manual: (game, player, { manual }) => performManual(game, player, manual),
}

/** Carry out a legal action of the player with priority. */
export function performAction(game: Game, player: PlayerId, action: Action): void {
  HANDLERS[action.kind](game, player, action as never)
}

function activateManaByHand(game: Game, player: PlayerId, object: ObjectId, key: string): void {
  const instance = mustHaveAbility(game, object, key)
  completeOrRewind(game, player, () => activateNoted(game, player, { object, instance, mana: null, victim: null }, []))
}
