import type { CardView, ObjectId, PermanentView, PlayerId } from 'spellwright'
import type { DecisionView } from '../../src/prompts/prompt.ts'
import type { Scene } from '../../src/worker/messages.ts'
import { stackItem } from './priority-scene.ts'
import { permanentFrom, QUESTIONS, renderedCard, rulesText, sampleCard, sampleScene } from './sample-scene.ts'

const HAND = ['Oath of Druids', 'Necromancy', 'Goblin Warchief', 'Fact or Fiction', 'Wrath of God', 'Mogg Fanatic']
const LANDS = ['Wooded Foothills', 'Rishadan Port', 'Wasteland', 'Karplusan Forest', 'Mountain', 'Forest', 'Plains']
const GOBLINS = [
  'Goblin King',
  'Goblin Lackey',
  'Goblin Matron',
  'Goblin Piledriver',
  'Goblin Ringleader',
  'Goblin Sharpshooter',
  'Goblin Tinkerer',
  'Goblin Warchief',
  'Gempalm Incinerator',
  'Mogg Fanatic',
  'Siege-Gang Commander',
  'Skirk Prospector',
]
const ELVES = [
  'Fyndhorn Elves',
  'Llanowar Elves',
  'Quirion Ranger',
  'Wirewood Symbiote',
  'Wall of Blossoms',
  'Nantuko Vigilante',
  'Ravenous Baloth',
  'Survival of the Fittest',
  'Argothian Enchantress',
  'Birds of Paradise',
  'Exploration',
  'Seal of Cleansing',
]
const STACK = ['Necromancy', 'Oath of Druids', 'Lightning Bolt']
/** The card with the longest text. */
export const LONGEST_TEXT_CARD = 'Necromancy'

const id = (value: number): ObjectId => value as ObjectId
const cards = new Map<string, CardView>()
function card(name: string): CardView {
  const known = cards.get(name) ?? sampleCard(name)
  cards.set(name, known)
  return known
}

const numbered = (names: readonly string[], from: number): CardView[] =>
  names.map((name, index) => ({ ...card(name), id: id(from + index) }))

function board(names: readonly string[], from: number, controller: PlayerId): PermanentView[] {
  return names.map((name, index) =>
    permanentFrom(card(name), from + index, controller, { tapped: index % 4 === 3, summoningSick: index % 5 === 1 }),
  )
}

/**
 * A table full of different cards with long texts in every zone. Ids: hand 1 to 6; the player's permanents 101 to 112,
 * lands from 121; the opponent's permanents 201 to 212, lands from 221; stack 501 to 503; the card with the longest text
 * in the player's graveyard 401.
 */
export function crowdedScene(decision: DecisionView = QUESTIONS.act): Scene {
  const scene = sampleScene(1, decision)
  const [me, them] = scene.view.players
  const graveyard = numbered([LONGEST_TEXT_CARD, ...GOBLINS], 401).map((one) => ({
    ...one,
    zone: 'graveyard' as const,
  }))
  const names = [...HAND, ...LANDS, ...GOBLINS, ...ELVES, ...STACK, LONGEST_TEXT_CARD]
  return {
    ...scene,
    view: {
      ...scene.view,
      players: [{ ...me, graveyard }, them],
      hand: numbered(HAND, 1),
      battlefield: [
        ...board(GOBLINS, 101, 0),
        ...board(LANDS, 121, 0),
        ...board(ELVES, 201, 1),
        ...board(LANDS, 221, 1),
      ],
      stack: STACK.map((name, index) => ({
        ...stackItem(index % 2 === 0 ? 1 : 0, 501 + index, name),
        spell: card(name),
        card: { ...card(name), id: id(501 + index) },
      })),
    },
    texts: {
      ...scene.texts,
      ...Object.fromEntries(names.map((name) => [name, renderedCard(name)])),
    },
  }
}

/** The words of the rules text of a card, without the symbols, which are drawn. */
export const wordsOf = (name: string): string[] =>
  rulesText(name)
    .replace(/\{[^}]+\}/g, ' ')
    .split(/\s+/)
    .filter(Boolean)
