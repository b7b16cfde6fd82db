import type { CardView, GameView, ObjectId, PermanentView, PlayerId, Shape } from 'spellwright'
import { CardDefinitions, createGame, renderCard, viewFor } from 'spellwright'
import type { RenderedCard } from 'spellwright/cards'
import type { DecisionView, DecisionViewOf } from '../../src/prompts/prompt.ts'
import type { ActionView, Scene } from '../../src/worker/messages.ts'

// A sample table with a question of each shape.

const id = (value: number): ObjectId => value as ObjectId

export function permanentFrom(
  card: CardView,
  number: number,
  controller: PlayerId,
  parts: Partial<PermanentView> = {},
): PermanentView {
  return {
    ...card,
    id: id(number),
    owner: controller,
    controller,
    kind: 'card',
    isCopy: false,
    faceDown: false,
    card,
    damage: 0,
    counters: {},
    tapped: false,
    attachedTo: 0,
    level: null,
    locked: [],
    summoningSick: false,
    attacking: 0,
    blocked: false,
    blocking: [],
    enteredTurn: 1,
    renowned: false,
    paired: id(0),
    chosen: {},
    sandbox: false,
    ...parts,
  }
}

/** A card by its name, from the hand of a game whose deck has only that card. */
export function sampleCard(name: string): CardView {
  const game = createGame({
    decks: [[{ name, count: 10 }], [{ name, count: 10 }]],
    seed: name,
    options: { starting: 0 },
  })
  const [card] = viewFor(game, 0).hand
  if (!card) throw new Error(`${name} is not in the opening hand.`)
  return card
}

export function renderedCard(name: string): RenderedCard {
  const definition = CardDefinitions.tryGet(name)
  if (!definition) throw new Error(`${name} is not supported.`)
  return renderCard(definition)
}

/** The text of the front face. */
export const rulesText = (name: string): string => renderedCard(name).faces[0]?.text ?? ''

const lackey = sampleCard('Goblin Lackey')
const warchief = sampleCard('Goblin Warchief')
const mountain = sampleCard('Mountain')
const forest = sampleCard('Forest')
const enchantress = sampleCard('Argothian Enchantress')
const bolt = sampleCard('Lightning Bolt')
const shock = sampleCard('Shock')

/** Ids: hand 1 to 3; the player's creatures 101 and 102, lands 111 and 112; the opponent's creatures 201 and 202, land 211. */
export function sampleView(decision: DecisionView): GameView {
  const opening = viewFor(
    createGame({ decks: ['goblins', 'enchantress'], seed: 'gallery', names: ['Ann', 'Bot'], options: { starting: 0 } }),
    0,
  )
  return {
    ...opening,
    turn: { ...opening.turn, number: 5, step: 'main1', active: 0, priority: 0 },
    hand: [
      { ...bolt, id: id(1) },
      { ...shock, id: id(2) },
      { ...warchief, id: id(3) },
    ],
    battlefield: [
      permanentFrom(lackey, 101, 0),
      permanentFrom(warchief, 102, 0, { counters: { '+1/+1': 2 }, power: 4, toughness: 4 }),
      permanentFrom(mountain, 111, 0),
      permanentFrom(mountain, 112, 0),
      permanentFrom(enchantress, 201, 1, decision.shape === 'block' ? { attacking: -1, tapped: true } : {}),
      permanentFrom(lackey, 202, 1, decision.shape === 'block' ? { attacking: -1, tapped: true } : {}),
      permanentFrom(forest, 211, 1, { tapped: true }),
    ],
    waitingFor: 0,
    decision,
  }
}

const texts = Object.fromEntries(
  [lackey, warchief, mountain, forest, enchantress, bolt, shock].map(({ name }) => [name, renderedCard(name)]),
)

const ACTIONS: readonly ActionView[] = [
  { action: { kind: 'pass' }, label: 'Pass', object: id(0) },
  {
    action: { kind: 'cast', object: id(1), face: 0, method: 'normal' },
    label: 'Cast Lightning Bolt {R}',
    object: id(1),
  },
  {
    action: { kind: 'cast', object: id(3), face: 0, method: 'normal' },
    label: 'Cast Goblin Warchief {1}{R}{R}',
    object: id(3),
  },
  {
    action: { kind: 'cast', object: id(3), face: 0, method: 'morph' },
    label: 'Cast Goblin Warchief face down for {3}',
    object: id(3),
  },
  {
    action: { kind: 'activateMana', object: id(111), ability: 'p0.0' },
    label: 'Mountain: {T}: Add {R}.',
    object: id(111),
  },
]

