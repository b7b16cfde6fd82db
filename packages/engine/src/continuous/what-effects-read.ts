import {
  type Ability,
  type Condition,
  type Filter,
  type ObjectRef,
  type PlayerRef,
  type Quantity,
  type Status,
  walk,
  type Zone,
} from '@spellwright/dsl'

/**
 * Changes that characteristics normally do not depend on, as bits. Only if some effect reads such a thing ("as long as
 * it's your turn", "for each tapped Island") are characteristics computed again when it changes. Permanents, counters and
 * attachments are not in the list, because their changes always matter.
 */
export const CHANGE = {
  /** Tapped, renowned, paired … */
  status: 1,
  /** Who attacks and blocks. */
  combat: 2,
  /** Life totals and counters of players. */
  player: 4,
  /** Whose turn it is, its number, the step. */
  turn: 8,
  /** What has happened this turn, day and night. */
  history: 16,
} as const

const { status, combat, player, turn, history } = CHANGE

const STATUS_READS: Readonly<Record<Status, number>> = {
  token: 0,
  nontoken: 0,
  tapped: status,
  untapped: status,
  attacking: combat,
  blocking: combat,
  blocked: combat,
  unblocked: combat,
  faceDown: 0,
  faceUp: 0,
  renowned: status,
  monstrous: status,
  solved: status,
  harnessed: status,
  putFromBattlefieldThisTurn: history | turn,
  prepared: status,
  suspected: status,
  saddled: status | turn,
  ringBearer: status,
  paired: status,
  enchanted: 0,
  equipped: 0,
  kicked: 0,
  modified: 0,
  historic: 0,
  permanentCard: 0,
  enteredThisTurn: turn,
  attackedThisTurn: history | turn,
  didNotAttackThisTurn: history | turn,
  dealtDamageThisTurn: history | turn,
  discardedThisTurn: history | turn,
  castFromHand: 0,
  hasAdventure: 0,
  hasXInCost: 0,
  wasCast: 0,
  wasNotCast: 0,
  noManaSpent: 0,
  warped: 0,
  topOfLibrary: 0,
  multicolored: 0,
  monocolored: 0,
  exactlyTwoColors: 0,
  oddCounters: 0,
  colorless: 0,
  copy: 0,
  targetsOnlyOne: 0,
  bottomOfGraveyard: 0,
  commander: 0,
}

const FILTER_READS: Readonly<Record<keyof Filter, number>> = {
  type: 0,
  allTypes: 0,
  supertype: 0,
  cardType: 0,
  subtype: 0,
  allSubtypes: 0,
  color: 0,
  name: 0,
  manaCost: 0,
  manaValue: 0,
  power: 0,
  toughness: 0,
  basePower: 0,
  powerPlusToughness: 0,
  controller: 0,
  owner: 0,
  zone: 0,
  stackKind: 0,
  other: 0,
  is: 0,
  keyword: 0,
  counters: 0,
  abilities: 0,
  attachedTo: 0,
  hasAttached: 0,
  among: 0,
  targets: 0,
  targetedBy: 0,
  parity: 0,
  targetsSome: 0,
  couldProduce: 0,
  cameFrom: history | turn,
  directlyBelow: 0,
  nothingAbove: 0,
  attackingPlayer: combat,
  blocking: combat,
  blockedBy: combat,
  dealtDamageThisTurnBy: history | turn,
  damagedThisTurnBy: history | turn,
  drawnThisTurn: history | turn,
  shares: 0,
  not: 0,
  any: 0,
}

