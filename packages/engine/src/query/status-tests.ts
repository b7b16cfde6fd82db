import type { Status } from '@spellwright/dsl'
import {
  type Characteristics,
  countBits,
  PERMANENT_TYPES,
  SUPERTYPE_BIT,
  TYPE_BIT,
} from '../continuous/characteristics.ts'
import type { Game } from '../game/game.ts'
import { compiledOf } from '../state/compiled.ts'
import type { ObjectId } from '../state/ids.ts'
import type { GameObject } from '../state/object.ts'
import { isAttacking, isBlocked, isBlocking, isUnblocked } from './combat-facts.ts'
import type { Context } from './context.ts'
import { currentOrLastKnown } from './lookup.ts'
import { castOf } from './viewpoint.ts'

/** One question about an object, as part of a filter. */
export type Test = (game: Game, ctx: Context, object: GameObject, c: Characteristics) => boolean

/** A token, also while it is being made (see `createTokens`). */
const isToken = (object: GameObject): boolean =>
  object.kind === 'token' || (object.kind === 'copy' && object.zone === 'command')

/** CR 707.10: a copy of a spell was not cast, though it has the choices made for the original. */
function wasCast(ctx: Context, object: GameObject): boolean {
  const cast = castOf(ctx, object)
  return cast !== null && cast.from !== 'stack'
}

/** Every status, so that one that card data may name cannot be missing here. */
export const statusTests: { readonly [S in Status]: Test } = {
  token: (_g, _x, object) => isToken(object),
  nontoken: (_g, _x, object) => !isToken(object),
  tapped: (_g, _x, object) => object.tapped,
  untapped: (_g, _x, object) => !object.tapped,
  attacking: (game, { viewpoint }, { id }) =>
    viewpoint !== null && viewpoint.attackers !== null ? viewpoint.attackers.has(id) : isAttacking(game, id),
  blocking: (game, _x, object) => isBlocking(game, object.id),
  blocked: (game, _x, object) => isBlocked(game, object.id),
  unblocked: (game, _x, object) => isUnblocked(game, object.id),
  faceDown: (_g, _x, object) => object.faceDown,
  faceUp: (_g, _x, object) => !object.faceDown,
  renowned: (_g, _x, object) => object.renowned,
  monstrous: (_g, _x, object) => object.marks?.['monstrous'] !== undefined,
  saddled: (game, _x, object) => object.marks?.['saddled'] === game.state.turn.number,
  harnessed: (_g, _x, object) => object.marks?.['harnessed'] !== undefined,
  putFromBattlefieldThisTurn: (game, _x, { id }) =>
    game.state.history.thisTurn.some(
      ({ kind, from, became }) => kind === 'zoneChange' && from === 'battlefield' && became === id,
    ),
  solved: (_g, _x, object) => object.marks?.['solved'] !== undefined,
  prepared: (_g, _x, object) => object.marks?.['prepared'] !== undefined,
  suspected: (_g, _x, object) => object.marks?.['suspected'] !== undefined,
  ringBearer: (_g, _x, object, c) => object.marks?.['ringBearer'] === c.controller + 1,
  paired: (_g, _x, object) => object.paired !== 0,
  enchanted: (game, _x, object) => hasAttachment(game, object.id, 'Aura'),
  equipped: (game, _x, object) => hasAttachment(game, object.id, 'Equipment'),
  kicked: (_g, ctx, object) => castOf(ctx, object)?.kicks.some((times) => times > 0) ?? false,
  modified: (game, _x, object) =>
    object.counters !== null || hasAttachment(game, object.id, 'Equipment') || hasAttachment(game, object.id, 'Aura'),
  historic: (_g, _x, _object, c) =>
    (c.types & TYPE_BIT.artifact) !== 0 ||
    (c.supertypes & SUPERTYPE_BIT.legendary) !== 0 ||
    c.subtypes.includes('Saga'),
  // CR 108.2b, 110.4b: a token is no card.
  permanentCard: (_g, _x, object, c) => object.kind === 'card' && (c.types & PERMANENT_TYPES) !== 0,
  enteredThisTurn: (game, _x, object) => object.enteredTurn === game.state.turn.number,
  attackedThisTurn: (game, _x, object) => attackedThisTurn(game, object.id),
  didNotAttackThisTurn: (game, _x, object) => !attackedThisTurn(game, object.id),
  dealtDamageThisTurn: (game, _x, object) =>
    game.state.history.thisTurn.some((event) => event.kind === 'damage' && event.object === object.id),
  discardedThisTurn: (game, _x, object) =>
    game.state.history.thisTurn.some(
      ({ kind, became, player }) => kind === 'discarded' && became === object.id && player === object.owner,
    ),
  castFromHand: (_g, ctx, object) => castOf(ctx, object)?.from === 'hand',
  wasCast: (_g, ctx, object) => wasCast(ctx, object),
  warped: (_g, ctx, object) => castOf(ctx, object)?.paid.includes('warp') ?? false,
  topOfLibrary: (game, _x, object) =>
    object.zone === 'library' && game.state.library[object.owner].at(-1) === object.id,
  wasNotCast: (_g, ctx, object) => !wasCast(ctx, object),
  // What was not cast had no mana spent on it either.
  noManaSpent: (_g, ctx, object) =>
    !wasCast(ctx, object) || (castOf(ctx, object)?.manaSpent.every((amount) => amount === 0) ?? true),
  multicolored: (_g, _x, _object, c) => countBits(c.colors) > 1,
  monocolored: (_g, _x, _object, c) => countBits(c.colors) === 1,
  exactlyTwoColors: (_g, _x, _object, c) => countBits(c.colors) === 2,
  oddCounters: (_g, _x, { counters }) => Object.values(counters ?? {}).reduce((sum, count) => sum + count, 0) % 2 === 1,
  colorless: (_g, _x, _object, c) => c.colors === 0,
  copy: (_g, _x, object) => object.kind === 'copy' || object.copy !== null,
  // CR 715.2a
  hasAdventure: (game, _x, { def }) =>
    compiledOf(game, def).definition.faces.some(({ subtypes }) => subtypes.includes('Adventure')),
  hasXInCost: (_g, _x, _object, { manaCost }) => manaCost?.includes('{X}') ?? false,
  bottomOfGraveyard: (game, _x, object) =>
    object.zone === 'graveyard' && game.state.graveyard[object.owner][0] === object.id,
  // There are no commanders in a game without that option (CR 903).
  commander: () => false,
  targetsOnlyOne: (_g, _x, object) => (object.stack?.targets.reduce((sum, t) => sum + t.entities.length, 0) ?? 0) === 1,
}

const attackedThisTurn = (game: Game, id: ObjectId): boolean =>
  game.state.history.thisTurn.some((event) => event.kind === 'attacks' && event.object === id)

const hasAttachment = (game: Game, id: ObjectId, subtype: string): boolean =>
  game.state.battlefield.some((other) => {
    const object = game.state.objects[other]
    return object?.attachedTo === id && (currentOrLastKnown(game, other)?.subtypes.includes(subtype) ?? false)
  })
