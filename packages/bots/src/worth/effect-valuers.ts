import type { EffectKind, EffectOf, PlayerRef } from '@spellwright/dsl'
import {
  type EntityId,
  isPlayerEntity,
  type ObjectId,
  type PermanentView,
  type PlayerId,
  playerEntity,
} from '@spellwright/engine'
import { matches } from '../seat/match.ts'
import { amountFor, holds, quantity } from '../seat/quantity.ts'
import { entitiesOf, playersOf, recipientsOf, selected } from '../seat/refs.ts'
import { bind, type Scene } from '../seat/scene.ts'
import type { Situation } from '../seat/situation.ts'
import { hasKeyword, isCreature, isLand, type Thing } from '../seat/thing.ts'
import { attachedWorth } from './aura-worth.ts'
import { CARD, drawnWorth } from './card-worth.ts'
import { costWorth } from './cost-worth.ts'
import { damageToKill, damageWorth } from './damage-worth.ts'
import { isDoomed } from './doom.ts'
import { effectsWorth } from './effect-worth.ts'
import { chanceOfName, discardedByName, namedDiscardWorth } from './hidden-hand.ts'
import { landSweepWorth, takesAllLands } from './land-sweep.ts'
import { levelWorth } from './level-worth.ts'
import { lifeChange, WIN } from './life.ts'
import { modificationsWorth } from './modification-worth.ts'
import { canAfford } from './open-mana.ts'
import { bodyWorth, manaOf, permanentWorth } from './permanent-worth.ts'
import { regenerationWorth } from './regeneration-worth.ts'
import { seenThings } from './seen-things.ts'
import { isThreatened } from './shield-worth.ts'
import { sideOf } from './side.ts'
import { stackWorth } from './stack-worth.ts'
import { untapWorth } from './untap-worth.ts'
import { moveWorth, worthIn } from './zone-worth.ts'

export type Valuer<K extends EffectKind> = (s: Situation, scene: Scene, effect: EffectOf<K>) => number

function forPlayers(s: Situation, scene: Scene, ref: PlayerRef, worth: (player: PlayerId) => number): number {
  let sum = 0
  for (const player of playersOf(s, scene, ref)) sum += sideOf(s, player) * worth(player)
  return sum
}

/** Leaving the battlefield for good. */
const loss = (s: Situation, thing: Thing, to: 'graveyard' | 'exile'): number =>
  sideOf(s, thing.controller) * moveWorth(s, thing, to)

const canBeDestroyed = ({ info }: Thing): boolean => !hasKeyword(info, 'indestructible')

/** What is found or looked at before it is known. */
const GUESS = { hand: CARD, battlefield: 3.2, library: 1, graveyard: 0.2, exile: 0, stack: 1, command: 0 } as const

const isTopCard = ({ to, library }: EffectOf<'move'>): boolean => to === 'library' && library?.position === 'top'

/** A card put where it is drawn next may be the answer to what the player would soon die of. */
const topCardWorth = (s: Situation): number => (isThreatened(s) ? 2.5 * CARD : GUESS.library)

const move: Valuer<'move'> = (s, scene, effect) => {
  const entities = selected(s, scene, effect.what)
  if (entities === undefined) return sideOf(s, scene.by) * (isTopCard(effect) ? topCardWorth(s) : GUESS[effect.to])
  const scale = effect.linked === undefined ? 1 : 0.7
  let sum = 0
  for (const thing of seenThings(s, entities)) {
    const from = sideOf(s, thing.controller)
    if (effect.to === 'battlefield' && thing.zone !== 'battlefield') {
      const gains = effect.under !== undefined || effect.verb === 'put' ? scene.by : thing.owner
      sum = sum + sideOf(s, gains) * worthIn(s, thing, 'battlefield') - from * worthIn(s, thing, thing.zone)
    } else sum += scale * from * moveWorth(s, thing, effect.to)
  }
  return sum
}

