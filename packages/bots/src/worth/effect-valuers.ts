import type { EffectKind, EffectOf, PlayerRef, Quantity } from '@spellwright/dsl'
import {
  type Context,
  contextBinding,
  type EntityId,
  entityPlayer,
  isPlayerEntity,
  type ObjectId,
  type PermanentView,
  type PlayerId,
  playerEntity,
} from '@spellwright/engine'
import type { SeenGame } from '../seat/seen-game.ts'
import { hasKeyword, isCreature, isLand, type SeenObject } from '../seat/seen-object.ts'
import { amountFor } from './amount-for.ts'
import { attachedWorth } from './aura-worth.ts'
import { CARD, drawnWorth } from './card-worth.ts'
import { costWorth } from './cost-worth.ts'
import { damageToKill, damageWorth } from './damage-worth.ts'
import { isDoomed } from './doom.ts'
import { effectsWorth } from './effect-worth.ts'
import { chanceOfName, discardedByName, namedDiscardWorth } from './hidden-hand.ts'
import { landSweepWorth, takesAllLands } from './land-sweep.ts'
import { levelWorth } from './level-worth.ts'
import { holdsLibraryWin } from './library-win-worth.ts'
import { lifeChange, WIN } from './life.ts'
import { modificationsWorth } from './modification-worth.ts'
import { newerWords } from './newer-words.ts'
import { canAfford } from './open-mana.ts'
import { bodyWorth, infoWorth, manaOf, permanentWorth } from './permanent-worth.ts'
import { regenerationWorth } from './regeneration-worth.ts'
import { holdsReturner } from './revival.ts'
import { seenObjects } from './seen-objects.ts'
import { isThreatened } from './shield-worth.ts'
import { sideOf } from './side.ts'
import { stackWorth } from './stack-worth.ts'
import { untapWorth } from './untap-worth.ts'
import { moveWorth, worthIn } from './zone-worth.ts'

export type Valuer<K extends EffectKind> = (s: SeenGame, ctx: Context, effect: EffectOf<K>) => number

function forPlayers(s: SeenGame, ctx: Context, ref: PlayerRef, worth: (player: PlayerId) => number): number {
  let sum = 0
  for (const player of s.reader.players(ctx, ref)) sum += sideOf(s, player) * worth(player)
  return sum
}

/** Leaving the battlefield for good. */
const loss = (s: SeenGame, object: SeenObject, to: 'graveyard' | 'exile'): number =>
  sideOf(s, object.controller) * moveWorth(s, object, to)

const canBeDestroyed = ({ info }: SeenObject): boolean => !hasKeyword(info, 'indestructible')

/** What is found or looked at before it is known. */
const GUESS = {
  hand: CARD,
  battlefield: 3.2,
  library: 1,
  graveyard: 0.2,
  exile: 0,
  stack: 1,
  command: 0,
  outside: 0,
} as const

const isTopCard = ({ to, library }: EffectOf<'move'>): boolean => to === 'library' && library?.position === 'top'

/** A card put where it is drawn next may be the answer to what the player would soon die of. */
const topCardWorth = (s: SeenGame): number => (isThreatened(s) ? 2.5 * CARD : GUESS.library)

/** A creature to be returned by what the player holds. */
const TO_RETURN = 3
/** One in the graveyard that is worth so much is enough. */
const GOOD_CREATURE = 5

const isSetUp = (s: SeenGame): boolean =>
  s.graveyard(s.me).some((card) => isCreature(card) && infoWorth(card, 0) >= GOOD_CREATURE)

/** All of a kind among cards that nobody has looked at yet. */
function isUnseen(s: SeenGame, ctx: Context, { what }: EffectOf<'move'>): boolean {
  if (!s.policy.newerWords || typeof what !== 'object' || !('all' in what)) return false
  const { among } = what.all
  return typeof among === 'object' && 'the' in among && ctx.bindings[among.the] === undefined
}

