import type { Step } from '@spellwright/dsl'
import type {
  CardEntry,
  ChoiceAnswer,
  Fact,
  LaterSegment,
  ModeAnswer,
  PlayerSetup,
  Scenario,
  ScriptEntry,
  Seat,
  TargetAnswer,
  TargetReference,
} from '../format/scenario.ts'

// Short builders for scenarios. The results are plain data in the format of scenario files.

/** Reads `3 Forest`, `Forest tapped` or `Grizzly Bears @bear`. */
function cardEntry(text: string): CardEntry {
  const [, count, card = text, alias, tapped] = /^(?:(\d+) )?(.+?)(?: @(\S+))?( tapped)?$/.exec(text) ?? []
  return {
    card,
    ...(count === undefined ? {} : { count: Number(count) }),
    ...(alias === undefined ? {} : { aliases: [alias] }),
    ...(tapped === undefined ? {} : { tapped: true }),
  }
}

type Cards = readonly string[]
export interface PlayerInput {
  readonly life?: number
  readonly battlefield?: Cards
  readonly hand?: Cards
  readonly graveyard?: Cards
  readonly exile?: Cards
  /** Top card first, followed by 71 Mountains unless `only` is set. */
  readonly library?: Cards
  readonly only?: 'only'
  readonly manualPayment?: true
}

const playerSetup = (input: PlayerInput = {}): PlayerSetup => ({
  life: input.life ?? 20,
  defaultLibrary: input.only === undefined,
  library: (input.library ?? []).map(cardEntry),
  hand: (input.hand ?? []).map(cardEntry),
  battlefield: (input.battlefield ?? []).map(cardEntry),
  graveyard: (input.graveyard ?? []).map(cardEntry),
  exile: (input.exile ?? []).map(cardEntry),
  ...(input.manualPayment ? { manualPayment: true as const } : {}),
})

/** `A` and `B` are players, `@name` is an alias, `Name (copy)` is a copy, and anything else is a card. */
export function target(text: string): TargetReference {
  if (text === 'A' || text === 'B') return { player: text }
  if (text.endsWith(' (copy)')) return { card: text.slice(0, -' (copy)'.length), copy: true }
  return text.startsWith('@') ? { alias: text.slice(1) } : { card: text }
}
const objectReference = (text: string) => (text.startsWith('@') ? { alias: text.slice(1) } : { card: text })
const targets = (texts: Cards) => (texts.length === 0 ? {} : { targets: texts.map(target) })

/** The entries of a script for one player in one step: `at(1, 'main1', 'A').cast('Shock', 'B')`. */
export function at(turn: number, step: Step, player: Seat) {
  const when = { turn, step, player }
  return {
    cast: (card: string, ...targetTexts: Cards): ScriptEntry => ({
      ...when,
      kind: 'castSpell',
      ...objectReference(card),
      ...targets(targetTexts),
    }),
    castFaceDown: (card: string): ScriptEntry => ({ ...when, kind: 'castSpell', card, castMode: 'morph' }),
    respond: (onStack: string, card: string, ...targetTexts: Cards): ScriptEntry => ({
      ...when,
      kind: 'castSpell',
      ...objectReference(card),
      ...targets(targetTexts),
      while: { onStack },
    }),
    play: (card: string): ScriptEntry => ({ ...when, kind: 'playLand', card }),
    activate: (ability: string, ...targetTexts: Cards): ScriptEntry => ({
      ...when,
      kind: 'activateAbility',
      ability,
      ...targets(targetTexts),
    }),
    activateInResponseTo: (onStack: string, ability: string): ScriptEntry => ({
      ...when,
      kind: 'activateAbility',
      ability,
      while: { onStack },
    }),
    tapForMana: (ability: string): ScriptEntry => ({ ...when, kind: 'activateManaAbility', ability }),
    attack: (creature: string, defender?: string): ScriptEntry => ({
      ...when,
      kind: 'attack',
      ...objectReference(creature),
      ...(defender === undefined ? {} : { defender: objectReference(defender) }),
    }),
    block: (blocker: string, attacker: string): ScriptEntry => ({
      ...when,
      kind: 'block',
      ...objectReference(blocker),
      attacker: objectReference(attacker),
    }),
    wait: (): ScriptEntry => ({ ...when, kind: 'waitStackResolved' }),
    letOneResolve: (): ScriptEntry => ({ ...when, kind: 'waitStackResolved', one: true }),
    addCounters: (creature: string, count: number, counter: string): ScriptEntry => ({
      ...when,
      kind: 'addCounters',
      ...objectReference(creature),
      counter,
      count,
    }),
    concede: (): ScriptEntry => ({ ...when, kind: 'concede' }),
    check: (check: Fact): ScriptEntry => ({ ...when, kind: 'check', check }),
  }
}