const QUANTITY_READS: Readonly<Record<Exclude<Quantity, number>['kind'], number>> = {
  x: 0,
  count: 0,
  bound: 0,
  eventAmount: 0,
  manaValueOf: 0,
  powerOf: 0,
  toughnessOf: 0,
  basePowerOf: 0,
  loyaltyOf: 0,
  typesOf: 0,
  countersOn: 0,
  playerCounters: player,
  lifeOf: player,
  startingLife: 0,
  cardsIn: 0,
  cardTypesAmong: 0,
  colorsAmong: 0,
  basicLandTypesAmong: 0,
  greatest: 0,
  lowest: 0,
  total: 0,
  different: 0,
  devotion: 0,
  party: 0,
  speed: status,
  opponents: 0,
  turnsTaken: turn,
  eventTotal: history | turn,
  events: history | turn,
  manaSpent: 0,
  colorsSpent: 0,
  timesResolved: 0,
  timesKicked: 0,
  timesMutated: 0,
  devoured: 0,
  timesPaid: 0,
  plus: 0,
  minus: 0,
  times: 0,
  product: 0,
  twoToThe: 0,
  half: 0,
  third: 0,
  least: 0,
  most: 0,
  if: 0,
}

const CONDITION_READS: Readonly<Record<Condition['kind'], number>> = {
  exists: 0,
  matches: 0,
  compare: 0,
  happened: history | turn,
  somePlayerDid: history | turn,
  castThisGame: history,
  did: status | turn,
  isThere: 0,
  classLevel: status,
  kicked: 0,
  isDaytime: history,
  isTurnOf: turn,
  duringStep: turn,
  isStartingPlayer: 0,
  chose: 0,
  shareColor: 0,
  isPlayer: 0,
  castAtInstantTiming: 0,
  asCast: 0,
  castFrom: 0,
  paid: 0,
  designated: status | player,
  newSinceLastUpkeep: status | player | turn,
  not: 0,
  all: 0,
  any: 0,
}

const PLAYER_READS: Readonly<Record<Extract<PlayerRef, string>, number>> = {
  you: 0,
  opponent: 0,
  eachPlayer: 0,
  activePlayer: turn,
  nonactivePlayer: turn,
  defendingPlayer: turn,
  eventPlayer: 0,
  affectedPlayer: 0,
  monarch: player,
}

/** What else continuous effects on characteristics read besides permanents. */
export interface Reads {
  /** Bits of `CHANGE`. */
  readonly changes: number
  /** Zones other than the battlefield. */
  readonly zones: ReadonlySet<Zone>
}

/** What the continuous effects of these abilities read, those of abilities they give included. */
export function readsOf(abilities: readonly Ability[]): Reads {
  let changes = 0
  const zones = new Set<Zone>()
  const object = (ref: ObjectRef): undefined => {
    if (ref === 'paired') changes |= status
    // Cards linked to an ability are in exile (CR 607).
    if (typeof ref === 'object' && 'linked' in ref) zones.add('exile')
  }
  const look = (ability: Ability): void => {
    walk('ability', ability, {
      status: (word) => {
        changes |= STATUS_READS[word]
        if (word === 'bottomOfGraveyard') zones.add('graveyard')
        return false
      },
      filter: (filter) => {
        for (const field of Object.keys(filter) as (keyof Filter)[]) changes |= FILTER_READS[field]
        return false
      },
      quantity: (quantity) => {
        if (typeof quantity !== 'number') changes |= QUANTITY_READS[quantity.kind]
        return false
      },
      condition: ({ kind }) => {
        changes |= CONDITION_READS[kind]
        return false
      },
      playerRef: (ref) => {
        if (typeof ref === 'string') changes |= PLAYER_READS[ref]
        return false
      },
      playerFilter: ({ mostLife }) => {
        if (mostLife !== undefined) changes |= player
        return false
      },
      zone: (zone) => {
        if (zone !== 'battlefield') zones.add(zone)
        return false
      },
      objectRef: object,
    })
  }
  walk('ability', abilities, {
    ability: (ability) => {
      if (ability.kind === 'characteristicDefining' || (ability.kind === 'static' && ability.apply !== undefined))
        look(ability)
      return false
    },
  })
  return { changes, zones }
}