function guessOf(s: SeenGame, { controller }: Context, effect: EffectOf<'move'>): number {
  if (isTopCard(effect)) return topCardWorth(s)
  const isWanted = s.policy.reanimation && effect.to === 'graveyard' && controller === s.me
  return isWanted && holdsReturner(s) && !isSetUp(s) ? TO_RETURN : GUESS[effect.to]
}

const move: Valuer<'move'> = (s, ctx, effect) => {
  const entities = s.reader.selection(ctx, effect.what)
  if (entities === undefined || isUnseen(s, ctx, effect)) return sideOf(s, ctx.controller) * guessOf(s, ctx, effect)
  const scale = effect.linked === undefined ? 1 : 0.7
  let sum = 0
  for (const object of seenObjects(s, entities)) {
    const from = sideOf(s, object.controller)
    if (effect.to === 'battlefield' && object.zone !== 'battlefield') {
      const gains = effect.under !== undefined || effect.verb === 'put' ? ctx.controller : object.owner
      sum = sum + sideOf(s, gains) * worthIn(s, object, 'battlefield') - from * worthIn(s, object, object.zone)
    } else sum += scale * from * moveWorth(s, object, effect.to)
  }
  return sum
}

/** The one a player parts with most easily. */
const cheapest = (s: SeenGame, player: PlayerId, fits: (object: SeenObject) => boolean): number => {
  const worths = s
    .objects('battlefield')
    .filter((object) => object.controller === player && fits(object))
    .map((object) => permanentWorth(s, object.permanent!))
  return worths.length === 0 ? 0 : Math.min(...worths)
}

/** A spell is worth its mana, an ability what it would do. */
function counteredWorth(s: SeenGame, entities: readonly EntityId[]): number {
  let sum = 0
  for (const entity of entities) {
    const item = s.stack.find(({ id }) => id === entity)
    if (item === undefined) continue
    const object = s.object(item.id)
    sum -= object ? sideOf(s, object.controller) * worthIn(s, object, 'stack') : stackWorth(s, item)
  }
  return sum
}

/** What is phased out comes back unharmed, but misses a turn. */
function phasedWorth(s: SeenGame, object: SeenObject): number {
  if (!object.permanent) return 0
  const worth = permanentWorth(s, object.permanent)
  if (object.controller !== s.me) return 0.15 * worth
  return isDoomed(s, object) ? 0.9 * worth : -0.4 * worth
}

/** Steps of a turn in which a player still wants untapped lands and creatures. */
const BEFORE_USE = new Set(['untap', 'upkeep', 'draw', 'beginCombat'])

/** What its controller cannot make this turn if it is tapped. */
const manaMissed = (s: SeenGame, land: PermanentView): number =>
  Math.max(
    0.1,
    manaOf(s, land) +
      s.battlefield.attachedTo(land.id).reduce((sum, { abilityFacts }) => sum + abilityFacts.extraMana.length, 0),
  )

function tapWorth(s: SeenGame, object: SeenObject): number {
  const { permanent } = object
  if (!permanent || permanent.tapped) return 0
  const own = sideOf(s, object.controller)
  const inTime = s.turn.active === object.controller && (BEFORE_USE.has(s.turn.step) || s.turn.step === 'main1')
  if (isLand(object.info)) return -own * (inTime && s.turn.step !== 'main1' ? 0.9 * manaMissed(s, permanent) : 0.05)
  if (!isCreature(object.info)) return -own * 0.1
  const blocks = s.turn.active !== object.controller && (s.turn.step === 'main1' || s.turn.step === 'beginCombat')
  return -own * (inTime ? 0.4 : blocks ? 0.3 : 0.02) * Math.max(0.2, object.info.power ?? 0)
}

/** A card that can be cast from the graveyard. */
const FLASHBACK = 1.2

/** What is drawn beyond a full hand is exchanged for what is needed least there. */
const PER_SPARE = 1.6
const FULL_HAND = 7

/** Cards the player can draw now and still keep; one or two are played before the turn ends. */
const roomInHand = (s: SeenGame): number => Math.max(0, FULL_HAND + (s.isMyTurn ? 2 : 1) - s.hand.length)

