import type { EventPattern, Filter, PlayerRef, Who } from '@spellwright/dsl'
import { aNoun, nounOf } from '../noun.ts'
import { type EventReader, either, whenEver, whoOf } from './parts.ts'

/** Who does it; nobody in particular is any player. */
const PLAYERS: Readonly<Record<string, PlayerRef | undefined>> = {
  you: 'you',
  'an opponent': 'opponent',
  'a player': undefined,
}
const by = (word: string): { player?: PlayerRef } => {
  const player = PLAYERS[word]
  return player === undefined ? {} : { player }
}

/** "a red spell", "a spell that targets ~": what is cast; any spell has no filter. */
function spellOf(text: string): { spell?: Who } | undefined {
  const filter = nounOf(text.replace(/^an? /, ''))
  if (filter?.zone !== 'stack') return undefined
  const { zone: _zone, ...spell } = filter
  return Object.keys(spell).length === 0 ? {} : { spell }
}

const SPELL: Filter = { zone: 'stack' }

const ORDINALS: Readonly<Record<string, number>> = { first: 1, second: 2, third: 3 }

const WHOSE_TURN: Readonly<Record<string, PlayerRef>> = { "an opponent's turn": 'opponent', 'your turn': 'you' }

export const PLAYERS_DO: readonly EventReader[] = [
  [
    whenEver("(you|an opponent) casts? (an? (?:.+ )?spell(?: .+)?) during (your turn|an opponent's turn)"),
    ([, player, text, turn]) => {
      const spell = spellOf(text!)
      if (spell === undefined) return undefined
      const on: EventPattern = { kind: 'cast', ...by(player!), ...spell, during: WHOSE_TURN[turn!]! }
      return { on, it: 'eventObject', they: 'eventPlayer', filter: SPELL }
    },
  ],
  [
    whenEver("you cast your first spell during each opponent's turn"),
    () => ({ on: { kind: 'cast', player: 'you', nth: 1, during: 'opponent' }, it: 'eventObject', filter: SPELL }),
  ],
  [
    whenEver('(you|an opponent) (gains?|loses?) life (for the first time each turn|during your turn)'),
    ([, player, verb, tail]) => ({
      on: {
        kind: verb!.startsWith('gain') ? 'lifeGained' : 'lifeLost',
        player: PLAYERS[player!]!,
        ...(tail === 'during your turn' ? { during: 'you' } : { nth: 1 }),
      },
      they: 'eventPlayer',
      amount: 'amount',
    }),
  ],
  [
    whenEver('you cycle or discard (a|another) card'),
    ([, other]) => ({
      on: {
        kind: 'discarded',
        player: 'you',
        told: 'cycleOrDiscard',
        ...(other === 'another' ? { object: { other: true } } : {}),
      },
    }),
  ],
  [
    whenEver('you (scry|surveil)'),
    ([, verb]) => ({
      on: { kind: verb === 'scry' ? 'scried' : 'surveilled', player: 'you' },
      amount: 'amount',
    }),
  ],
  [
    whenEver('(you|an opponent|a player) plays a land'),
    ([, player]) => ({ on: { kind: 'landPlayed', ...by(player!) }, they: 'eventPlayer' }),
  ],
  [
    whenEver('(an opponent|a player) (searches|shuffles) their library'),
    ([, player, verb]) => ({
      on: { kind: verb === 'searches' ? 'searched' : 'shuffled', player: PLAYERS[player!] ?? 'eachPlayer' },
      they: 'eventPlayer',
    }),
  ],
  [
    whenEver('(you|an opponent|a player) taps? (an? .+|another .+|~) for mana'),
    ([, player, text]) => {
      const object = whoOf(text!)
      return object === undefined
        ? undefined
        : { on: { kind: 'tappedForMana', ...by(player!), object }, they: 'eventPlayer' }
    },
  ],
  [whenEver('the Ring tempts you'), () => ({ on: { kind: 'ringTempted', player: 'you' } })],
  [whenEver('you become the monarch'), () => ({ on: { kind: 'becameMonarch', player: 'you' } })],
  [whenEver('you commit a crime'), () => ({ on: { kind: 'crimeCommitted', player: 'you' } })],
  [whenEver('you proliferate'), () => ({ on: { kind: 'proliferated', player: 'you' } })],
  [whenEver('you cast ~'), () => ({ on: { kind: 'cast', player: 'you', spell: 'self' }, it: 'self' })],
  [
    whenEver('(you|an opponent|a player) casts? (an? (?:.+ )?spell(?: .+)?) from (your graveyard|exile|your hand)'),
    ([, player, text, zone]) => {
      const spell = spellOf(text!)
      if (spell === undefined || player !== 'you') return undefined
      const from = zone!.replace('your ', '') as 'exile'
      return { on: { kind: 'cast', player: 'you', ...spell, from }, it: 'eventObject', filter: SPELL }
    },
  ],
  [
    whenEver('(you|an opponent|a player) casts? (an? (?:.+ )?spell) from anywhere other than (?:your|their) hand'),
    ([, player, text]) => {
      const spell = spellOf(text!)
      if (spell === undefined) return undefined
      const on: EventPattern = { kind: 'cast', ...by(player!), ...spell, notFrom: 'hand' }
      return { on, it: 'eventObject', they: 'eventPlayer', filter: SPELL }
    },
  ],
  [
    whenEver('(you|an opponent|a player) casts? (an? (?:.+ )?spell(?: .+)?)'),
    ([, player, text]) => {
      const spell = spellOf(text!)
      if (spell === undefined) return undefined
      return { on: { kind: 'cast', ...by(player!), ...spell }, it: 'eventObject', they: 'eventPlayer', filter: SPELL }
    },
  ],
  [
    whenEver('you cast or copy (an? (?:.+ )?spell(?: .+)?)'),
    ([, text]) => {
      const spell = spellOf(text!)
      if (spell === undefined) return undefined
      const on = either({ kind: 'cast', player: 'you', ...spell }, { kind: 'copied', player: 'you', ...spell })
      return { on, it: 'eventObject', filter: SPELL }
    },
  ],
  [
    whenEver('(you|a player|an opponent) casts? (?:your|their) (first|second|third) spell each turn'),
    ([, player, nth]) => ({ on: { kind: 'cast', ...by(player!), nth: ORDINALS[nth!]! }, they: 'eventPlayer' }),
  ],
  [
    whenEver('(you|an opponent) draws? (?:your|their) (second|third) card each turn'),
    ([, player, nth]) => ({
      on: { kind: 'drawn', player: PLAYERS[player!]!, nth: ORDINALS[nth!]! },
      they: 'eventPlayer',
    }),
  ],
  [
    whenEver('(you|an opponent|a player) draws? a card'),
    ([, player]) => ({ on: { kind: 'drawn', player: PLAYERS[player!] ?? 'eachPlayer' }, they: 'eventPlayer' }),
  ],
  [
    whenEver('(you|an opponent) (gains?|loses?) life'),
    ([, player, verb]) => ({
      on: { kind: verb!.startsWith('gain') ? 'lifeGained' : 'lifeLost', player: PLAYERS[player!]! },
      they: 'eventPlayer',
      amount: 'amount',
    }),
  ],
  [
    whenEver('(you|an opponent|a player) discards? (a card|an? .+ card)'),
    ([, player, text]) => {
      const object = text === 'a card' ? undefined : aNoun(text!)
      if (text !== 'a card' && object === undefined) return undefined
      return {
        on: { kind: 'discarded', ...by(player!), ...(object === undefined ? {} : { object }) },
        they: 'eventPlayer',
      }
    },
  ],
  [
    whenEver('(you|an opponent) discards? one or more (cards|.+ cards)'),
    ([, player, text]) => {
      const object = text === 'cards' ? undefined : nounOf(text!)
      if (text !== 'cards' && (object === undefined || object.zone !== undefined)) return undefined
      const which = object === undefined ? {} : { object }
      return { on: { kind: 'discarded', ...by(player!), ...which, batch: 'oneOrMore' }, amount: 'amount' }
    },
  ],
  [
    whenEver('a spell or ability an opponent controls causes you to discard ~'),
    () => ({ on: { kind: 'discarded', player: 'you', object: 'self', causedBy: 'opponent' }, it: 'self' }),
  ],
  [whenEver('you cycle ~'), () => ({ on: { kind: 'cycled', player: 'you', object: 'self' }, it: 'self' })],
  [
    whenEver('you cycle ~ or it dies'),
    () => ({
      on: either(
        { kind: 'cycled', player: 'you', object: 'self' },
        { kind: 'zoneChange', object: 'self', from: 'battlefield', to: 'graveyard' },
      ),
      it: 'self',
    }),
  ],
  [
    whenEver('(you|a player) cycles? (a|another) card'),
    ([, player, other]) => ({
      on: { kind: 'cycled', ...by(player!), ...(other === 'another' ? { object: { other: true } } : {}) },
    }),
  ],
  [
    whenEver('(you|an opponent|a player) sacrifices? (an? .+|another .+)'),
    ([, player, text]) => {
      const object = aNoun(text!)
      if (object === undefined) return undefined
      const on: EventPattern = { kind: 'sacrificed', ...by(player!), object }
      return { on, it: 'eventObject', they: 'eventPlayer' }
    },
  ],
  [whenEver('you sacrifice ~'), () => ({ on: { kind: 'sacrificed', player: 'you', object: 'self' }, it: 'self' })],
  [whenEver('you play a land'), () => ({ on: { kind: 'landPlayed', player: 'you' }, it: 'eventObject' })],
]
