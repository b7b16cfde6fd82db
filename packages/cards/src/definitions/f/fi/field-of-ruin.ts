import {
  activated,
  card,
  destroy,
  mana,
  put,
  sacrificeSelf,
  search,
  shuffle,
  tap,
  tapForMana,
  target,
  the,
} from '@spellwright/dsl'

export const fieldOfRuin = card({
  name: 'Field of Ruin',
  type: 'Land',
  abilities: [
    tapForMana('{C}'),
    activated({
      cost: [mana('{2}'), tap, sacrificeSelf],
      targets: { land: target({ type: 'land', not: { supertype: 'basic' }, controller: 'opponent' }) },
      effects: [
        destroy(the('land')),
        {
          kind: 'forEachPlayer',
          players: 'eachPlayer',
          as: 'player',
          effects: [
            search({ type: 'land', supertype: 'basic' }, { player: the('player'), whose: the('player') }),
            put('battlefield', the('found'), { under: the('player') }),
            shuffle(the('player')),
          ],
        },
      ],
    }),
  ],
})