/** The one a player parts with most easily. */
const cheapest = (s: Situation, player: PlayerId, fits: (thing: Thing) => boolean): number => {
  const worths = s
    .things('battlefield')
    .filter((thing) => thing.controller === player && fits(thing))
    .map((thing) => permanentWorth(s, thing.permanent!))
  return worths.length === 0 ? 0 : Math.min(...worths)
}

/** A spell is worth its mana, an ability what it would do. */
function counteredWorth(s: Situation, entities: readonly EntityId[]): number {
  let sum = 0
  for (const entity of entities) {
    const item = s.stack.find(({ id }) => id === entity)
    if (item === undefined) continue
    const thing = s.thing(item.id)
    sum -= thing ? sideOf(s, thing.controller) * worthIn(s, thing, 'stack') : stackWorth(s, item)
  }
  return sum
}

/** What is phased out comes back unharmed, but misses a turn. */
function phasedWorth(s: Situation, thing: Thing): number {
  if (!thing.permanent) return 0
  const worth = permanentWorth(s, thing.permanent)
  if (thing.controller !== s.me) return 0.15 * worth
  return isDoomed(s, thing) ? 0.9 * worth : -0.4 * worth
}

/** Steps of a turn in which a player still wants untapped lands and creatures. */
const BEFORE_USE = new Set(['untap', 'upkeep', 'draw', 'beginCombat'])

/** What its controller cannot make this turn if it is tapped. */
const manaMissed = (s: Situation, land: PermanentView): number =>
  Math.max(0.1, manaOf(s, land) + s.table.attachedTo(land.id).reduce((sum, { kit }) => sum + kit.extraMana.length, 0))

function tapWorth(s: Situation, thing: Thing): number {
  const { permanent } = thing
  if (!permanent || permanent.tapped) return 0
  const own = sideOf(s, thing.controller)
  const inTime = s.turn.active === thing.controller && (BEFORE_USE.has(s.turn.step) || s.turn.step === 'main1')
  if (isLand(thing.info)) return -own * (inTime && s.turn.step !== 'main1' ? 0.9 * manaMissed(s, permanent) : 0.05)
  if (!isCreature(thing.info)) return -own * 0.1
  const blocks = s.turn.active !== thing.controller && (s.turn.step === 'main1' || s.turn.step === 'beginCombat')
  return -own * (inTime ? 0.4 : blocks ? 0.3 : 0.02) * Math.max(0.2, thing.info.power ?? 0)
}

/** What another level of a Class gives. */
const LEVEL = 2.2

/** What must be gained by moving what is attached already. */
const REATTACHED = 0.5

