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
    '',
  ],
  cast: [{ kind: 'cast', player: 'opponent', spell: { type: ['instant', 'sorcery'] } }, ''],
  copied: [{ kind: 'copied', player: 'you' }, ''],
  activated: [{ kind: 'activated', player: 'opponent', object: { type: 'artifact' }, ability: 'nonmana' }, ''],
  damage: [{ kind: 'damage', source: creature, to: { player: 'you' }, combat: 'combat' }, ''],
  attacks: [{ kind: 'attacks', object: { type: 'creature', controller: 'you' }, alone: 'alone' }, ''],
  attackersDeclared: [{ kind: 'attackersDeclared', player: 'you', attackers: { subtype: 'Goblin' } }, ''],
  blocks: [{ kind: 'blocks', object: 'self', attacker: { type: 'creature', keyword: 'flying' } }, ''],
  becomesBlocked: [{ kind: 'becomesBlocked', object: 'self', by: creature }, ''],
  attacksUnblocked: [{ kind: 'attacksUnblocked', object: 'self' }, ''],
  beginningOf: [{ kind: 'beginningOf', step: 'end', whose: 'opponent' }, ''],
  tapped: [{ kind: 'tapped', object: 'self' }, ''],
  untapped: [{ kind: 'untapped', object: creature }, ''],
  tappedForMana: [{ kind: 'tappedForMana', object: { type: 'land' }, player: 'eachPlayer' }, ''],
  lifeGained: [{ kind: 'lifeGained', player: 'opponent' }, ''],
  lifeLost: [{ kind: 'lifeLost', player: 'you' }, ''],
  drawn: [{ kind: 'drawn', player: 'you', nth: 2 }, ''],
  discarded: [{ kind: 'discarded', player: 'opponent', object: creature }, ''],
  cycled: [{ kind: 'cycled', player: 'eachPlayer' }, ''],
  sacrificed: [{ kind: 'sacrificed', object: 'self' }, ''],
  countersPut: [{ kind: 'countersPut', object: 'self', counter: '+1/+1' }, ''],
  countersRemoved: [{ kind: 'countersRemoved', object: 'self', counter: 'time', last: 'last' }, ''],
  becomesTarget: [
    { kind: 'becomesTarget', object: { type: 'creature', controller: 'you' }, controller: 'opponent' },
    '',
  ],
  turnedFaceUp: [{ kind: 'turnedFaceUp', object: 'self' }, ''],
  transformed: [{ kind: 'transformed', object: 'self' }, ''],
  landPlayed: [{ kind: 'landPlayed', player: 'opponent' }, ''],
  becameAttached: [{ kind: 'becameAttached', object: 'self', to: creature }, ''],
  becameMonstrous: [{ kind: 'becameMonstrous', object: 'self' }, ''],
  searched: [{ kind: 'searched', player: 'opponent' }, ''],
  shuffled: [{ kind: 'shuffled', player: 'you' }, ''],
  tokenCreated: [{ kind: 'tokenCreated', player: 'you' }, ''],
  state: [{ kind: 'state', condition: not(youControl({ type: 'artifact' })) }, ''],
  either: [
    {
      kind: 'either',
      events: [
        { kind: 'attacks', object: 'self' },
        { kind: 'blocks', object: 'self' },
      ],
    },
    '',
  ],
}

describe('every kind of event has its words', () => {
  it.each(Object.entries(EVENTS))('%s', (_kind, [event, text]) => expect(eventText(event)).toBe(text))
})
