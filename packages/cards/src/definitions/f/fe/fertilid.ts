import {
  activated,
  card,
  entersWithCounters,
  mana,
  put,
  removeCounter,
  search,
  shuffle,
  targetPlayer,
  the,
} from '@spellwright/dsl'

export const fertilid = card({
  name: 'Fertilid',
  cost: '{2}{G}',
  type: 'Creature — Elemental',
  power: 0,
  toughness: 0,
  abilities: [
    entersWithCounters('+1/+1', 2),
    activated({
      cost: [mana('{1}{G}'), removeCounter('+1/+1')],
      targets: { player: targetPlayer },
      effects: [
        search({ type: 'land', supertype: 'basic' }, { player: the('player'), whose: the('player') }),
        put('battlefield', the('found'), { under: the('player'), enters: ['tapped'] }),
        shuffle(the('player')),
      ],
    }),
  ],
})
