import { type EffectOf, exactly, the } from '@spellwright/dsl'
import { moveObject } from '../atoms/move.ts'
import type { Game } from '../game/game.ts'
import { contextWith } from '../query/context.ts'
import { atLeastZero, quantity } from '../query/quantity.ts'
import { objectsOf, playersOf } from '../query/refs.ts'
import type { ObjectId, PlayerId } from '../state/ids.ts'
import { Frame } from './frame.ts'
import { runSteps } from './run.ts'

/** CR 701.40a: it may be turned face up for its mana cost. CR 701.58a: a cloaked permanent also has ward {2}. */
const MANIFESTED = { manifested: 1 }
const CLOAKED = { manifested: 1, disguised: 1 }

function manifestCard(game: Game, frame: Frame, player: PlayerId, id: ObjectId, marks = MANIFESTED): ObjectId[] {
  const became = moveObject(game, {
    id,
    to: 'battlefield',
    cause: { kind: 'effect', source: frame.source, controller: player },
    controller: player,
    faceDown: true,
    marks,
  })
  return became !== 0 && game.state.objects[became]?.zone === 'battlefield' ? [became] : []
}

export function manifest(game: Game, frame: Frame, effect: EffectOf<'manifest'>): void {
  const count = atLeastZero(quantity(game, frame, effect.count))
  const manifested: ObjectId[] = []
  for (const player of playersOf(game, frame, effect.player))
    for (let time = 0; time < count; time++) {
      const top = game.state.library[player].at(-1)
      const marks = effect.cloak ? CLOAKED : MANIFESTED
      if (top !== undefined) manifested.push(...manifestCard(game, frame, player, top, marks))
    }
  frame.bind(effect.as, manifested)
}

/** CR 701.62a */
export function manifestDread(game: Game, frame: Frame, effect: EffectOf<'manifestDread'>): void {
  const manifested: ObjectId[] = []
  for (const player of playersOf(game, frame, effect.player)) {
    // Only the player who manifests sees the cards.
    const own = new Frame(contextWith(frame, { controller: player }))
    runSteps(game, own, [
      { kind: 'lookAtTop', player: 'you', count: 2, as: 'dread' },
      { kind: 'chooseAmong', player: 'you', among: the('dread'), count: exactly(1), as: 'chosen' },
    ])
    const [chosen] = objectsOf(game, own, the('chosen'))
    if (chosen === undefined) continue
    manifested.push(...manifestCard(game, frame, player, chosen))
    own.bind(
      'left',
      objectsOf(game, own, the('dread')).filter((id) => id !== chosen),
    )
    runSteps(game, own, [{ kind: 'move', verb: 'put', what: the('left'), to: 'graveyard' }])
  }
  frame.bind(effect.as, manifested)
}