// Prepared answers. They are given in order; the entry that they were written after rarely matters.
export const yes = (after = 0): ChoiceAnswer => ({ kind: 'yesNo', value: true, after })
export const no = (after = 0): ChoiceAnswer => ({ kind: 'yesNo', value: false, after })
export const number = (value: number, after = 0): ChoiceAnswer => ({ kind: 'number', value, after })
export const pick = (text: string, after = 0): ChoiceAnswer => ({ kind: 'pick', text, after })
export const skip = (after = 0): { kind: 'skip'; after: number } => ({ kind: 'skip', after })
export const chooseTargets = (...texts: Cards): TargetAnswer => ({
  kind: 'target',
  targets: texts.map(target),
  after: 0,
})
export const share = (amount: number, text: string): TargetAnswer => ({
  kind: 'target',
  targets: [target(text)],
  amount,
  after: 0,
})
export const mode = (value: number): ModeAnswer => ({ kind: 'mode', value, after: 0 })

// Facts.
export const life = (player: Seat, value: number): Fact => ({ kind: 'life', player, value })
export const onBattlefield = (player: Seat, card: string, count = 1): Fact => ({
  kind: 'permanentCount',
  player,
  card,
  count,
})
export const inGraveyard = (player: Seat, card: string, count = 1): Fact => ({
  kind: 'graveyardCount',
  player,
  card,
  count,
})
export const inHand = (player: Seat, card: string, count = 1): Fact => ({ kind: 'handCount', player, card, count })
export const handSize = (player: Seat, count: number): Fact => ({ kind: 'handCount', player, count })
export const inExile = (card: string, count = 1): Fact => ({ kind: 'exileCount', card, count })
export const powerToughness = (player: Seat, card: string, power: number, toughness: number): Fact => ({
  kind: 'powerToughness',
  player,
  card,
  power,
  toughness,
})
export const counters = (player: Seat, card: string, count: number, counter: string): Fact => ({
  kind: 'counterCount',
  player,
  card,
  counter,
  count,
})
export const tapped = (player: Seat, card: string, count = 1): Fact => ({
  kind: 'tappedCount',
  player,
  card,
  tapped: true,
  count,
})
export const has = (player: Seat, card: string, keyword: string): Fact => ({
  kind: 'ability',
  player,
  card,
  ability: { keyword },
  has: true,
})
export const lacks = (player: Seat, card: string, keyword: string): Fact => ({
  ...has(player, card, keyword),
  has: false,
})
export const canCast = (player: Seat, card: string, playable = true): Fact => ({
  kind: 'playable',
  player,
  action: 'castSpell',
  ability: `Cast ${card}`,
  cardPrefix: card,
  playable,
})

export interface ScenarioInput extends Omit<LaterSegment, 'stopAt' | 'manualPayment' | 'script'> {
  /** The rules or cards that it is about. */
  readonly area: string
  /** A ruling as a sentence. */
  readonly id: string
  readonly A?: PlayerInput
  readonly B?: PlayerInput
  readonly script?: readonly ScriptEntry[]
  readonly stopAt: readonly [turn: number, step: Step]
  /** Libraries are shuffled unless this is set. */
  readonly order?: 'asGiven'
  readonly continue?: readonly LaterSegment[]
}

const namesIn = (setup: PlayerSetup): string[] =>
  [setup.library, setup.hand, setup.battlefield, setup.graveyard, setup.exile].flat().map(({ card }) => card)

/** Scenarios are strict by default: a question without a prepared answer fails them. */
export function scenario({
  A,
  B,
  stopAt: [turn, step],
  order,
  script = [],
  strict = true,
  ...rest
}: ScenarioInput): Scenario {
  const players = { A: playerSetup(A), B: playerSetup(B) }
  return {
    ...rest,
    script,
    strict,
    cards: [...new Set([...namesIn(players.A), ...namesIn(players.B)])].sort(),
    skipInitShuffling: order === 'asGiven',
    players,
    stopAt: { turn, step },
  }
}
