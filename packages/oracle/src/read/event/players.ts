import type { EventPattern, Filter, Who } from '@spellwright/dsl'
import { ORDINALS } from '../../words/numbers.ts'
import { A_PLAYER, WHOSE, YOU_OR_OPPONENT } from '../../words/players.ts'
import { aNoun, nounOf } from '../noun.ts'
import { type EventReader, either, whenEver, whoOf } from './parts.ts'

/** Who does it; nobody in particular is any player. */
const by = (word: string): { player?: 'you' | 'opponent' } => {
  const player = playerOf(word)
  return player === undefined ? {} : { player }
}

const playerOf = (word: string): 'you' | 'opponent' | undefined => {
  const player = A_PLAYER.read(word)
  return player === 'any' ? undefined : player
}

/** "a red spell", "a spell that targets ~": what is cast; any spell has no filter. */
function spellOf(text: string): { spell?: Who } | undefined {
  const filter = nounOf(text.replace(/^an? /, ''))
  if (filter?.zone !== 'stack') return undefined
  const { zone: _zone, ...spell } = filter
  return Object.keys(spell).length === 0 ? {} : { spell }
}

const SPELL: Filter = { zone: 'stack' }

const ANYBODY = A_PLAYER.pattern

export const PLAYERS_DO: readonly EventReader[] = [
  [
    whenEver(`(${YOU_OR_OPPONENT}) casts? (an? (?:.+ )?spell(?: .+)?) during (${WHOSE.pattern}) turn`),
    ([, player, text, turn]) => {
      const spell = spellOf(text!)
      if (spell === undefined) return undefined
      const on: EventPattern = { kind: 'cast', ...by(player!), ...spell, during: WHOSE.read(turn!)! }
      return { on, it: 'eventObject', they: 'eventPlayer', filter: SPELL }
    },
  ],
  [
    whenEver("you cast your first spell during each opponent's turn"),
    () => ({ on: { kind: 'cast', player: 'you', nth: 1, during: 'opponent' }, it: 'eventObject', filter: SPELL }),
  ],
  [
    whenEver(`(${YOU_OR_OPPONENT}) (gains?|loses?) life (for the first time each turn|during your turn)`),
    ([, player, verb, tail]) => ({
      on: {
        kind: verb!.startsWith('gain') ? 'lifeGained' : 'lifeLost',
        player: playerOf(player!)!,
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
    whenEver(`(${ANYBODY}) plays a land`),
    ([, player]) => ({ on: { kind: 'landPlayed', ...by(player!) }, they: 'eventPlayer' }),
  ],
  [
    whenEver(`(${ANYBODY}) (searches|shuffles) their library`),
    ([, player, verb]) => ({
      on: { kind: verb === 'searches' ? 'searched' : 'shuffled', player: playerOf(player!) ?? 'eachPlayer' },
      they: 'eventPlayer',
    }),
  ],
  [
    whenEver(`(${ANYBODY}) taps? (an? .+|another .+|~) for mana`),
    ([, player, text]) => {
      const object = whoOf(text!)
      return object === undefined
        ? undefined
        : { on: { kind: 'tappedForMana', ...by(player!), object }, they: 'eventPlayer' }
    },
  ],
  [whenEver('the Ring tempts you'), () => ({ on: { kind: 'ringTempted', player: 'you' } })],
  [whenEver('you take the initiative'), () => ({ on: { kind: 'tookInitiative', player: 'you' } })],
  [whenEver('you complete a dungeon'), () => ({ on: { kind: 'dungeonCompleted', player: 'you' } })],
  [whenEver('you become the monarch'), () => ({ on: { kind: 'becameMonarch', player: 'you' } })],
  [whenEver('you commit a crime'), () => ({ on: { kind: 'crimeCommitted', player: 'you' } })],
  [whenEver('you proliferate'), () => ({ on: { kind: 'proliferated', player: 'you' } })],
  [whenEver('you cast ~'), () => ({ on: { kind: 'cast', player: 'you', spell: 'self' }, it: 'self' })],
  [
    whenEver(`(${ANYBODY}) casts? (an? (?:.+ )?spell(?: .+)?) from (your graveyard|exile|your hand)`),
    ([, player, text, zone]) => {
      const spell = spellOf(text!)
      if (spell === undefined || player !== 'you') return undefined
      const from = zone!.replace('your ', '') as 'exile'
      return { on: { kind: 'cast', player: 'you', ...spell, from }, it: 'eventObject', filter: SPELL }
    },
  ],
  [
    whenEver(`(${ANYBODY}) casts? (an? (?:.+ )?spell) from anywhere other than (?:your|their) hand`),
    ([, player, text]) => {
      const spell = spellOf(text!)
      if (spell === undefined) return undefined
      const on: EventPattern = { kind: 'cast', ...by(player!), ...spell, notFrom: 'hand' }
      return { on, it: 'eventObject', they: 'eventPlayer', filter: SPELL }
    },
  ],
  [
    whenEver(`(${ANYBODY}) casts? (an? (?:.+ )?spell(?: .+)?)`),
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
    whenEver(`(${ANYBODY}) casts? (?:your|their) (${ORDINALS.pattern}) spell each turn`),
    ([, player, nth]) => ({ on: { kind: 'cast', ...by(player!), nth: ORDINALS.read(nth!)! }, they: 'eventPlayer' }),
  ],
  [
    whenEver(`(${YOU_OR_OPPONENT}) draws? (?:your|their) (${ORDINALS.pattern}) card each turn`),
    ([, player, nth]) => ({
      on: { kind: 'drawn', player: playerOf(player!)!, nth: ORDINALS.read(nth!)! },
      they: 'eventPlayer',
    }),
  ],
  [
    whenEver(`(${ANYBODY}) draws? a card`),
    ([, player]) => ({ on: { kind: 'drawn', player: playerOf(player!) ?? 'eachPlayer' }, they: 'eventPlayer' }),
  ],
  [
    whenEver(`(${YOU_OR_OPPONENT}) (gains?|loses?) life`),
    ([, player, verb]) => ({
      on: { kind: verb!.startsWith('gain') ? 'lifeGained' : 'lifeLost', player: playerOf(player!)! },
      they: 'eventPlayer',
      amount: 'amount',
    }),
  ],
  [
    whenEver(`(${ANYBODY}) discards? (a card|an? .+ card)`),
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
    whenEver(`(${YOU_OR_OPPONENT}) discards? one or more (cards|.+ cards)`),
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
    whenEver(`(${ANYBODY}) cycles? (a|another) card`),
    ([, player, other]) => ({
      on: { kind: 'cycled', ...by(player!), ...(other === 'another' ? { object: { other: true } } : {}) },
    }),
  ],
  [
    whenEver(`(${ANYBODY}) sacrifices? (an? .+|another .+)`),
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