/** The count of counters on its source, which an ability with such a number puts there first. */
const growsItself = (count: Quantity): boolean =>
  typeof count === 'object' && count.kind === 'countersOn' && count.object === 'self'

/** A token whose size is counted, and which would not live without it. */
const GROWN = 2.8

/** What another level of a Class gives. */
const LEVEL = 2.2

/** What must be gained by moving what is attached already. */
const REATTACHED = 0.5

/** What a step of each kind is worth to the player of this seat; kinds without a line count for nothing. */
export const valuers: { [K in EffectKind]?: Valuer<K> } = {
  dealDamage: (s, ctx, effect) => {
    const recipients = s.reader.recipients(ctx, effect.to)
    if (recipients === undefined) return 0
    const amount = s.reader.quantity(ctx, effect.amount)
    if (effect.divided) return damageWorth(s, ctx, recipients[0] ?? 0, amount)
    let sum = 0
    for (const entity of recipients) {
      const share = isPlayerEntity(entity) ? amountFor(s, ctx, effect.amount, entityPlayer(entity)) : amount
      sum += damageWorth(s, ctx, entity, share)
    }
    return sum
  },
  gainLife: (s, ctx, { player, amount }) =>
    forPlayers(s, ctx, player, (who) => lifeChange(s.life(who), Math.max(0, s.reader.quantity(ctx, amount)))),
  loseLife: (s, ctx, { player, amount }) =>
    forPlayers(s, ctx, player, (who) => lifeChange(s.life(who), -Math.max(0, amountFor(s, ctx, amount, who)))),
  setLife: (s, ctx, { player, amount }) =>
    forPlayers(s, ctx, player, (who) => lifeChange(s.life(who), s.reader.quantity(ctx, amount) - s.life(who))),
  fight: (s, ctx, { a, b }) => {
    const [one] = seenObjects(s, s.reader.entities(ctx, a))
    const [two] = seenObjects(s, s.reader.entities(ctx, b))
    if (!one || !two) return 0
    return damageWorth(s, ctx, two.id, one.info.power ?? 0) + damageWorth(s, ctx, one.id, two.info.power ?? 0)
  },
  draw: (s, ctx, { player, count }) =>
    forPlayers(s, ctx, player, (who) => {
      const cards = Math.max(s.reader.quantity(ctx, count), s.policy.growing && growsItself(count) ? 1 : 0)
      if (who === s.me && holdsLibraryWin(s) && cards <= s.players[who].libraryCount) return CARD * cards
      const kept = who === s.me && s.policy.fullHands ? Math.min(cards, roomInHand(s)) : cards
      return drawnWorth(s.players[who].libraryCount, cards) - PER_SPARE * (cards - kept)
    }),
  discardCards: (s, ctx, { what }) => {
    const named = discardedByName(what)
    if (named !== null) return namedDiscardWorth(s, ctx, named)
    return seenObjects(s, s.reader.selection(ctx, what)).reduce(
      (sum, object) => sum - sideOf(s, object.owner) * worthIn(s, object, 'hand'),
      0,
    )
  },
  search: (s, ctx, { filter, whose, zones, count }) => {
    if (!s.policy.graveyardPlans || filter.keyword !== 'flashback' || !zones.includes('library')) return 0
    const isOwn = s.reader.players(ctx, whose).includes(s.me)
    return isOwn && count.max !== 'any' ? FLASHBACK * s.reader.quantity(ctx, count.max) : 0
  },
  forEachPlayer: (s, ctx, { players, as, effects }) => {
    if (!s.policy.graveyardPlans || (typeof players === 'object' && 'opponentsOf' in players)) return 0
    let sum = 0
    for (const player of s.reader.players(ctx, players))
      sum += effectsWorth(s, contextBinding(ctx, as, [playerEntity(player)]), effects)
    return sum
  },
  scry: (s, ctx, { player }) => forPlayers(s, ctx, player, () => 0.4),
  surveil: (s, ctx, { player }) => forPlayers(s, ctx, player, () => 0.5),
  lookAtTop: (s, ctx, { player }) => forPlayers(s, ctx, player, () => 0.3),
  revealHand: (s, ctx, { player }) => forPlayers(s, ctx, player, () => -0.2),
  lookAtHand: (s, ctx, { player }) =>
    s.policy.graveyardPlans ? forPlayers(s, ctx, player, (who) => (who === ctx.controller ? 0 : -0.2)) : 0,
  move,
  exileUntilSourceLeaves: (s, ctx, { what }) =>
    seenObjects(s, s.reader.selection(ctx, what)).reduce((sum, object) => sum + 0.85 * loss(s, object, 'exile'), 0),
  destroy: (s, ctx, { what }) => {
    const lost = seenObjects(s, s.reader.selection(ctx, what)).filter(canBeDestroyed)
    const worth = lost.reduce((sum, object) => sum + loss(s, object, 'graveyard'), 0)
    return lost.length > 1 && takesAllLands(s, lost) ? landSweepWorth(s, lost) : worth
  },
  sacrifice: (s, ctx, { what }) =>
    seenObjects(s, s.reader.selection(ctx, what)).reduce((sum, object) => sum + loss(s, object, 'graveyard'), 0),
  sacrificeChoice: (s, ctx, { player, filter }) =>
    forPlayers(s, ctx, player, (who) => -cheapest(s, who, (object) => s.reader.matches(ctx, filter, object.id, null))),
  counterSpell: (s, ctx, { what }) => counteredWorth(s, s.reader.entities(ctx, what) ?? []),
  phaseOut: (s, ctx, { what }) =>
    seenObjects(s, s.reader.selection(ctx, what)).reduce((sum, object) => sum + phasedWorth(s, object), 0),
  tap: (s, ctx, { what }) =>
    seenObjects(s, s.reader.selection(ctx, what)).reduce((sum, object) => sum + tapWorth(s, object), 0),
  untap: (s, ctx, { what }) =>
    seenObjects(s, s.reader.selection(ctx, what)).reduce((sum, object) => sum + untapWorth(s, object), 0),
  putCounters: (s, ctx, { what, counter, count }) =>
    seenObjects(s, s.reader.selection(ctx, what)).reduce((sum, object) => {
      const own = sideOf(s, object.controller)
      const amount = s.reader.quantity(ctx, count)
      if (counter === '+1/+1') return sum + own * 1.3 * amount
      if (counter !== '-1/-1') return sum + own * Math.max(0.2 * amount, levelWorth(s, object, counter, amount))
      return sum + (amount >= damageToKill(object) ? loss(s, object, 'graveyard') : -own * 1.2 * amount)
    }, 0),
  createToken: (s, ctx, { player, count, token }) =>
    forPlayers(s, ctx, player, () => {
      const keywords = token.abilities.flatMap((ability) =>
        ability.kind === 'keyword' && typeof ability.keyword === 'string' ? [ability.keyword] : [],
      )
      const isSmall = s.policy.growing && token.power === 0 && token.toughness === 0
      const each =
        token.power === undefined ? 1 : isSmall ? GROWN : bodyWorth(token.power, token.toughness ?? 0, keywords)
      return s.reader.quantity(ctx, count) * each
    }),
  createTokenCopy: (s, ctx, { player, of }) =>
    forPlayers(s, ctx, player, () => {
      const [object] = seenObjects(s, s.reader.entities(ctx, of))
      return object ? worthIn(s, object, 'battlefield') : 2
    }),
  fromOutside: (s, ctx) => sideOf(s, ctx.controller) * CARD,
  learn: (s, ctx) => sideOf(s, ctx.controller) * 0.6 * CARD,
  takeInitiative: (s, ctx, { player }) => forPlayers(s, ctx, player, () => 3),
  venture: (s, ctx, { player }) => forPlayers(s, ctx, player, () => 1.2),
  becomeLevel: (s, ctx) => sideOf(s, ctx.controller) * LEVEL,
  getEmblem: (s, ctx, { player }) => forPlayers(s, ctx, player, () => 4),
  copySpell: (s, ctx, { what }) => {
    const [spell] = seenObjects(s, s.reader.entities(ctx, what))
    return sideOf(s, ctx.controller) * (spell ? 0.8 * worthIn(s, spell, 'stack') : 1)
  },
  castCard: (s, ctx, { player }) => forPlayers(s, ctx, player, () => 2),
  addMana: (s, ctx, { player }) => forPlayers(s, ctx, player, () => 0.2),
  apply: (s, ctx, { what, apply, until }) =>
    seenObjects(s, s.reader.selection(ctx, what)).reduce(
      (sum, object) => sum + modificationsWorth(s, ctx, object, apply, until),
      0,
    ),
  regenerate: (s, ctx, { what }) =>
    seenObjects(s, s.reader.selection(ctx, what)).reduce((sum, object) => sum + regenerationWorth(s, object), 0),
  attach: (s, ctx, { what, to }) => {
    const [object] = seenObjects(s, s.reader.entities(ctx, what))
    const [host] = seenObjects(s, s.reader.entities(ctx, to))
    if (!object || !host || object.permanent?.attachedTo === host.id) return -0.5
    const before = s.permanent((object.permanent?.attachedTo ?? 0) as ObjectId)
    const abilities = s.abilities(object.id).map(({ ability }) => ability)
    const worthOn = (other: SeenObject): number => attachedWorth(s, ctx, abilities, other)
    return worthOn(host) - (before ? worthOn(s.permanentFacts(before).object) + REATTACHED : 0)
  },
  delayedTrigger: (s, ctx, { effects }) => 0.5 * effectsWorth(s, ctx, effects),
  reflexiveTrigger: (s, ctx, { effects }) => effectsWorth(s, ctx, effects),
  may: (s, ctx, { player, effects, then }) =>
    optional(s, ctx, player, effectsWorth(s, ctx, [...effects, ...(then ?? [])])),
  mayPay: (s, ctx, { player, cost, then }) =>
    optional(s, ctx, player, effectsWorth(s, ctx, then) - costWorth(s, ctx, cost)),
  unless: (s, ctx, { player, cost, effects }) => {
    const [payer] = s.reader.players(ctx, player)
    const worth = effectsWorth(s, ctx, effects)
    if (payer === s.me) return Math.max(worth, -costWorth(s, ctx, cost))
    return payer !== undefined && canAfford(s, ctx, payer, cost) ? 0.15 * worth : worth
  },
  if: (s, ctx, effect) => {
    const { condition, then, else: otherwise } = effect
    const chance = ctx.controller === s.me ? chanceOfName(s, effect) : null
    if (chance === null) return effectsWorth(s, ctx, s.reader.condition(ctx, condition) ? then : (otherwise ?? []))
    return chance * effectsWorth(s, ctx, then) + (1 - chance) * effectsWorth(s, ctx, otherwise ?? [])
  },
  forEach: (s, ctx, { what, as, effects }) =>
    (s.reader.selection(ctx, what) ?? []).reduce(
      (sum, entity) => sum + effectsWorth(s, contextBinding(ctx, as, [entity]), effects),
      0,
    ),
  repeat: (s, ctx, { times, effects }) => s.reader.quantity(ctx, times) * effectsWorth(s, ctx, effects),
  chooseOne: (s, ctx, { player, options }) => {
    const worths = options.map(({ effects }) => effectsWorth(s, ctx, effects))
    return s.reader.players(ctx, player).includes(s.me) ? Math.max(...worths) : Math.min(...worths)
  },
  ...newerWords,
  extraTurn: (s, ctx, { player }) => forPlayers(s, ctx, player, () => 7),
  winGame: (s, ctx, { player }) => forPlayers(s, ctx, player, () => WIN),
  loseGame: (s, ctx, { player }) => forPlayers(s, ctx, player, () => -WIN),
}

/** Whoever decides takes what is good for them, or leaves it. */
function optional(s: SeenGame, ctx: Context, player: PlayerRef, worth: number): number {
  return s.reader.players(ctx, player).includes(s.me) ? Math.max(0, worth) : Math.min(0, worth)
}
