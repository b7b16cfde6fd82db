import type { Step, Zone } from '@spellwright/dsl'
import { isCreature, PERMANENT_TYPES } from '../continuous/characteristics.ts'
import type { EventKind, GameEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import { controllerOf, currentOrLastKnown, recordOf } from '../query/lookup.ts'
import type { CauseKind } from '../replacement/proposal.ts'
import { type EntityId, entityPlayer, isPlayerEntity, NO_OBJECT, type ObjectId, type PlayerId } from '../state/ids.ts'
import { MANA_KEY } from '../triggers/keys.ts'

/** What a sentence is made from: names as the reader may know them, and life totals at that time. */
export interface Narrator {
  readonly game: Game
  /** May this reader know what the event says? */
  readonly visible: boolean
  player(player: PlayerId | -1): string
  /** "a card" if the reader may not know it. */
  name(id: ObjectId): string
  /** " (20 → 19)" for a change of life. */
  life(player: PlayerId, change: number): string
  /** The same for damage; '' if it caused no loss of life. */
  lifeFromDamage(player: PlayerId, source: ObjectId): string
  /** Was this mana made by tapping its source, in the last mana ability? */
  tappedFor(source: ObjectId): boolean
  /** Life lost to damage is reported with the damage. */
  rememberDamage(player: PlayerId, source: ObjectId, amount: number): void
}

type Text = (t: Narrator, event: GameEvent) => string | null

/** The depth is 0 for turns, 1 for steps, 2 for what players do, 3 for results. */
export interface Sentence {
  readonly depth: 0 | 1 | 2 | 3
  readonly text: Text
}

const turnLine = (text: Text): Sentence => ({ depth: 0, text })
const stepLine = (text: Text): Sentence => ({ depth: 1, text })
const action = (text: Text): Sentence => ({ depth: 2, text })
const result = (text: Text): Sentence => ({ depth: 3, text })
const silent: Sentence = { depth: 3, text: () => null }

export const STEP_NAMES: Readonly<Record<Step, string>> = {
  untap: 'untap step',
  upkeep: 'upkeep step',
  draw: 'draw step',
  main1: 'precombat main phase',
  beginCombat: 'beginning of combat step',
  declareAttackers: 'declare attackers step',
  declareBlockers: 'declare blockers step',
  firstStrikeDamage: 'first-strike combat damage step',
  combatDamage: 'combat damage step',
  endCombat: 'end of combat step',
  main2: 'postcombat main phase',
  end: 'end step',
  cleanup: 'cleanup step',
}

const SKIPPED: Readonly<Record<string, string>> = { ...STEP_NAMES, combat: 'combat phase' }
const stepName = (detail: string): string => SKIPPED[detail] ?? detail

export const listOf = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? 'nothing') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

const many = (count: number, thing: string): string =>
  count === 1 ? `${/^[aeiou]/i.test(thing) ? 'an' : 'a'} ${thing}` : `${count} ${thing}s`

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const entityName = (t: Narrator, entity: EntityId): string =>
  isPlayerEntity(entity) ? t.player(entityPlayer(entity)) : t.name(entity as ObjectId)

/** " targeting …", read from the spell or ability on the stack. */
function targeting(t: Narrator, id: ObjectId): string {
  const targets = recordOf(t.game, id)?.stack?.targets.flatMap(({ entities }) => entities) ?? []
  return targets.length === 0 ? '' : ` targeting ${listOf(targets.map((entity) => entityName(t, entity)))}`
}

const from = (zone: Zone | null): string =>
  zone === null || zone === 'hand' || zone === 'stack' ? '' : ` from ${zone}`

/** Cards the reader may know by name, the others by number. */
const cards = (t: Narrator, { objects, amount }: GameEvent): string =>
  t.visible && objects.length > 0 ? listOf(objects.map((id) => t.name(id))) : many(amount || objects.length, 'card')

/** Whose permanent: "Alice's Forest". */
const whose = (t: Narrator, id: ObjectId): string => `${t.player(controllerOf(t.game, id))}'s ${t.name(id)}`

/** Moves that another event reports, unless the card ends up elsewhere. */
const REPORTED_ELSEWHERE: Readonly<Record<CauseKind, readonly Zone[] | 'all'>> = {
  draw: 'all',
  cast: 'all',
  play: 'all',
  setup: 'all',
  mulligan: 'all',
  manual: [],
  resolution: ['battlefield', 'graveyard'],
  countered: ['graveyard'],
  fizzled: ['graveyard'],
  discard: ['graveyard'],
  sacrifice: ['graveyard'],
  destroy: ['graveyard'],
  mill: ['graveyard'],
  effect: [],
  cost: [],
  stateBased: [],
}