/** What a step of each kind is worth to the player of this seat; kinds without a line count for nothing. */
export const valuers: { [K in EffectKind]?: Valuer<K> } = {
  dealDamage: (s, scene, effect) => {
    const recipients = recipientsOf(s, scene, effect.to)
    if (recipients === undefined) return 0
    const amount = quantity(s, scene, effect.amount)
    if (effect.divided) return damageWorth(s, scene, recipients[0] ?? 0, amount)
    let sum = 0
    for (const entity of recipients) {
      const share = isPlayerEntity(entity) ? amountFor(s, scene, effect.amount, entity) : amount
      sum += damageWorth(s, scene, entity, share)
    }
    return sum
  },
  gainLife: (s, scene, { player, amount }) =>
    forPlayers(s, scene, player, (who) => lifeChange(s.life(who), Math.max(0, quantity(s, scene, amount)))),
  loseLife: (s, scene, { player, amount }) =>
    forPlayers(s, scene, player, (who) =>
      lifeChange(s.life(who), -Math.max(0, amountFor(s, scene, amount, playerEntity(who)))),
    ),
  setLife: (s, scene, { player, amount }) =>
    forPlayers(s, scene, player, (who) => lifeChange(s.life(who), quantity(s, scene, amount) - s.life(who))),
  fight: (s, scene, { a, b }) => {
    const [one] = seenThings(s, entitiesOf(s, scene, a))
    const [two] = seenThings(s, entitiesOf(s, scene, b))
    if (!one || !two) return 0
    return damageWorth(s, scene, two.id, one.info.power ?? 0) + damageWorth(s, scene, one.id, two.info.power ?? 0)
  },
  draw: (s, scene, { player, count }) =>
    forPlayers(s, scene, player, (who) => {
      const cards = quantity(s, scene, count)
      return drawnWorth(s.players[who].libraryCount, cards)
    }),
  discardCards: (s, scene, { what }) => {
    const named = discardedByName(what)
    if (named !== null) return namedDiscardWorth(s, scene, named)
    return seenThings(s, selected(s, scene, what)).reduce(
      (sum, thing) => sum - sideOf(s, thing.owner) * worthIn(s, thing, 'hand'),
      0,
    )
  },
  scry: (s, scene, { player }) => forPlayers(s, scene, player, () => 0.4),
  surveil: (s, scene, { player }) => forPlayers(s, scene, player, () => 0.5),
  lookAtTop: (s, scene, { player }) => forPlayers(s, scene, player, () => 0.3),
  revealHand: (s, scene, { player }) => forPlayers(s, scene, player, () => -0.2),
  move,
  exileUntilSourceLeaves: (s, scene, { what }) =>
    seenThings(s, selected(s, scene, what)).reduce((sum, thing) => sum + 0.85 * loss(s, thing, 'exile'), 0),
  destroy: (s, scene, { what }) => {
    const lost = seenThings(s, selected(s, scene, what)).filter(canBeDestroyed)
    const worth = lost.reduce((sum, thing) => sum + loss(s, thing, 'graveyard'), 0)
    return lost.length > 1 && takesAllLands(s, lost) ? landSweepWorth(s, lost) : worth
  },
  sacrifice: (s, scene, { what }) =>
    seenThings(s, selected(s, scene, what)).reduce((sum, thing) => sum + loss(s, thing, 'graveyard'), 0),
  sacrificeChoice: (s, scene, { player, filter }) =>
    forPlayers(s, scene, player, (who) => -cheapest(s, who, (thing) => matches(s, scene, filter, thing))),
  counterSpell: (s, scene, { what }) => counteredWorth(s, entitiesOf(s, scene, what) ?? []),
  phaseOut: (s, scene, { what }) =>
    seenThings(s, selected(s, scene, what)).reduce((sum, thing) => sum + phasedWorth(s, thing), 0),
  tap: (s, scene, { what }) =>
    seenThings(s, selected(s, scene, what)).reduce((sum, thing) => sum + tapWorth(s, thing), 0),
  untap: (s, scene, { what }) =>
    seenThings(s, selected(s, scene, what)).reduce((sum, thing) => sum + untapWorth(s, thing), 0),
  putCounters: (s, scene, { what, counter, count }) =>
    seenThings(s, selected(s, scene, what)).reduce((sum, thing) => {
      const own = sideOf(s, thing.controller)
      const amount = quantity(s, scene, count)
      if (counter === '+1/+1') return sum + own * 1.3 * amount
      if (counter !== '-1/-1') return sum + own * Math.max(0.2 * amount, levelWorth(s, thing, counter, amount))
      return sum + (amount >= damageToKill(thing) ? loss(s, thing, 'graveyard') : -own * 1.2 * amount)
    }, 0),
  createToken: (s, scene, { player, count, token }) =>
    forPlayers(s, scene, player, () => {
      const keywords = token.abilities.flatMap((ability) =>
        ability.kind === 'keyword' && typeof ability.keyword === 'string' ? [ability.keyword] : [],
      )
      const each = token.power === undefined ? 1 : bodyWorth(token.power, token.toughness ?? 0, keywords)
      return quantity(s, scene, count) * each
    }),
  createTokenCopy: (s, scene, { player, of }) =>
    forPlayers(s, scene, player, () => {
      const [thing] = seenThings(s, entitiesOf(s, scene, of))
      return thing ? worthIn(s, thing, 'battlefield') : 2
    }),
  becomeLevel: (s, scene) => sideOf(s, scene.by) * LEVEL,
  getEmblem: (s, scene, { player }) => forPlayers(s, scene, player, () => 4),
  copySpell: (s, scene, { what }) => {
    const [spell] = seenThings(s, entitiesOf(s, scene, what))
    return sideOf(s, scene.by) * (spell ? 0.8 * worthIn(s, spell, 'stack') : 1)
  },
  castCard: (s, scene, { player }) => forPlayers(s, scene, player, () => 2),
  addMana: (s, scene, { player }) => forPlayers(s, scene, player, () => 0.2),
  apply: (s, scene, { what, apply, until }) =>
    seenThings(s, selected(s, scene, what)).reduce(
      (sum, thing) => sum + modificationsWorth(s, scene, thing, apply, until),
      0,
    ),
  regenerate: (s, scene, { what }) =>
    seenThings(s, selected(s, scene, what)).reduce((sum, thing) => sum + regenerationWorth(s, thing), 0),
  attach: (s, scene, { what, to }) => {
    const [thing] = seenThings(s, entitiesOf(s, scene, what))
    const [host] = seenThings(s, entitiesOf(s, scene, to))
    if (!thing || !host || thing.permanent?.attachedTo === host.id) return -0.5
    const before = s.permanent((thing.permanent?.attachedTo ?? 0) as ObjectId)
    const abilities = s.abilities(thing.id).map(({ ability }) => ability)
    const worthOn = (other: Thing): number => attachedWorth(s, scene, abilities, other)
    return worthOn(host) - (before ? worthOn(s.piece(before).thing) + REATTACHED : 0)
  },
  delayedTrigger: (s, scene, { effects }) => 0.5 * effectsWorth(s, scene, effects),
  reflexiveTrigger: (s, scene, { effects }) => effectsWorth(s, scene, effects),
  may: (s, scene, { player, effects, then }) =>
    optional(s, scene, player, effectsWorth(s, scene, [...effects, ...(then ?? [])])),
  mayPay: (s, scene, { player, cost, then }) =>
    optional(s, scene, player, effectsWorth(s, scene, then) - costWorth(s, scene, cost)),
  unless: (s, scene, { player, cost, effects }) => {
    const [payer] = playersOf(s, scene, player)
    const worth = effectsWorth(s, scene, effects)
    if (payer === s.me) return Math.max(worth, -costWorth(s, scene, cost))
    return payer !== undefined && canAfford(s, scene, payer, cost) ? 0.15 * worth : worth
  },
  if: (s, scene, effect) => {
    const { condition, then, else: otherwise } = effect
    const chance = scene.by === s.me ? chanceOfName(s, effect) : null
    if (chance === null) return effectsWorth(s, scene, holds(s, scene, condition) ? then : (otherwise ?? []))
    return chance * effectsWorth(s, scene, then) + (1 - chance) * effectsWorth(s, scene, otherwise ?? [])
  },
  forEach: (s, scene, { what, as, effects }) =>
    (selected(s, scene, what) ?? []).reduce(
      (sum, entity) => sum + effectsWorth(s, bind(scene, as, [entity]), effects),
      0,
    ),
  repeat: (s, scene, { times, effects }) => quantity(s, scene, times) * effectsWorth(s, scene, effects),
  chooseOne: (s, scene, { player, options }) => {
    const worths = options.map(({ effects }) => effectsWorth(s, scene, effects))
    return playersOf(s, scene, player).includes(s.me) ? Math.max(...worths) : Math.min(...worths)
  },
  extraTurn: (s, scene, { player }) => forPlayers(s, scene, player, () => 7),
  winGame: (s, scene, { player }) => forPlayers(s, scene, player, () => WIN),
  loseGame: (s, scene, { player }) => forPlayers(s, scene, player, () => -WIN),
}

/** Whoever decides takes what is good for them, or leaves it. */
function optional(s: Situation, scene: Scene, player: PlayerRef, worth: number): number {
  return playersOf(s, scene, player).includes(s.me) ? Math.max(0, worth) : Math.min(0, worth)
}
