import {
  activated,
  addMana,
  anyColor,
  discardCost,
  draw,
  exile,
  explore,
  gainLife,
  mana,
  put,
  putCounters,
  ruleUntil,
  sacrificeSelf,
  search,
  shuffle,
  tap,
  tapForMana,
  target,
  the,
  transform,
} from './builders/index.ts'
import { type TokenDefinition, token } from './card.ts'

/** CR 111.10: tokens that effects create by name alone. */
const artifact = (word: string, ...abilities: TokenDefinition['abilities']): TokenDefinition =>
  token({ colors: [], type: `Artifact — ${word}`, abilities })

/** CR 111.10a. */
export const TREASURE = artifact('Treasure', activated({ cost: [tap, sacrificeSelf], effects: [addMana(anyColor())] }))
/** CR 111.10b. */
export const FOOD = artifact('Food', activated({ cost: [mana('{2}'), tap, sacrificeSelf], effects: [gainLife(3)] }))
/** CR 111.10c. */
export const GOLD = artifact('Gold', activated({ cost: [sacrificeSelf], effects: [addMana(anyColor())] }))
/** CR 111.10f. */
export const CLUE = artifact('Clue', activated({ cost: [mana('{2}'), sacrificeSelf], effects: [draw(1)] }))
/** CR 111.10g. */
export const BLOOD = artifact(
  'Blood',
  activated({ cost: [mana('{1}'), tap, discardCost(), sacrificeSelf], effects: [draw(1)] }),
)
/** CR 111.10h. */
export const POWERSTONE = artifact(
  'Powerstone',
  tapForMana('{C}', { kind: 'notCast', spell: { not: { type: 'artifact' } } }),
)
/** CR 111.10s. */
export const MAP = artifact(
  'Map',
  activated({
    cost: [mana('{1}'), tap, sacrificeSelf],
    timing: 'sorcery',
    targets: { creature: target({ type: 'creature', controller: 'you' }) },
    effects: [explore(the('creature'))],
  }),
)
/** CR 111.10u. */
export const LANDER = artifact(
  'Lander',
  activated({
    cost: [mana('{2}'), tap, sacrificeSelf],
    effects: [
      search({ type: 'land', supertype: 'basic' }),
      put('battlefield', the('found'), { enters: ['tapped'] }),
      shuffle(),
    ],
  }),
)
/** CR 111.10v. */
export const MUTAGEN = artifact(
  'Mutagen',
  activated({
    cost: [mana('{1}'), tap, sacrificeSelf],
    timing: 'sorcery',
    targets: { creature: target({ type: 'creature' }) },
    effects: [putCounters('+1/+1', 1, the('creature'))],
  }),
)

/** CR 111.10t. */
export const JUNK = artifact(
  'Junk',
  activated({
    cost: [tap, sacrificeSelf],
    timing: 'sorcery',
    effects: [
      { kind: 'lookAtTop', player: 'you', count: 1, as: 'top' },
      exile(the('top'), { as: 'exiled' }),
      ruleUntil({ kind: 'mayPlayFrom', player: 'you', zone: 'exile', what: { among: the('exiled') }, verb: 'play' }),
    ],
  }),
)

/** CR 111.10i: created by incubating alone. */
export const INCUBATOR: TokenDefinition = {
  ...artifact('Incubator', activated({ cost: [mana('{2}')], effects: [transform('self')] })),
  back: token({ colors: [], type: 'Artifact Creature — Phyrexian', power: 0, toughness: 0 }),
}

/** By the word that names them. */
export const PREDEFINED_TOKENS: Readonly<Record<string, TokenDefinition>> = {
  Treasure: TREASURE,
  Food: FOOD,
  Gold: GOLD,
  Clue: CLUE,
  Blood: BLOOD,
  Powerstone: POWERSTONE,
  Map: MAP,
  Lander: LANDER,
  Mutagen: MUTAGEN,
  Junk: JUNK,
}
