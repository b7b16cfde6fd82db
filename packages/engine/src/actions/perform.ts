import { loseGame } from '../atoms/lose.ts'
import { activateAbility } from '../casting/activate.ts'
import { CastRequest, castSpell, undo } from '../casting/cast.ts'
import { abilityOf, activateNoted, type NotedUse } from '../casting/mana-ability.ts'
import type { Action } from '../decision/action.ts'
import type { Procedure } from '../decision/decision.ts'
import type { Game } from '../game/game.ts'
import { forkState } from '../state/fork.ts'
import type { PlayerId } from '../state/ids.ts'
import { performManual } from './manual.ts'
import { startLand } from './play-land.ts'
import { isSandboxCard, playSandboxCard } from './sandbox.ts'
import { takeSpecialAction } from './special-action.ts'
import { turnUp } from './turn-face-up.ts'

/** Carry out a legal action of the player with priority; null if that was done at once. */
export function performAction(game: Game, player: PlayerId, action: Action): Procedure<unknown> | null {
  switch (action.kind) {
    case 'pass':
      return null
    case 'concede':
      loseGame(game, player, 'conceded')
      return null
    case 'playLand':
      if (isSandboxCard(game, action.object)) return playSandboxCard(game, player, action.object)
      return startLand(game, player, action.object, action.face ?? 0)
    case 'cast':
      if (isSandboxCard(game, action.object)) return playSandboxCard(game, player, action.object)
      return castSpell(game, player, new CastRequest(action.object, action.face ?? 0, action.method ?? 'normal'))
    case 'activate': {
      const instance = abilityOf(game, action.object, action.ability)!
      return instance.ability.kind === 'specialAction'
        ? takeSpecialAction(game, player, action.object, instance)
        : activateAbility(game, player, action.object, instance)
    }
    case 'activateMana':
      return activateManaByHand(game, player, action.object, action.ability)
    case 'turnFaceUp':
      return turnUp(game, player, action.object)
    case 'manual':
      return performManual(game, player, action.manual)
  }
}

function* activateManaByHand(
  game: Game,
  player: PlayerId,
  object: Parameters<typeof abilityOf>[1],
  key: string,
): Procedure {
  const before = forkState(game.state)
  const outer = game.hold()
  const noted: NotedUse[] = []
  const instance = abilityOf(game, object, key)!
  if (yield* activateNoted(game, player, { object, instance, mana: null, victim: null }, noted)) game.release(outer)
  else undo(game, player, before, outer, [])
}
