import type { Status } from '@spellwright/dsl'
import { wordTable, wordTableOf } from './word-table.ts'

/** Statuses said before the noun: "tapped creature". */
export const STATUS_ADJECTIVE = wordTableOf({
  nontoken: 'nontoken',
  tapped: 'tapped',
  untapped: 'untapped',
  attacking: 'attacking',
  blocking: 'blocking',
  blocked: 'blocked',
  unblocked: 'unblocked',
  faceDown: 'face-down',
  faceUp: 'face-up',
  renowned: 'renowned',
  monstrous: 'monstrous',
  ringBearer: 'Ring-bearer',
  saddled: 'saddled',
  solved: 'solved',
  harnessed: 'harnessed',
  prepared: 'prepared',
  commander: 'commander',
  suspected: 'suspected',
  paired: 'paired',
  enchanted: 'enchanted',
  equipped: 'equipped',
  kicked: 'kicked',
  modified: 'modified',
  historic: 'historic',
  multicolored: 'multicolored',
  monocolored: 'monocolored',
  colorless: 'colorless',
  bottomOfGraveyard: 'bottom',
  topOfLibrary: 'top',
} satisfies Partial<Record<Status, string>>)

export type Adjective = (typeof STATUS_ADJECTIVE.entries)[number][0]

/** Statuses said behind the noun: of one object, of several, and what it does, where that is said too. */
export const STATUS_CLAUSES = {
  putFromBattlefieldThisTurn: [
    'that was put there from the battlefield this turn',
    'that were put there from the battlefield this turn',
    'was put there from the battlefield this turn',
  ],
  enteredThisTurn: ['that entered this turn', 'that entered this turn', 'entered this turn'],
  attackedThisTurn: ['that attacked this turn', 'that attacked this turn', 'attacked this turn'],
  didNotAttackThisTurn: ["that didn't attack this turn", "that didn't attack this turn", "didn't attack this turn"],
  dealtDamageThisTurn: [
    'that was dealt damage this turn',
    'that were dealt damage this turn',
    'was dealt damage this turn',
  ],
  discardedThisTurn: [
    'that was cycled or discarded this turn',
    'that you cycled or discarded this turn',
    'was discarded this turn',
  ],
  castFromHand: ['that was cast from a hand', 'that were cast from a hand', 'was cast from your hand'],
  wasCast: ['that was cast', 'that were cast', 'was cast'],
  wasNotCast: ["that wasn't cast", "that weren't cast", "wasn't cast"],
  noManaSpent: [
    "that wasn't cast or had no mana spent to cast it",
    "that weren't cast or had no mana spent to cast them",
    "wasn't cast or no mana was spent to cast it",
  ],
  warped: ['that was cast for its warp cost', 'that were cast for their warp costs', 'was cast for its warp cost'],
  exactlyTwoColors: ["that's exactly two colors", 'that are exactly two colors', 'is exactly two colors'],
  oddCounters: [
    'with an odd number of counters on it',
    'with an odd number of counters on them',
    'has an odd number of counters on it',
  ],
  hasAdventure: ['that has an Adventure', 'that have an Adventure', 'has an Adventure'],
  hasXInCost: ['with {X} in its mana cost', 'with {X} in their mana costs', 'has {X} in its mana cost'],
  copy: ["that's a copy", 'that are copies', undefined],
  targetsOnlyOne: ['with a single target', 'with a single target', 'has a single target'],
} as const satisfies Partial<Record<Status, readonly [string, string, string | undefined]>>

export type StatusClause = keyof typeof STATUS_CLAUSES

const clauses = Object.entries(STATUS_CLAUSES) as [StatusClause, readonly [string, string, string | undefined]][]

/** Behind one object; the form for several objects is read as well. */
export const STATUS_CLAUSE = wordTable(
  clauses.map(([status, [one]]) => [status, one] as const),
  Object.fromEntries(clauses.map(([status, [, many]]) => [many, status])),
)

/** As a predicate: "it attacked this turn". Adjectives follow "is". */
export const STATUS_PREDICATE = wordTable<Status>([
  ...clauses.flatMap(([status, [, , does]]) => (does === undefined ? [] : [[status, does] as const])),
  ['kicked', 'was kicked'],
  ['ringBearer', 'is your Ring-bearer'],
  ['paired', 'is paired with another creature'],
])