const isReportedElsewhere = (cause: string, to: Zone | null): boolean => {
  const zones = (REPORTED_ELSEWHERE as Readonly<Record<string, readonly Zone[] | 'all'>>)[cause] ?? []
  return zones === 'all' || (to !== null && zones.includes(to))
}

/** CR 700.4 */
const wasCreature = (t: Narrator, id: ObjectId): boolean => {
  const c = currentOrLastKnown(t.game, id)
  return c !== undefined && isCreature(c)
}

/** A permanent spell that resolves does not usually end up in a graveyard. */
function isPutAway(t: Narrator, { detail, to, object }: GameEvent): boolean {
  if (detail !== 'resolution' || to !== 'graveyard') return false
  const c = currentOrLastKnown(t.game, object)
  return c !== undefined && (c.types & PERMANENT_TYPES) !== 0
}

function zoneChange(t: Narrator, event: GameEvent): string | null {
  if (isReportedElsewhere(event.detail, event.to) && !isPutAway(t, event)) return null
  const left = event.from === 'battlefield'
  const card = t.visible ? t.name(left || event.became === NO_OBJECT ? event.object : event.became) : 'a card'
  const moved = recordOf(t.game, event.became) ?? recordOf(t.game, event.object)
  if (!moved || moved.kind === 'copy') return null
  const owner = t.player(moved.owner)
  switch (event.to) {
    case 'battlefield':
      // Tokens are reported as they are created.
      if (event.from === 'command') return null
      return `${capital(card)} enters the battlefield under ${t.player(controllerOf(t.game, event.became))}'s control`
    case 'graveyard':
      return left && wasCreature(t, event.object)
        ? `${capital(card)} dies`
        : `${capital(card)} is put into ${owner}'s graveyard`
    case 'exile':
      return moved.faceDown ? `${capital(card)} is exiled face down` : `${capital(card)} is exiled`
    case 'hand':
      return left ? `${capital(card)} returns to ${owner}'s hand` : `${owner} puts ${card} into their hand`
    case 'library':
      return `${capital(card)} is put ${inLibrary(event.amount, owner)}`
    default:
      return null
  }
}

const FROM_TOP = ['second', 'third', 'fourth', 'fifth', 'sixth', 'seventh']

function inLibrary(place: number, owner: string): string {
  if (place === -1) return `on the bottom of ${owner}'s library`
  if (place === 1) return `on top of ${owner}'s library`
  const nth = FROM_TOP[place - 2]
  return nth === undefined ? `into ${owner}'s library` : `into ${owner}'s library, ${nth} from the top`
}

function damage(t: Narrator, { source, object, player, amount }: GameEvent): string {
  const dealt = `${capital(t.name(source))} deals ${amount} damage to `
  if (object !== NO_OBJECT) return dealt + t.name(object)
  return dealt + t.player(player) + (player === -1 ? '' : t.lifeFromDamage(player, source))
}

function lifeLost(t: Narrator, { player, amount, source, detail }: GameEvent): string | null {
  if (player === -1) return null
  // What several sources cost together has a line of its own after theirs.
  if (detail === 'damage' && source !== NO_OBJECT) {
    t.rememberDamage(player, source, amount)
    return null
  }
  return `${t.player(player)} ${detail === 'paid' ? 'pays' : 'loses'} ${amount} life${t.life(player, -amount)}`
}

const counters = (amount: number, kind: string): string => many(amount, `${kind} counter`)

