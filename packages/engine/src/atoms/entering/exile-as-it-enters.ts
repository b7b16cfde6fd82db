import type { EntersModification } from '@spellwright/dsl'
import { askObjects } from '../../decision/ask.ts'
import type { Game } from '../../game/game.ts'
import type { Context } from '../../query/context.ts'
import { objectsMatching } from '../../query/filter.ts'
import { nameOf } from '../../query/lookup.ts'
import type { ObjectId, PlayerId } from '../../state/ids.ts'
import { moveObjects } from '../move.ts'

interface Entering {
  readonly tentative: { readonly id: ObjectId }
  /** What enters at the same time, itself included: CR 614.13a. */
  readonly beside: readonly { readonly id: ObjectId }[]
}

type ExileAs = Extract<EntersModification, { kind: 'exileAs' }>

/** "As it enters, exile any number of creature cards from your graveyard" (CR 614.1c): what became of those cards. */
export function exileAsItEnters(
  game: Game,
  ctx: Context,
  player: PlayerId,
  { tentative: { id: source }, beside }: Entering,
  { what, count }: ExileAs,
): ObjectId[] {
  const candidates = objectsMatching(game, ctx, what).filter((other) => !beside.some(({ id }) => id === other))
  const max = count.max === 'any' ? candidates.length : count.max
  const text = `Exile cards as ${nameOf(game, source)} enters.`
  const chosen = askObjects(game, { player, purpose: 'choose', source, text }, candidates, count.min, max)
  const cause = { kind: 'effect', source, controller: player } as const
  return moveObjects(
    game,
    chosen.map((card) => ({ id: card as ObjectId, to: 'exile', cause })),
  )
}
