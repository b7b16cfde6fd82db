import type { EventPattern, Filter } from '@spellwright/dsl'
import { not, youControl } from '@spellwright/dsl'
import { describe, expect, it } from 'vitest'
import { eventText } from './samples.ts'

type EventOf<K extends EventPattern['kind']> = Extract<EventPattern, { kind: K }>

const creature: Filter = { type: 'creature' }

/** One sample of every kind of event with its text. */
const EVENTS: { [K in EventPattern['kind']]: [EventOf<K>, string] } = {
  zoneChange: [
    { kind: 'zoneChange', object: { type: 'artifact', controller: 'you' }, from: 'battlefield', to: 'graveyard' },
    'Whenever an artifact you control is put into a graveyard from the battlefield, draw a card.',
  ],
  cast: [
    { kind: 'cast', player: 'opponent', spell: { type: ['instant', 'sorcery'] } },
    'Whenever an opponent casts an instant or sorcery spell, draw a card.',
  ],
  copied: [{ kind: 'copied', player: 'you' }, 'Whenever you copy a spell, draw a card.'],
  activated: [
    { kind: 'activated', player: 'opponent', object: { type: 'artifact' }, ability: 'nonmana' },
    "Whenever an opponent activates an ability of an artifact that isn't a mana ability, draw a card.",
  ],
  damage: [
    { kind: 'damage', source: creature, to: { player: 'you' }, combat: 'combat' },
    'Whenever a creature deals combat damage to you, draw a card.',
  ],
  attacks: [
    { kind: 'attacks', object: { type: 'creature', controller: 'you' }, alone: 'alone' },
    'Whenever a creature you control attacks alone, draw a card.',
  ],
  attackersDeclared: [
    { kind: 'attackersDeclared', player: 'you', attackers: { subtype: 'Goblin' } },
    'Whenever you attack with one or more Goblins, draw a card.',
  ],
  blocks: [
    { kind: 'blocks', object: 'self', attacker: { type: 'creature', keyword: 'flying' } },
    'Whenever this creature blocks a creature with flying, draw a card.',
  ],
  becomesBlocked: [
    { kind: 'becomesBlocked', object: 'self', by: creature },
    'Whenever this creature becomes blocked by a creature, draw a card.',
  ],
  attacksUnblocked: [
    { kind: 'attacksUnblocked', object: 'self' },
    "Whenever this creature attacks and isn't blocked, draw a card.",
  ],
  beginningOf: [
    { kind: 'beginningOf', step: 'end', whose: 'opponent' },
    "At the beginning of each opponent's end step, draw a card.",
  ],
  tapped: [{ kind: 'tapped', object: 'self' }, 'Whenever this creature becomes tapped, draw a card.'],
  untapped: [{ kind: 'untapped', object: creature }, 'Whenever a creature becomes untapped, draw a card.'],
  tappedForMana: [
    { kind: 'tappedForMana', object: { type: 'land' }, player: 'eachPlayer' },
    'Whenever a player taps a land for mana, draw a card.',
  ],
  lifeGained: [{ kind: 'lifeGained', player: 'opponent' }, 'Whenever an opponent gains life, draw a card.'],
  lifeLost: [{ kind: 'lifeLost', player: 'you' }, 'Whenever you lose life, draw a card.'],
  drawn: [{ kind: 'drawn', player: 'you', nth: 2 }, 'Whenever you draw your second card each turn, draw a card.'],
  discarded: [
    { kind: 'discarded', player: 'opponent', object: creature },
    'Whenever an opponent discards a creature card, draw a card.',
  ],
  playerCounters: [
    { kind: 'playerCounters', player: 'you', counter: 'energy', during: 'you' },
    'Whenever you get one or more {E} during your turn, draw a card.',
  ],
  controlChanged: [
    { kind: 'controlChanged', object: 'self', from: 'you' },
    'Whenever you lose control of this creature, draw a card.',
  ],
  cycled: [{ kind: 'cycled', player: 'eachPlayer' }, 'Whenever a player cycles a card, draw a card.'],
  sacrificed: [{ kind: 'sacrificed', object: 'self' }, 'Whenever this creature is sacrificed, draw a card.'],
  countersPut: [
    { kind: 'countersPut', object: 'self', counter: '+1/+1' },
    'Whenever one or more +1/+1 counters are put on this creature, draw a card.',
  ],
  chapter: [{ kind: 'chapter', numbers: [1, 2] }, 'I, II — Draw a card.'],
  countersRemoved: [
    { kind: 'countersRemoved', object: 'self', counter: 'time', last: 'last' },
    'When the last time counter is removed from this creature, draw a card.',
  ],
  becomesTarget: [
    { kind: 'becomesTarget', object: { type: 'creature', controller: 'you' }, controller: 'opponent' },
    'Whenever a creature you control becomes the target of a spell or ability an opponent controls, draw a card.',
  ],
  turnedFaceUp: [{ kind: 'turnedFaceUp', object: 'self' }, 'When this creature is turned face up, draw a card.'],
  daytime: [{ kind: 'daytime' }, 'Whenever day becomes night or night becomes day, draw a card.'],
  transformed: [{ kind: 'transformed', object: 'self' }, 'Whenever this creature transforms, draw a card.'],
  mutated: [{ kind: 'mutated', object: 'self' }, 'Whenever this creature mutates, draw a card.'],
  phasedOut: [{ kind: 'phasedOut', object: 'self' }, 'Whenever this creature phases out, draw a card.'],
  phasedIn: [{ kind: 'phasedIn', object: 'self' }, 'Whenever this creature phases in, draw a card.'],
  scried: [{ kind: 'scried', player: 'you' }, 'Whenever you scry, draw a card.'],
  surveilled: [{ kind: 'surveilled', player: 'you' }, 'Whenever you surveil, draw a card.'],
  proliferated: [{ kind: 'proliferated', player: 'you' }, 'Whenever you proliferate, draw a card.'],
  explored: [
    { kind: 'explored', object: { type: 'creature', controller: 'you' } },
    'Whenever a creature you control explores, draw a card.',
  ],
  investigated: [
    { kind: 'investigated', player: 'you', nth: 1 },
    'Whenever you investigate for the first time each turn, draw a card.',
  ],
  connived: [
    { kind: 'connived', object: { type: 'creature', controller: 'you' } },
    'Whenever a creature you control connives, draw a card.',
  ],
  triggered: [
    { kind: 'triggered', because: 'entering' },
    'Whenever a permanent entering causes a triggered ability to trigger, draw a card.',
  ],
  exploited: [{ kind: 'exploited', object: 'self' }, 'When this creature exploits a creature, draw a card.'],
  crimeCommitted: [{ kind: 'crimeCommitted', player: 'you' }, 'Whenever you commit a crime, draw a card.'],
  enlisted: [{ kind: 'enlisted', object: 'self' }, 'Whenever this creature enlists a creature, draw a card.'],
  plotted: [{ kind: 'plotted', object: 'self' }, 'Whenever this creature becomes plotted, draw a card.'],
  evidenceCollected: [{ kind: 'evidenceCollected', player: 'you' }, 'Whenever you collect evidence, draw a card.'],
  exerted: [{ kind: 'exerted', object: creature }, 'Whenever you exert a creature, draw a card.'],
  landPlayed: [{ kind: 'landPlayed', player: 'opponent' }, 'Whenever an opponent plays a land, draw a card.'],
  becameAttached: [
    { kind: 'becameAttached', object: 'self', to: creature },
    'Whenever this creature becomes attached to a creature, draw a card.',
  ],
  unlocked: [{ kind: 'unlocked', player: 'you' }, 'When you unlock this door, draw a card.'],
  fullyUnlocked: [{ kind: 'fullyUnlocked', player: 'you' }, 'Whenever you fully unlock a Room, draw a card.'],
  becameLevel: [{ kind: 'becameLevel', object: 'self', level: 2 }, 'When this creature becomes level 2, draw a card.'],
  becameMonstrous: [{ kind: 'becameMonstrous', object: 'self' }, 'When this creature becomes monstrous, draw a card.'],
  tookInitiative: [{ kind: 'tookInitiative', player: 'you' }, 'Whenever you take the initiative, draw a card.'],
  roomEntered: [
    { kind: 'roomEntered', object: 'self', room: 0 },
    'Whenever you move your venture marker into this room, draw a card.',
  ],
  dungeonCompleted: [{ kind: 'dungeonCompleted', player: 'you' }, 'Whenever you complete a dungeon, draw a card.'],
  becameMonarch: [{ kind: 'becameMonarch', player: 'you' }, 'Whenever you become the monarch, draw a card.'],
  ringTempted: [{ kind: 'ringTempted', player: 'you' }, 'Whenever the Ring tempts you, draw a card.'],
  searched: [{ kind: 'searched', player: 'opponent' }, 'Whenever an opponent searches their library, draw a card.'],
  shuffled: [{ kind: 'shuffled', player: 'you' }, 'Whenever you shuffle your library, draw a card.'],
  tokenCreated: [{ kind: 'tokenCreated', player: 'you' }, 'Whenever you create a token, draw a card.'],
  state: [
    { kind: 'state', condition: not(youControl({ type: 'artifact' })) },
    'When you control no artifacts, draw a card.',
  ],
  either: [
    {
      kind: 'either',
      events: [
        { kind: 'attacks', object: 'self' },
        { kind: 'blocks', object: 'self' },
      ],
    },
    'Whenever this creature attacks or blocks, draw a card.',
  ],
}

describe('every kind of event has its words', () => {
  it.each(Object.entries(EVENTS))('%s', (_kind, [event, text]) => expect(eventText(event)).toBe(text))
})