/** A sentence for every kind of event, in the present tense and the words of the rules; null for some kinds. */
export const sentences: { [K in EventKind]: Sentence } = {
  gameStarted: turnLine((t) => `${t.player(t.game.state.turn.startingPlayer)} is the starting player`),
  shuffled: result((t, e) => `${t.player(e.player)} shuffles their library`),
  mulligan: action((t, e) => `${t.player(e.player)} takes a mulligan`),
  kept: action((t, e) => `${t.player(e.player)} keeps ${e.amount === 1 ? '1 card' : `${e.amount} cards`}`),
  bottomed: result((t, e) => `${t.player(e.player)} puts ${cards(t, e)} on the bottom of their library`),
  turnBegan: turnLine((t, e) => `Turn ${t.game.state.turn.number} (${t.player(e.player)})`),
  stepBegan: stepLine((t, e) => `${t.player(e.player)}'s ${stepName(e.detail)}`),
  stepSkipped: action((t, e) => `${t.player(e.player)} skips their ${stepName(e.detail)}`),
  gameEnded: turnLine((t, e) =>
    e.player === -1
      ? `The game ends in a draw (${e.detail})`
      : `${t.player(e.player)} wins the game (${t.player((1 - e.player) as PlayerId)}: ${e.detail})`,
  ),
  playerLost: result((t, e) => `${t.player(e.player)} loses the game (${e.detail})`),

  zoneChange: result(zoneChange),
  drawn: result((t, e) => `${t.player(e.player)} draws ${t.visible ? t.name(e.object) : 'a card'}`),
  discarded: result((t, e) => `${t.player(e.player)} discards ${t.name(e.object)}`),
  cycled: action((t, e) => `${t.player(e.player)} cycles ${t.name(e.object)}`),
  milled: result((t, e) => `${t.player(e.player)} mills ${cards(t, e)}`),
  sacrificed: result((t, e) => `${t.player(e.player)} sacrifices ${t.name(e.object)}`),
  // Destruction by state-based actions is reported as the creature dies.
  destroyed: result((t, e) => (e.source === NO_OBJECT ? null : `${capital(t.name(e.object))} is destroyed`)),
  tokenCreated: result(
    (t, e) => `${t.player(e.player)} creates ${/^[aeiou]/i.test(t.name(e.object)) ? 'an' : 'a'} ${t.name(e.object)}`,
  ),
  landPlayed: action((t, e) => `${t.player(e.player)} plays ${t.name(e.object)}${from(e.from)} (land drop)`),
  searched: result((t, e) => `${t.player(e.player)} searches for cards (${t.name(e.source)})`),
  revealed: result((t, e) => `${t.player(e.player)} reveals ${cards(t, e)}`),
  lookedAt: result((t, e) => `${t.player(e.player)} looks at ${cards(t, e)}`),

  cast: action((t, e) => `${t.player(e.player)} casts ${t.name(e.object)}${from(e.from)}${targeting(t, e.object)}`),
  copied: action((t, e) => `${t.player(e.player)} copies ${t.name(e.object)}${targeting(t, e.object)}`),
  activated: action((t, e) =>
    e.detail.startsWith(MANA_KEY)
      ? null
      : `${t.player(e.player)} activates an ability of ${t.name(e.object)}${targeting(t, e.source)}`,
  ),
  triggered: action((t, e) => `${t.player(e.player)}'s ${t.name(e.object)} triggers${targeting(t, e.source)}`),
  resolved: action((t, e) => `${subject(t, e.object)} resolves`),
  countered: result((t, e) => `${subject(t, e.object)} is countered by ${t.name(e.source)}`),
  fizzled: result((t, e) => `${subject(t, e.object)} doesn't resolve: ${whyNot(t, e.object)}`),
  becomesTarget: silent,

  damage: result(damage),
  damagePrevented: result((t, e) => {
    const to = e.object === NO_OBJECT ? t.player(e.player) : t.name(e.object)
    return `${e.detail} prevents ${e.amount} damage to ${to} from ${t.name(e.source)}`
  }),
  lifeGained: result((t, e) =>
    e.player === -1 ? null : `${t.player(e.player)} gains ${e.amount} life${t.life(e.player, e.amount)}`,
  ),
  lifeLost: result(lifeLost),
  lifePaid: silent,
  countersPut: result((t, e) => `${capital(t.name(e.object))} gets ${counters(e.amount, e.detail)}`),
  countersRemoved: result((t, e) => `${capital(t.name(e.object))} loses ${counters(e.amount, e.detail)}`),
  playerCounters: result((t, e) => `${t.player(e.player)} gets ${counters(e.amount, e.detail)}`),

  tapped: result((t, e) => `${whose(t, e.object)} becomes tapped`),
  untapped: result((t, e) => (t.game.state.turn.step === 'untap' ? null : `${whose(t, e.object)} becomes untapped`)),
  tappedForMana: silent,
  manaAdded: result((t, e) =>
    t.tappedFor(e.source)
      ? `${t.player(e.player)} taps ${t.name(e.source)} for ${e.detail}`
      : `${t.player(e.player)} adds ${e.detail} (${t.name(e.source)})`,
  ),
  becameAttached: result((t, e) =>
    e.source === NO_OBJECT ? null : `${t.name(e.object)} becomes attached to ${entityName(t, e.source)}`,
  ),
  becameUnattached: result((t, e) => `${t.name(e.object)} becomes unattached`),
  turnedFaceUp: action((t, e) => `${whose(t, e.object)} is turned face up`),
  turnedFaceDown: result((t, e) => `${whose(t, e.object)} is turned face down`),
  investigated: result((t, e) => `${t.player(e.player)} investigates`),
  proliferated: result((t, e) => `${t.player(e.player)} proliferates`),
  scried: result((t, e) => `${t.player(e.player)} scries ${e.amount}`),
  surveilled: result((t, e) => `${t.player(e.player)} surveils ${e.amount}`),
  explored: result((t, e) => `${capital(t.name(e.object))} explores`),
  connived: result((t, e) => `${capital(t.name(e.object))} connives`),
  exploited: result((t, e) => `${capital(t.name(e.object))} exploits ${t.name(e.source)}`),
  crimeCommitted: result((t, e) => `${t.player(e.player)} commits a crime`),
  evidenceCollected: result((t, e) => `${t.player(e.player)} collects evidence`),
  enlisted: result((t, e) => `${capital(t.name(e.object))} enlists ${t.name(e.source)}`),
  plotted: result((t, e) => `${capital(t.name(e.object))} becomes plotted`),
  exerted: result((t, e) => `${capital(t.name(e.object))} is exerted`),
  mutated: result((t, e) => `${capital(t.name(e.object))} mutates`),
  daytime: result((_t, e) => `It becomes ${e.detail}`),
  flipped: result((t, e) => `${capital(e.detail || t.name(e.object))} is flipped`),
  transformed: result((t, e) => `${capital(e.detail || t.name(e.object))} is transformed`),
  controlChanged: result((t, e) => `${t.player(e.player)} gains control of ${t.name(e.object)}`),
  regenerated: result((t, e) => `${whose(t, e.object)} regenerates`),
  becameRenowned: result((t, e) => `${t.name(e.object)} becomes renowned`),
  unlocked: result((t, e) => `${t.player(e.player)} unlocks ${t.name(e.object)}`),
  fullyUnlocked: silent,
  becameLevel: result((t, e) => `${capital(t.name(e.object))} becomes level ${e.amount}`),
  becameMonstrous: result((t, e) => `${t.name(e.object)} becomes monstrous`),
  tookInitiative: result((t, e) => `${t.player(e.player)} takes the initiative`),
  roomEntered: result((t, e) => `${t.player(e.player)} enters ${e.detail} in ${t.name(e.object)}`),
  dungeonCompleted: result((t, e) => `${t.player(e.player)} completes ${t.name(e.object)}`),
  becameMonarch: result((t, e) => `${t.player(e.player)} becomes the monarch`),
  gotBlessing: result((t, e) => `${t.player(e.player)} gets the city's blessing`),
  speedChanged: result((t, e) => `${t.player(e.player)}: speed ${e.amount}`),
  ringTempted: result((t, e) =>
    e.object === NO_OBJECT
      ? `The Ring tempts ${t.player(e.player)}`
      : `The Ring tempts ${t.player(e.player)}: ${t.name(e.object)} bears it`,
  ),
  phasedOut: result((t, e) => `${t.name(e.object)} phases out`),
  phasedIn: result((t, e) => `${t.name(e.object)} phases in`),
  paired: result((t, e) => `${t.name(e.object)} and ${t.name(e.source)} become paired`),

  attackersDeclared: action(
    (t, e) => `${t.player(e.player)} attacks with ${listOf(e.objects.map((id) => t.name(id)))}`,
  ),
  attacks: result((t, e) => (e.source === NO_OBJECT ? null : `${t.name(e.object)} attacks ${t.name(e.source)}`)),
  blocks: action(
    (t, e) => `${t.player(controllerOf(t.game, e.object))} blocks ${t.name(e.source)} with ${t.name(e.object)}`,
  ),
  becomesBlocked: silent,
  attacksUnblocked: silent,
  removedFromCombat: silent,

  chose: result((t, e) => (t.visible ? `${t.player(e.player)} chooses ${e.detail}` : null)),
  rolled: result(
    (t, e) => `${t.player(e.player)} ${e.detail || e.amount ? `rolls ${e.detail || e.amount}` : 'wins the roll'}`,
  ),
  voted: result((t, e) => `${t.player(e.player)} votes for ${e.detail}`),
  coinFlipped: result((t, e) => `${t.player(e.player)} ${e.detail === 'win' ? 'wins' : 'loses'} the flip`),
  clashed: result((t, e) => `${t.player(e.player)} ${e.detail === 'win' ? 'wins' : 'does not win'} the clash`),
  emblem: result((t, e) => `${t.player(e.player)} gets an emblem`),
  effectCreated: silent,
  playerControlled: result((t, e) => `${t.player(e.controller)} controls ${t.player(e.player)} during this turn`),
  extraTurn: result((t, e) => `${t.player(e.player)} takes an extra turn after this one`),
  // The atoms report what is done by hand.
  takenBack: action((t, e) => `${t.player(e.player)} takes back a decision`),
  manual: action((t, e) => (e.detail === 'plays' ? `${t.player(e.player)} plays ${t.name(e.object)} (by hand)` : null)),
}

/** CR 608.2b, 603.4 */
const whyNot = (t: Narrator, id: ObjectId): string =>
  targeting(t, id) === '' ? 'its condition is no longer true' : 'all its targets are illegal'

/** A spell by its name, an ability as "The ability of …". */
const subject = (t: Narrator, id: ObjectId): string => {
  const name = t.name(id)
  return recordOf(t.game, id)?.kind === 'ability' ? `The ${name}` : capital(name)
}
