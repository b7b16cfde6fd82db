import type { Effect, EffectOf, Filter } from '@spellwright/dsl'
import { numberOf } from '../../words/numbers.ts'
import { LIBRARY_END } from '../../words/places.ts'
import { countedNoun } from '../counted-noun.ts'
import { nounOf } from '../noun.ts'
import type { Reading } from '../reading.ts'
import type { EffectReader } from './reader.ts'

/** A choice made on resolution, without a target. */
function chosen(text: string, reading: Reading): { choice: Effect; from: Filter } | undefined {
  const found = countedNoun(text, reading)
  if (found === undefined) return undefined
  const { owner, ...from } = found.filter
  const whose = owner === undefined || from.zone === undefined ? {} : { whose: owner }
  const kept = 'whose' in whose ? from : found.filter
  const { count } = found
  return {
    from: found.filter,
    choice: { kind: 'choose', player: 'you', from: kept, ...whose, count: { min: count, max: count }, as: 'chosen' },
  }
}

const CHOSEN = { the: 'chosen' }

function movesChosen(
  text: string,
  reading: Reading,
  fits: (from: Filter) => boolean,
  move: Omit<EffectOf<'move'>, 'kind' | 'what'>,
): Effect[] | undefined {
  const found = chosen(text, reading)
  if (found === undefined || !fits(found.from)) return undefined
  return [found.choice, { kind: 'move', what: CHOSEN, ...move }]
}

/** What is done to any number of them: so many can be counted afterwards. */
function doneToChosen(verb: string, noun: string, reading: Reading): Effect {
  switch (verb) {
    case 'tap':
      return reading.doing('tapped', noun, { kind: 'tap', what: CHOSEN } as EffectOf<'tap'>)
    case 'untap':
      return { kind: 'untap', what: CHOSEN }
    case 'sacrifice':
      return reading.doing('sacrificed', noun, { kind: 'sacrifice', what: CHOSEN } as EffectOf<'sacrifice'>)
    case 'reveal':
      return reading.doing('revealed', noun, { kind: 'reveal', what: CHOSEN } as EffectOf<'reveal'>)
    default:
      return reading.doing('exiled', noun, {
        kind: 'move',
        verb: 'exile',
        what: CHOSEN,
        to: 'exile',
      } as EffectOf<'move'>)
  }
}

const inHand = ({ zone, owner }: Filter): boolean => zone === 'hand' && owner === 'you'

export const CHOSEN_THINGS: readonly EffectReader[] = [
  [
    /^(tap|untap) up to (\S+) ((?!target)(?:\S+ )*(?:lands|creatures|permanents|artifacts)(?: you control)?)$/,
    ([, verb, amount, text], reading) => {
      const from = nounOf(text!, reading.nounPlayers)
      const max = numberOf(amount!)
      if (from === undefined || max === undefined) return undefined
      return [
        { kind: 'choose', player: 'you', from, count: { min: 0, max }, as: 'chosen' },
        { kind: verb as 'tap', what: CHOSEN },
      ]
    },
  ],
  [
    /^(tap|untap|sacrifice|exile|reveal) any number of ((?!target)[^.,]+)$/,
    ([, verb, text], reading) => {
      const found = nounOf(text!.replace(/ in your hand$/, ' from your hand'), reading.nounPlayers)
      if (found === undefined) return undefined
      const { owner, ...rest } = found
      const isHidden = found.zone === 'hand' && owner === 'you'
      if (found.zone !== undefined && !(isHidden || (verb === 'exile' && owner === 'you'))) return undefined
      if ((verb === 'reveal') !== isHidden) return undefined
      // Only what one controls can be sacrificed (CR 701.21a).
      const mine = verb === 'sacrifice' && found.controller === undefined ? { controller: 'you' as const } : {}
      const from = found.zone === undefined ? { ...found, ...mine } : rest
      const whose = found.zone === undefined || owner === undefined ? {} : { whose: owner }
      const choice: Effect = {
        kind: 'choose',
        player: 'you',
        from,
        ...whose,
        count: { min: 0, max: 'any' },
        as: 'chosen',
      }
      const noun =
        found.zone === undefined && typeof found.type === 'string'
          ? found.type
          : found.zone === undefined
            ? 'permanent'
            : 'card'
      return [choice, doneToChosen(verb!, noun, reading)]
    },
  ],
  [
    /^return ((?:an?|another|two) .+? you control) to (?:its owner's hand|their owner's hand|their owners' hands)$/,
    ([, text], reading) =>
      movesChosen(text!, reading, ({ zone }) => zone === undefined, { verb: 'return', to: 'hand' }),
  ],
  [
    /^put (an? .+ from your hand) onto the battlefield( tapped)?$/,
    ([, text, tapped], reading) =>
      movesChosen(text!, reading, inHand, {
        verb: 'put',
        to: 'battlefield',
        ...(tapped === undefined ? {} : { enters: ['tapped'] }),
      }),
  ],
  [
    new RegExp(`^put ((?:a|two) cards? from your hand) (${LIBRARY_END.pattern}) of your library( in any order)?$`),
    ([, text, place, order], reading) =>
      movesChosen(text!, reading, inHand, {
        verb: 'put',
        to: 'library',
        library: {
          position: LIBRARY_END.read(place!)!,
          ...(order === undefined ? {} : { order: 'chosen' }),
        },
      }),
  ],
  [
    /^return (an? .+ card(?: with .+?)? from your graveyard) to (your hand|the battlefield)$/,
    ([, text, to], reading) =>
      movesChosen(text!, reading, ({ zone }) => zone === 'graveyard', {
        verb: 'return',
        to: to === 'your hand' ? 'hand' : 'battlefield',
      }),
  ],
]