export function sampleScene(seq: number, decision: DecisionView): Scene {
  return {
    seq,
    view: sampleView(decision),
    actions: decision.shape === 'act' ? ACTIONS : [],
    undoRefused: null,
    takenBack: true,
    logFrom: 0,
    log: [
      { turn: 5, step: 'main1', depth: 2, text: 'Ann plays Mountain (land drop)', kind: 'landPlayed', objects: [] },
    ],
    notable: false,
    score: { bestOf: 3, game: 1, wins: [0, 0], over: false },
    stats: null,
    byHand: 'nothing',
    texts,
    spells: [],
    moves: [],
    happenings: [],
    forecast: null,
  }
}

const base = (text: string) => ({ player: 0 as const, source: id(0), text, cards: [] })
const inLibrary = [
  { ...bolt, id: id(301), zone: 'library' as const },
  { ...shock, id: id(302), zone: 'library' as const },
  { ...warchief, id: id(303), zone: 'library' as const },
]

/** One question of each shape; a new shape does not compile until it has one. */
export const QUESTIONS: { readonly [S in Shape]: DecisionViewOf<S> } = {
  act: { ...base(''), shape: 'act', purpose: 'priority' },
  objects: {
    ...base('Choose targets for the test.'),
    shape: 'objects',
    purpose: 'target',
    candidates: [id(201), id(202), -2, id(301)],
    min: 1,
    max: 3,
    cards: inLibrary,
  },
  options: {
    ...base('Choose two modes.'),
    shape: 'options',
    purpose: 'mode',
    options: [
      { label: 'Counter target spell', value: 0 },
      { label: 'Draw a card for {U}', value: 1 },
      { label: 'Tap all creatures', value: 2 },
    ],
    min: 2,
    max: 2,
    repeat: false,
  },
  number: { ...base('Choose X for Banefire.'), shape: 'number', purpose: 'x', min: 0, max: 6 },
  name: {
    ...base('Choose a card name.'),
    shape: 'name',
    purpose: 'chooseName',
    suggestions: ['Lightning Bolt', 'Shock'],
  },
  order: {
    ...base('Order the triggers.'),
    shape: 'order',
    purpose: 'orderTriggers',
    items: [
      { label: 'Goblin Lackey: first trigger', object: id(101) },
      { label: 'Goblin Warchief: second trigger', object: id(102) },
      { label: 'Mountain: third trigger', object: id(111) },
    ],
  },
  arrange: {
    ...base('Scry 3.'),
    shape: 'arrange',
    purpose: 'arrange',
    items: [id(301), id(302), id(303)],
    places: ['top', 'bottom'],
    cards: inLibrary,
  },
  piles: {
    ...base('Separate the cards into two piles.'),
    shape: 'piles',
    purpose: 'piles',
    items: [id(301), id(302), id(303)],
    cards: inLibrary,
  },
  divide: {
    ...base('Divide 4 damage.'),
    shape: 'divide',
    purpose: 'divide',
    total: 4,
    among: [id(201), id(202)],
    minEach: 1,
    suggestion: [3, 1],
  },
  pay: {
    ...base('Pay for Goblin Warchief.'),
    shape: 'pay',
    purpose: 'pay',
    cost: [],
    costText: '{1}{R}',
    plan: {
      uses: [{ object: id(111), ability: 'p0.0', label: 'Mountain' }],
      lifePaid: 0,
      painful: false,
    },
    abilities: [
      { object: id(111), ability: 'p0.0', label: 'Mountain' },
      { object: id(112), ability: 'p0.0', label: 'Mountain' },
    ],
    poolChoices: [],
  },
  attack: {
    ...base('Declare attackers.'),
    shape: 'attack',
    purpose: 'attackers',
    candidates: [
      { attacker: id(101), defenders: [-2] },
      { attacker: id(102), defenders: [-2, id(201)] },
    ],
    minimum: [],
  },
  block: {
    ...base('Declare blockers.'),
    shape: 'block',
    purpose: 'blockers',
    candidates: [
      { blocker: id(101), attackers: [id(201), id(202)] },
      { blocker: id(102), attackers: [id(202)] },
    ],
    minimum: [],
  },
  sideboard: {
    ...base('Change your deck for the next game.'),
    shape: 'sideboard',
    purpose: 'sideboard',
    main: ['Mountain', 'Mountain', 'Goblin Lackey'],
    sideboard: ['Shock', 'Naturalize'],
  },
}
